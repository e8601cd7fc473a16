import { changePrefs, readPrefs, usePrefs } from '../../app/prefs';
import { strategicText } from '../../i18n/strategic';
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
        <AskConfirm label={strategicText('askFinal')} />
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

/** Whether an empty confirmation is asked about; in the question itself, and among the keys to turn it on again. */
export function AskConfirm({ label }: { label: string }) {
  const { confirmSeal } = usePrefs();
  return (
    <label className="choice ask-seal">
      <input
        type="checkbox"
        checked={confirmSeal}
        onChange={(event) => changePrefs({ confirmSeal: event.target.checked })}
      />
      {label}
    </label>
  );
}
