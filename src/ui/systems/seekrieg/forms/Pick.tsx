interface PickProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onPick(value: string): void;
}

/** One of several, by a list. */
export const Pick = ({ label, value, options, onPick }: PickProps) => (
  <label className="fleet-target">
    {label}
    <select className="field" value={value} onChange={({ target }) => onPick(target.value)}>
      {options.map((it) => (
        <option key={it.value} value={it.value}>
          {it.label}
        </option>
      ))}
    </select>
  </label>
);
