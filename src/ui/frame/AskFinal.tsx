import { changePrefs, usePrefs } from './prefs';

/**
 * Whether final orders ask for confirmation: a switch in the question itself, and in the list of keys to turn it
 * back on.
 */
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
