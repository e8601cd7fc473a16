import { strategicText } from '../../../words/strategic/texts/screen';
import { AskFinal } from '../../app/AskFinal';
import { readPrefs } from '../../app/prefs';
import { settingNow } from './assign';
import type { Desk } from './desk';
import { targetsNamed } from './given';

/** Confirms; asks once when nothing was ordered although something could have been. */
export function confirmOrders(desk: Desk): void {
  const confirm = () => {
    desk.give({ kind: 'confirm' });
  };
  if (!readPrefs().confirmSeal || !isIdle(desk)) {
    confirm();
    return;
  }
  desk.ask({
    title: strategicText('idleTitle'),
    text: (
      <>
        <p>{strategicText('idleText')}</p>
        <AskFinal label={strategicText('askFinal')} />
      </>
    ),
    yes: strategicText('confirm'),
    onYes: confirm,
  });
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
