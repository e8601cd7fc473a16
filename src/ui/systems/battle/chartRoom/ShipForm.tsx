import { findShip } from '../../../../rules/battle';
import {
  withoutShip,
  withShipExchanged,
  withShipMoved,
} from '../../../../scenario/battle/draft/forces';
import { intoStack, splitOff, stackOfShip } from '../../../../scenario/battle/draft/stacks';
import { fromFile } from '../../../../scenario/draft/hexes';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { ExchangeField } from '../../../chartRoom/ExchangeField';
import { Spot } from '../../../chartRoom/Spot';
import { chartFieldText } from '../../../i18n/chartFields';
import { typeMark } from '../desk/typeMark';
import { type EditorDesk, labelOf } from './desk';
import { WhatIfShip } from './WhatIfShip';

interface ShipFormProps {
  desk: EditorDesk;
  force: number;
  ship: string;
}

/** A ship of a force; folded away, where she goes and what is otherwise about her. */
export function ShipForm({ desk, force, ship }: ShipFormProps) {
  const { draft, view, editing, nameOf } = desk;
  const s = draft.taskForces[force]?.ships.findIndex((it) => it.ship === ship) ?? -1;
  const record = editing.registry.ships.get(ship);
  const name = nameOf(ship);
  const isDrawn = findShip(view, ship) !== undefined;
  return (
    <li>
      <Spot path={`taskForces[${force}].ships[${s}]`} className="ship-form">
        <details>
          <summary>
            <span className="type-mark">{record && typeMark(record.shipClass.type)}</span>
            <b>{name}</b>
            <Flags desk={desk} force={force} ship={ship} />
          </summary>
          <div className="ship-form-body">
            <WhereShe {...{ desk, force, ship }} />
            {isDrawn && <WhatIfShip desk={desk} ship={ship} />}
          </div>
        </details>
        <button
          type="button"
          className="button quiet small"
          aria-label={chartFieldText('removeShip', { ship: name })}
          onClick={() => desk.change((it) => withoutShip(it, ship))}
        >
          ×
        </button>
      </Spot>
    </li>
  );
}

/** In a word, that she is otherwise than in the registry. */
function Flags({ desk, force, ship }: ShipFormProps) {
  const entry = desk.draft.taskForces[force]?.ships.find((it) => it.ship === ship);
  const { captain, overrides, lost, speed, traits } = entry ?? {};
  return (
    <small>
      {captain}
      {(overrides || lost || speed || traits) && (
        <em>{chartFieldText(overrides ? 'whatIf' : 'altered')}</em>
      )}
    </small>
  );
}

/** Her stack, her force, and who might sail in her place. */
function WhereShe({ desk, force, ship }: ShipFormProps) {
  const { change, editing } = desk;
  return (
    <div className="chart-pair">
      <StackField {...{ desk, force, ship }} />
      <ForceField {...{ desk, force, ship }} />
      <ExchangeField
        registry={editing.registry}
        onExchange={(by) => change((it) => withShipExchanged(it, ship, by))}
      />
    </div>
  );
}

const NEW = 'new';

/** The stacks of her force; nothing where ships are not placed yet. */
function StackField({ desk, force, ship }: ShipFormProps) {
  const { draft, change, nameOf } = desk;
  const stack = stackOfShip(draft, ship);
  if (!stack) return null;
  return (
    <label className="chart-field">
      <span>{battleEditorText('stack')}</span>
      <select
        className="field"
        value={stack.stack}
        onChange={({ target }) =>
          change((it) =>
            target.value === NEW
              ? splitOff(it, ship)
              : intoStack(it, ship, { force, stack: Number(target.value) }),
          )
        }
      >
        {(draft.taskForces[force]?.stacks ?? []).map(({ ships, hex }, i) => (
          <option key={ships[0]} value={i}>
            {battleEditorText('stackOption', {
              hex: labelOf(draft, fromFile(hex)),
              ship: nameOf(ships[0] ?? ''),
            })}
          </option>
        ))}
        <option value={NEW}>{battleEditorText('ownStack')}</option>
      </select>
    </label>
  );
}

const ForceField = ({ desk: { draft, change, editing }, force, ship }: ShipFormProps) => (
  <label className="chart-field">
    <span>{battleEditorText('force')}</span>
    <select
      className="field"
      value={force}
      onChange={({ target }) =>
        change((it) => withShipMoved(it, ship, Number(target.value), editing.registry))
      }
    >
      {draft.taskForces.map(({ id, name }, f) => (
        <option key={id} value={f}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
