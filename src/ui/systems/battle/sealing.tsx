import { changePrefs, usePrefs } from '../../app/prefs';
import type { Question } from '../../controls/ConfirmDialog';
import { type Desk, ordersOf } from './desk';
import { counted, upperFirst } from './words';

/** What is asked before orders are closed for good; `null` when there is nothing to ask. */
export function sealQuestion(desk: Desk, confirmSeal: boolean): Question | null {
  const { view, mounts, legal, give } = desk;
  const onYes = () => {
    give({ kind: 'done' });
  };
  if (view.step.kind === 'movement') {
    const idle = ordersOf(legal, 'stay').length;
    if (idle === 0) return null;
    return {
      title: 'End your movement?',
      text: upperFirst(`${counted(idle, 'stack')} of yours may still move and will stay.`),
      yes: 'Done',
      onYes,
    };
  }
  if (!confirmSeal || (view.step.kind !== 'gunnery' && view.step.kind !== 'torpedoes')) return null;
  const declared = mounts.filter((it) => it.declared).length;
  return {
    title: 'Seal the orders?',
    text: (
      <>
        <p>
          {upperFirst(counted(declared, 'battery', 'batteries'))} of {mounts.length} will fire.
          Sealed orders are final.
        </p>
        <AskSeal label="Ask before sealing" />
      </>
    ),
    yes: 'Seal',
    onYes,
  };
}

/** Whether sealing is asked about; in the question itself, and among the keys to turn it on again. */
export function AskSeal({ label }: { label: string }) {
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
