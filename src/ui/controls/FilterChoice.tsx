import './filters.css';

interface FilterChoiceProps<Id extends string> {
  label: string;
  chosen: Id;
  options: readonly { id: Id; text: string }[];
  /** The words of the first choice, which filters nothing; without it there is none. */
  any?: string;
  onChoose: (id: Id) => void;
}

/** One filter of a list. */
export const FilterChoice = <Id extends string>(props: FilterChoiceProps<Id>) => (
  <label className="battle-choice">
    <span>{props.label}</span>
    <select value={props.chosen} onChange={({ target }) => props.onChoose(target.value as Id)}>
      {props.any !== undefined && <option value="">{props.any}</option>}
      {props.options.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
