// One scenario in a real browser: `node e2e/run.mjs SCENARIO http://127.0.0.1:8000`. The tests call it; so can you.
import { House } from './house/house.mjs';
import * as arrakis from './scenarios/arrakis.mjs';
import * as arrakis_solo from './scenarios/arrakis_solo.mjs';
import * as around from './scenarios/around.mjs';
import * as games from './scenarios/games.mjs';
import * as online from './scenarios/online.mjs';
import * as pages from './scenarios/pages.mjs';
import * as screens from './scenarios/screens.mjs';
import * as stories from './scenarios/stories.mjs';
import * as turns from './scenarios/turns.mjs';
import * as uprising from './scenarios/uprising.mjs';
import * as six from './scenarios/uprising_six.mjs';

const SCENARIOS = { ...arrakis, ...arrakis_solo, ...around, ...games, ...online, ...pages, ...screens, ...six, ...stories, ...turns, ...uprising };
const [name = '', base = ''] = process.argv.slice(2);
const play = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined;
if (play === undefined || !/^http:\/\/[^/]+\/?$/.test(base)) {
  console.error(`usage: run.mjs SCENARIO http://HOST:PORT, where SCENARIO is one of: ${Object.keys(SCENARIOS).sort().join(', ')}`);
  process.exit(2);
}

const house = await House.open(name, base.replace(/\/$/, ''));
let failed = false;
try {
  await play(house);
  house.check();
} catch (error) {
  failed = true;
  console.error(error?.stack ?? error);
  for (const fault of house.faults) console.error(`in the page: ${fault}`);
  await house.pictures('failed');
} finally {
  await house.close();
}
process.exit(failed ? 1 : 0);
