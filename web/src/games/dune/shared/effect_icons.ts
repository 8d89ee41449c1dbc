// The effects of the Imperium family as icons.
import { icon as iconOf } from '../../../theme/icons';
import { group, icon, join, number, sign, some, text, type IconTable } from '../../../components/effect_parts';

const signOf = (faction: unknown): string => iconOf(String(faction ?? ''));

export const duneIcons: IconTable = ({ key, args }, n, child) => {
  const faction = signOf(args['faction']);
  switch (key) {
    case 'draw':
      return [some(n, 'draw')];
    case 'draw-intrigue':
      return [some(n, 'intrigue')];
    case 'steal-intrigue':
      return [text('fx-steal', { n })];
    case 'discard':
      return [some(n, 'discard')];
    case 'snoop':
      return [icon('eye'), icon('deck'), sign(':'), icon('draw'), sign('/'), icon('trash')];
    case 'refocus':
      return [icon('discard'), icon('recall'), icon('deck'), some(n, 'draw')];
    case 'take-back':
      return [icon('discard'), icon(faction), icon('arrow'), icon('hand')];
    case 'trash':
    case 'trash-cost':
      return [icon('trash')];
    case 'trash-this':
      return [group(icon('trash'), text('fx-this'))];
    case 'acquire':
      return [group(icon('acquire'), sign(`≤${n}`))];
    case 'acquire-to-deck':
      return [group(icon('acquire'), sign(`≤${n}`)), icon('deck')];
    case 'acquire-reserve':
      return [{ kind: 'name', domain: 'card', id: String(args['card']) }, icon('acquire')];
    case 'signet':
      return [icon('signet')];
    case 'troops':
      return [some(n, 'troop')];
    case 'muster':
      return [some(n, 'troop'), icon('deploy')];
    case 'muster-reveal':
      return [some(n, 'troop'), icon('reveal'), icon('deploy')];
    case 'deploy':
      return [group(icon('deploy'), number(n))];
    case 'deploy-any':
      return [group(icon('deploy'), text('fx-any'))];
    case 'retreat':
      return [group(icon('retreat'), number(n))];
    case 'retreat-any':
      return [group(icon('retreat'), text('fx-any'))];
    case 'lose-deployed':
      return [some(n, 'lose-troop')];
    case 'lose-garrison':
      return [group(icon('garrison'), icon('lose-troop'))];
    case 'double-cross':
      return [text('fx-each-chosen'), icon('lose-troop'), icon('deploy')];
    case 'influence':
      return [some(n, 'influence-up', faction)];
    case 'influence-any':
      return [some(n, 'influence-up', 'any-faction')];
    case 'influence-different':
      return [group(number(`${Number(args['times'])}×`), icon('influence-up'), icon('any-faction'))];
    case 'influence-outdone':
      return [group(icon('influence-up'), icon('any-faction')), text('fx-outdone')];
    case 'influence-boost':
      return [group(number(`+${n}`), icon('influence-up'))];
    case 'influence-of':
      return [
        icon('influence-up'),
        ...join(
          (args['factions'] as string[]).map((f) => [icon(signOf(f))]),
          [sign('/')],
        ),
      ];
    case 'lose-influence':
      return [some(n, 'influence-down', 'any-faction')];
    case 'council-seat':
      return [icon('council'), group(number(`+${n}`), icon('persuasion'))];
    case 'hire-swordmaster':
      return [icon('swordmaster')];
    case 'take-mentat':
    case 'win-mentat':
      return [icon('mentat')];
    case 'recall-agent':
      return [icon('recall'), icon('agent')];
    case 'harvest':
      return [group(number(n), icon('spice'))];
    case 'double-harvest':
      return [group(icon('maker'), icon('spice'), sign('×2'))];
    case 'presence':
      return [group(icon('reveal'), ...child('effect'))];
    case 'take-control':
      return [group(icon('control'), { kind: 'name', domain: 'space', id: String(args['space']) })];
    case 'anywhere':
      return [text('fx-any-space')];
    case 'persuasion-per-card':
      return [group(number(n), icon('persuasion')), text('fx-each'), icon(faction)];
    case 'reveal-persuasion':
      return [group(icon('reveal'), number(n), icon('persuasion'))];
    case 'hagal-recruit':
      return [some(n, 'troop')];
    case 'hagal-signet':
      return [icon('signet')];
    case 'hagal-visit':
      return []; // the card has the name and the sign of the place
    case 'hagal-harvest':
      return [icon('maker'), icon('spice')];
    case 'hagal-reshuffle':
      return [icon('recall'), icon('deck')];
    case 'if-influence':
      return [group(sign(`${n}+`), icon(faction))];
    case 'if-spice':
      return [group(sign(`${n}+`), icon('spice'))];
    case 'if-council':
      return [icon('council')];
    case 'if-alliance':
      return [group(icon('alliance'), icon(faction))];
    case 'if-any-alliance':
      return [icon('alliance')];
    case 'if-other-in-play':
      return [icon(faction)];
    case 'if-fremen-bond':
      return [icon('bond')];
    case 'if-mentat-home':
      return [icon('mentat')];
    case 'if-tracks':
      return [group(sign(`${n}+`), icon('influence-up'), sign(`×${Number(args['tracks'])}`))];
    case 'if-copies':
      return [group(sign(`${n}+`), { kind: 'name', domain: 'card', id: String(args['card']) })];
    case 'if-most-copies':
      return [text('fx-most'), { kind: 'name', domain: 'card', id: String(args['card']) }];
    case 'silence':
      return [icon('lock'), text('fx-space')];
    case 'spice-must-flow-discount':
      return [{ kind: 'name', domain: 'card', id: 'the_spice_must_flow' }, group(number(`−${n}`), icon('persuasion'))];
    case 'may-pass-turn':
      return [text('fx-may-pass')];
    case 'envoy':
      return [group(sign('+'), icon('emperor'), icon('guild'), icon('bene-gesserit'), icon('fremen'))];
    case 'infiltrate':
      return [icon('agent'), text('fx-unblocked')];
    case 'recruitment-mission':
      return [icon('acquire'), icon('arrow'), icon('deck')];
    case 'manipulate':
      return [icon('lock'), text('fx-row-card')];
    case 'sell-melange':
      return [
        { kind: 'pay', parts: [number(`${Number(args['least'])}–${Number(args['most'])}`), icon('spice')] },
        icon('arrow'),
        group(number(`${Number(args['from'])}–${Number(args['to'])}`), icon('solari')),
      ];
    default:
      return null;
  }
};
