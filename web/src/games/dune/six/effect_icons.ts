// The effects that only a table of two teams has, as icons.
import { group, icon, number, sign, some, text, type IconTable } from '../../../components/effect_parts';

export const sixIcons: IconTable = ({ key, args }, n, child) => {
  switch (key) {
    case 'trade':
      return [group(icon('recall'), text('fx-trade'))];
    case 'reinforcements':
      return [group(number(n), icon('troop')), icon('deploy')];
    case 'for-ally':
      return [group(text('fx-ally'), ...child('effect'))];
    case 'troops-each-ally':
      return [group(some(n, 'troop'), text('fx-each-ally'))];
    case 'team-reward':
      return [group(icon('user'), sign('×3'), ...child('effect'))];
    case 'levy':
      return [{ kind: 'pay', parts: [number(n), icon('spice'), text('fx-together')] }, icon('arrow'), ...child('gain')];
    case 'pass-on-contracts':
      return [group(icon('contract'), icon('contract'), icon('arrow'), text('fx-allies'))];
    case 'enthrone':
      return [group(icon('acquire'), icon('arrow'), icon('emperor'))];
    case 'may-place-spy':
      return [icon('spy')];
    case 'hire-once':
      return [icon('swordmaster'), group(number(`+${Number(args['n'])}`), icon('sword'))];
    case 'take-alliance':
      return [icon('alliance')];
    case 'if-bonus-token':
      return [group(icon('swordmaster'), icon('sword'))];
    default:
      return null;
  }
};
