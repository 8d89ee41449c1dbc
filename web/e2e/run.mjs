// One scenario in a real browser: `node e2e/run.mjs SCENARIO http://127.0.0.1:8000`. The tests call it, with - for the
// name; so can you.
import { createInterface } from 'node:readline';
import { TestRun, launch } from './support/browser.mjs';
import * as analysis from './scenarios/analysis.mjs';
import * as arrakis from './scenarios/arrakis.mjs';
import * as arrakis_solo from './scenarios/arrakis_solo.mjs';
import * as around from './scenarios/table_actions.mjs';
import * as conflict from './scenarios/conflict.mjs';
import * as explain from './scenarios/explain.mjs';
import * as explain_words from './scenarios/explain_words.mjs';
import * as expansions from './scenarios/expansions.mjs';
import * as first from './scenarios/first_load.mjs';
import * as first_games from './scenarios/first_games.mjs';
import * as games from './scenarios/whole_games.mjs';
import * as late from './scenarios/late_answers.mjs';
import * as learn from './scenarios/learn.mjs';
import * as modules from './scenarios/modules.mjs';
import * as online from './scenarios/online.mjs';
import * as puzzles from './scenarios/puzzles.mjs';
import * as reasons from './scenarios/reasons.mjs';
import * as review from './scenarios/review.mjs';
import * as pages from './scenarios/pages.mjs';
import * as rows from './scenarios/rows.mjs';
import * as profile from './scenarios/profile.mjs';
import * as screens from './scenarios/layout.mjs';
import * as stories from './scenarios/playback.mjs';
import * as turns from './scenarios/turns.mjs';
import * as uprising from './scenarios/uprising.mjs';
import * as all_screens from './scenarios/screens.mjs';
import * as six from './scenarios/six.mjs';

const SCENARIOS = {
  ...all_screens,
  ...analysis,
  ...arrakis,
  ...arrakis_solo,
  ...around,
  ...conflict,
  ...expansions,
  ...explain,
  ...explain_words,
  ...first,
  ...first_games,
  ...games,
  ...late,
  ...learn,
  ...modules,
  ...online,
  ...pages,
  ...puzzles,
  ...profile,
  ...reasons,
  ...rows,
  ...review,
  ...screens,
  ...six,
  ...stories,
  ...turns,
  ...uprising,
};
const [wanted = '', base = ''] = process.argv.slice(2);
const known = (/** @type {string} */ name) => Object.hasOwn(SCENARIOS, name);
if (!(known(wanted) || wanted === '-') || !/^http:\/\/[^/]+\/?$/.test(base)) {
  console.error(
    'usage: run.mjs SCENARIO http://HOST:PORT, where SCENARIO is - (names are read, a line each) or one of: ' +
      Object.keys(SCENARIOS).sort().join(', '),
  );
  process.exit(2);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} name
 * @returns {Promise<boolean>} whether all was well
 */
async function play(browser, name) {
  const run = new TestRun(name, base.replace(/\/$/, ''), browser);
  try {
    await SCENARIOS[name](run);
    run.check();
    return true;
  } catch (error) {
    console.error(error?.stack ?? error);
    for (const fault of run.faults) console.error(`in the page: ${fault}`);
    await run.pictures('failed');
    return false;
  } finally {
    await run.close();
  }
}

const browser = await launch();
let well = true;
if (wanted !== '-') well = await play(browser, wanted);
else {
  // One browser for many scenarios, each with people of its own. A scenario that failed ends the browser.
  for await (const name of createInterface({ input: process.stdin })) {
    if (!known(name)) console.error(`unknown scenario ${name}`);
    well = known(name) && (await play(browser, name));
    if (!well) break;
    console.log(name);
  }
}
await browser.close();
process.exit(well ? 0 : 1);
