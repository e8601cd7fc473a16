import { strategicText } from '../../../words/strategic/texts/screen';
import { askFirst, FinalText } from '../../table/sealing';
import { settingNow } from './desk/assign';
import type { Desk } from './desk/desk';
import { targetsNamed } from './desk/given';

/** Confirms; asks once when nothing was ordered although something could have been. */
export function confirmOrders(desk: Desk): void {
  const confirm = () => {
    desk.give({ kind: 'confirm' });
  };
  if (!isIdle(desk)) {
    confirm();
    return;
  }
  const words = {
    title: strategicText('idleTitle'),
    text: <FinalText text={strategicText('idleText')} />,
    yes: strategicText('confirm'),
  };
  askFirst(desk, words, confirm);
}

/** Squadrons could be sent, or attempts aimed, and none is. */
function isIdle(desk: Desk): boolean {
  const { view, legal, sorties } = desk;
  const setting = settingNow(view);
  if (setting) {
    const isOut = sorties.some(({ mission }) =>
      setting === 'strike' ? mission === 'strike' || mission === 'escort' : mission === setting,
    );
    return !isOut && legal.some(({ kind }) => kind.startsWith('assign'));
  }
  if (view.step.kind === 'searchTargets')
    return targetsNamed(desk) === 0 && legal.some(({ kind }) => kind.startsWith('search'));
  return false;
}
