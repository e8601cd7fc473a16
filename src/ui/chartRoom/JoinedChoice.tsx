import { chartFieldText } from '../i18n/chartFields';

interface JoinedChoiceProps {
  /** What ships may join, in the order of the file. */
  groups: readonly { id: string; name: string }[];
  /** The number of the one picked. */
  value: number;
  onPick(at: number): void;
}

/** What a ship that is found will join. */
export const JoinedChoice = ({ groups, value, onPick }: JoinedChoiceProps) => (
  <label className="chart-field">
    <span>{chartFieldText('joins')}</span>
    <select className="field" value={value} onChange={({ target }) => onPick(Number(target.value))}>
      {groups.map(({ id, name }, at) => (
        <option key={id} value={at}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
