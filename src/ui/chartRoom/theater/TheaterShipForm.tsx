import {
  withoutShip,
  withShipExchanged,
  withShipMoved,
} from '../../../scenario/draft/theater/forces';
import type { TheaterMember } from '../../../scenario/draft/theater/theaterDraft';
import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { ExchangeField } from '../ExchangeField';
import { Spot } from '../Spot';
import type { TheaterDesk } from './theaterDesk';

interface ShipProps {
  desk: TheaterDesk;
  ship: TheaterMember;
}

/** A ship of a force; folded away, her force, who might sail in her place, and what is otherwise about her. */
export function TheaterShipForm({ desk, ship }: ShipProps) {
  const { form, kit, nameOf, vessels, pickForce } = desk;
  const { id, force, index } = ship;
  const name = nameOf(id);
  return (
    <li>
      <Spot path={`${form.key}[${force}].ships[${index}]`} className="ship-form">
        <details onToggle={({ currentTarget }) => currentTarget.open && pickForce(force)}>
          <summary>
            <span className="type-mark">{vessels.get(id)?.mark}</span>
            <b>{name}</b>
          </summary>
          <div className="ship-form-body">
            <Sailing desk={desk} ship={ship} />
            <kit.ShipFields desk={desk} ship={ship} />
          </div>
        </details>
        <button
          type="button"
          className="button quiet small"
          aria-label={chartFieldText('removeShip', { ship: name })}
          onClick={() => desk.change((it) => withoutShip(form, it, id))}
        >
          ×
        </button>
      </Spot>
    </li>
  );
}

/** Her force, and who might sail in her place; only a ship of the registry has others. */
function Sailing({ desk, ship: { id, force, ship } }: ShipProps) {
  const { draft, form, change, editing } = desk;
  return (
    <div className="chart-pair">
      <label className="chart-field">
        <span>{theaterEditorText('force')}</span>
        <select
          className="field"
          value={force}
          onChange={({ target }) =>
            change((it) => withShipMoved(form, it, id, Number(target.value)))
          }
        >
          {form.forces(draft).map((it, f) => (
            <option key={it.id} value={f}>
              {it.name}
            </option>
          ))}
        </select>
      </label>
      {ship.ship !== undefined && (
        <ExchangeField
          registry={editing.registry}
          onExchange={(by) => change((it) => withShipExchanged(form, it, id, by))}
        />
      )}
    </div>
  );
}
