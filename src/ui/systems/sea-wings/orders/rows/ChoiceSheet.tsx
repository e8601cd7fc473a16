import { ButtonGroup } from '../../../../controls/ButtonGroup';
import { useDesk } from '../../desk/desk';
import type { Choice, Row, Sheet } from './row';

/** A decision as rows of buttons: one press for each order. */
export const ChoiceSheet = ({ title, hint, isFolded = false, rows }: Sheet) =>
  isFolded ? (
    <details className="grouping-form allot-form">
      <summary>{title}</summary>
      <Rows rows={rows} />
    </details>
  ) : (
    <section className="allot-form" aria-label={title}>
      <h3>{title}</h3>
      {hint && <p className="hint">{hint}</p>}
      <Rows rows={rows} />
    </section>
  );

const Rows = ({ rows }: Pick<Sheet, 'rows'>) => (
  <ul>
    {rows.map(({ key, ...row }) => (
      <ChoiceRow key={key} {...row} />
    ))}
  </ul>
);

const ChoiceRow = ({ what, note, choices }: Omit<Row, 'key'>) => (
  <li className="choice-row">
    <span>
      <b>{what}</b> {note && <small>{note}</small>}
    </span>
    {choices.length > 0 && (
      <ButtonGroup className="aim-buttons" label={what}>
        {choices.map((choice) => (
          <ChoiceButton key={choice.label} {...choice} />
        ))}
      </ButtonGroup>
    )}
  </li>
);

function ChoiceButton({ label, orders, isOn }: Choice) {
  const desk = useDesk();
  return (
    <button
      type="button"
      className="button small"
      aria-pressed={isOn}
      disabled={orders.length === 0 && !isOn}
      onClick={() => orders.length > 0 && desk.give(...orders)}
    >
      {label}
    </button>
  );
}
