// The effects that only Uprising has, as icons.
import { icon as iconOf } from '../../../theme/icons';
import {
  group,
  icon,
  join,
  number,
  sign,
  some,
  text,
  type Part,
  type IconTable,
} from '../../../components/effect_parts';

const spots = (icons: unknown): Part[] =>
  join(
    (icons as string[]).map((i) => [icon(iconOf(i))]),
    [sign('/')],
  );

export const uprisingIcons: IconTable = ({ key, args }, n, child) => {
  switch (key) {
    case 'place-spy':
      return [icon('spy')];
    case 'place-spy-at':
      return [group(icon('spy'), icon('post'), ...spots(args['icons']))];
    case 'place-spy-here':
      return [group(icon('spy'), icon('post'), text('fx-here'))];
    case 'place-spy-shared':
      return [group(icon('spy'), sign('+'))];
    case 'recall-spies':
      return [group(...(n > 1 ? [number(n)] : []), icon('spy'), icon('recall'))];
    case 'if-spies':
      return [group(sign(`${n}+`), icon('spy'))];
    case 'if-spy-recalled':
      return [group(icon('spy'), icon('recall'))];
    case 'if-spying-on-maker':
      return [group(icon('spy'), icon('maker'))];
    case 'summon':
      return [some(n, 'sandworm')];
    case 'detonate':
    case 'demolish':
      return [group(icon('atomics'), icon('shield-wall'))];
    case 'maker-hooks':
    case 'if-maker-hooks':
      return [icon('hooks')];
    case 'bonus-spice':
      return [group(sign('+'), icon('maker'))];
    case 'if-sandworms':
      return [icon('sandworm')];
    case 'if-strength':
      return [group(sign(`${n}+`), icon('sword'))];
    case 'paid-extra':
      return [
        group(
          { kind: 'pay', parts: [number(Number(args['n'])), icon(iconOf(String(args['of'])))] },
          ...child('effect'),
        ),
      ];
    case 'presence-short':
      return [group(sign('+'), ...child('effect'))];
    case 'surcharge-solari':
      return [{ kind: 'pay', parts: [number(n), icon('solari')] }];
    case 'surcharge-spice':
      return [{ kind: 'pay', parts: [number(n), icon('spice')] }];
    case 'recall-other-agent':
      return [icon('recall'), icon('agent')];
    case 'trash-intrigue':
      return [group(icon('trash'), icon('intrigue'))];
    case 'swap-intrigue':
      return [icon('trash'), icon('intrigue')];
    case 'recall-other-agent-short':
      return [icon('recall')];
    case 'detonate-short':
      return [icon('atomics')];
    case 'if-visited-maker':
      return [group(icon('agent'), icon('maker'))];
    case 'if-visited-faction':
      return [group(icon('agent'), icon('any-faction'))];
    case 'take-contract':
      return [icon('contract')];
    case 'complete-contracts':
      return [group(icon('contract'), icon('check'))];
    case 'if-contracts':
      return [group(sign(`${n}+`), icon('contract'), icon('check'))];
    case 'terms-visit':
      return [{ kind: 'name', domain: 'space', id: String(args['space']) }, sign(':'), ...child('effect')];
    case 'terms-harvest':
      return [group(sign(`${n}+`), icon('spice'), icon('maker')), sign(':'), ...child('effect')];
    case 'terms-acquire':
      return [{ kind: 'name', domain: 'card', id: String(args['card']) }, sign(':'), ...child('effect')];
    case 'terms-at-once':
      return child('effect');
    case 'acquire-to-hand':
      return [group(icon('acquire'), sign(`≤${n}`)), icon('arrow'), icon('hand')];
    case 'acquire-exactly-to-hand':
      return [group(icon('acquire'), sign(`=${n}`)), icon('arrow'), icon('hand')];
    case 'trash-from-hand':
      return [group(icon('hand'), icon('trash'), ...(args['faction'] ? [icon(iconOf(String(args['faction'])))] : []))];
    case 'trash-for-gain':
      return [group(icon('hand'), icon('trash')), sign(':'), ...child('gain')];
    case 'retreat-exactly':
      return [group(icon('retreat'), number(n))];
    case 'retreat-between':
      return [group(icon('retreat'), number(`${Number(args['least'])}–${n}`))];
    case 'hold-back':
      return [group(icon('lock'), icon('deploy'))];
    case 'if-gained-spice':
      return [icon('spice')];
    case 'lose-influences':
      return [some(n, 'influence-down', 'any-faction')];
    case 'store-memory':
      return [group(icon('troop'), icon('lock'))];
    case 'once-a-turn':
      return child('effect');
    case 'acquire-for-solari':
      return [group(icon('acquire'), sign(':'), icon('solari'))];
    case 'return-this':
      return [group(text('fx-this'), icon('arrow'), icon('hand'))];
    case 'standing-reveal':
      return [group(icon('reveal'), ...child('effect'))];
    case 'standing-agent':
      return [group(icon('agent'), ...child('effect'))];
    case 'standing-friendship':
      return [group(sign(`${n}+`), icon(iconOf(String(args['faction'])))), sign(':'), ...child('effect')];
    case 'standing-watch':
      return [group(icon('spy'), icon('maker'), icon('agent')), sign(':'), group(number(1), icon('spice'))];
    case 'standing-without':
      return [group(sign('−'), { kind: 'name', domain: 'card', id: String(args['card']) })];
    case 'repeat-space':
      return [group(icon('recall'), text('fx-space-again'))];
    case 'awaken':
      return [group(icon('recall'), icon('troop')), group(icon('draw'), text('fx-each')), icon('recall')];
    case 'trash-other':
      return [group(icon('trash'), icon(iconOf(String(args['faction']))))];
    case 'if-units':
      return [group(sign(`${n}+`), icon('troop'), sign('/'), icon('sandworm'))];
    case 'if-no-council':
      return [group(sign('¬'), icon('council'))];
    case 'place-spies':
      return [group(number(n), icon('spy'))];
    case 'if-discarded':
      return [group(icon('discard'), icon(iconOf(String(args['faction']))))];
    case 'if-acquired-flow':
      return [group(icon('acquire'), { kind: 'name', domain: 'card', id: 'the_spice_must_flow' })];
    case 'influence-where-spying':
      return [group(icon('influence-up'), icon('any-faction'), icon('spy'))];
    case 'draw-per-worm':
      return [group(some(n, 'draw'), text('fx-each'), icon('sandworm'))];
    case 'swords-per-armed':
      return [group(number(n), icon('sword'), text('fx-each'), icon('reveal'), icon('sword'))];
    case 'swords-per-revealed':
      return [group(number(n), icon('sword'), text('fx-each'), icon(iconOf(String(args['faction']))))];
    case 'persuasion-per-contract':
      return [group(number(n), icon('persuasion'), text('fx-each'), icon('contract'), icon('check'))];
    case 'if-deck-size':
      return [group(sign(`${n}+`), icon('deck'))];
    case 'sort-three':
      return [group(icon('eye'), number(n), icon('deck')), sign(':'), icon('discard'), icon('trash'), icon('draw')];
    case 'if-swordmaster':
      return [icon('swordmaster')];
    case 'deploy-recruits':
      return [group(icon('troop'), icon('deploy'))];
    case 'deploy-or-retreat':
      return [group(icon('deploy'), sign('/'), icon('retreat'), number(n))];
    case 'train':
      return [group(icon('signet'), icon('arrow'))];
    case 'turn-down-icon':
      return [group(icon(iconOf(String(args['icon']))), sign('/'), icon('wild'), icon('arrow'), icon('discard'))];
    case 'if-sent-to':
      return [group(icon('agent'), ...spots(args['factions']))];
    case 'if-post-landsraad':
      return [group(icon('post'), icon('landsraad'))];
    case 'if-post-faction':
      return [group(icon('post'), icon('any-faction'))];
    case 'rival-spy':
      return [icon('spy')];
    case 'rival-blast':
      return [group(icon('hooks'), sign(':'), icon('shield-wall'))];
    case 'rival-signet':
      return [icon('signet')];
    case 'rival-influence-ranked':
      return [group(icon('influence-up'), number(`#${Number(args['rank'])}`))];
    case 'rival-influence-alliance':
      return [group(...(n > 1 ? [number(n)] : []), icon('influence-up'), icon('alliance'))];
    case 'rival-influence-most':
      return [group(icon('influence-up'), icon('any-faction'), text('fx-most'))];
    case 'rival-influence-least':
      return [group(icon('influence-up'), icon('any-faction'), text('fx-least'))];
    case 'rival-harvest':
      return [icon('maker'), icon('spice')];
    case 'rival-harvest-worms':
      return [icon('maker'), icon('spice'), sign('/'), some(n, 'sandworm')];
    case 'hagal-place-spy':
      return child('effect');
    case 'hagal-bonus-spice':
      return child('effect');
    case 'if-conflict-level':
      return [group(icon('combat'), sign('I'.repeat(Number(args['level']))))];
    default:
      return null;
  }
};
