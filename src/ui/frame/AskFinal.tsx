import { changePrefs, usePrefs } from './prefs';

/** Whether what is final is asked about; in the question itself, and among the keys to turn it on again. */
export function AskFinal({ label }: { label: string }) {
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
