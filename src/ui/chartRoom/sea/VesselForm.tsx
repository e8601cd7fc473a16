import { hexInRow, rowOf } from '../../../hex';
import { withoutShip, withShipExchanged, withShipMoved } from '../../../scenario/draft/sea/groups';
import { astern, placed, withMember } from '../../../scenario/draft/sea/members';
import type { PlacedMember } from '../../../scenario/draft/sea/seaDraft';
import { chartFieldText } from '../../i18n/chartFields';
import { seaEditorText } from '../../i18n/seaEditor';
import { ExchangeField } from '../ExchangeField';
import { NumberField, TextField } from '../fields';
import { Spot } from '../Spot';
import { withKeys } from '../storyDesk';
import type { SeaDesk } from './seaDesk';

interface VesselProps {
  desk: SeaDesk;
  ship: PlacedMember;
}

const pathOf = ({ form }: SeaDesk, { group, list, index }: PlacedMember): string =>
  `${form.key}[${group}].${list}[${index}]`;

/** A ship of a formation; folded away, where she is and what is otherwise about her. */
export function VesselForm({ desk, ship }: VesselProps) {
  const { form, kit, nameOf, vessels, editing, pickShip, pickHex } = desk;
  const { id, member, hex } = ship;
  const name = nameOf(id);
  const isAltered = Object.keys(member).some((key) => key !== 'captain' && form.own.includes(key));
  return (
    <li>
      <Spot path={pathOf(desk, ship)} className="ship-form">
        <details
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) return;
            pickShip(id);
            if (hex) pickHex(hex);
          }}
        >
          <summary>
            <span className="type-mark">{vessels.get(id)?.mark}</span>
            <b>{name}</b>
            <small>
              {member.captain}
              {isAltered && <em>{chartFieldText('altered')}</em>}
            </small>
          </summary>
          <div className="ship-form-body">
            <Place desk={desk} ship={ship} />
            <Sailing desk={desk} ship={ship} />
            <TextField
              label={chartFieldText('captain')}
              path={`${pathOf(desk, ship)}.captain`}
              value={member.captain ?? ''}
              onChange={(captain) =>
                desk.change(
                  (it) =>
                    withMember(form, it, id, (now) =>
                      withKeys(now, { captain: captain || undefined }),
                    ),
                  `captain ${id}`,
                )
              }
              onDone={editing.settle}
            />
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

/** Column and row as the rulers of the map name them; a ship astern of the one before needs none. */
function Place({ desk, ship: { id, member, hex, index } }: VesselProps) {
  const { form, kit, draft, change, editing, pickHex } = desk;
  const { first } = kit.namesOf(draft);
  const at = { column: hex?.q ?? 0, row: hex ? rowOf(hex) : 0 };
  const put = (to: Partial<typeof at>) => {
    const next = hexInRow({ ...at, ...to });
    change((it) => placed(form, it, id, next), `place ${id}`);
    pickHex(next);
  };
  return (
    <div className="chart-pair">
      {(['column', 'row'] as const).map((of) => (
        <NumberField
          key={of}
          label={seaEditorText(of)}
          path={`${id}.${of}`}
          value={hex && at[of] - first[of]}
          onChange={(value) => value !== undefined && put({ [of]: Math.round(value) + first[of] })}
          onDone={editing.settle}
        />
      ))}
      {member.hex && index > 0 && !form.hasEveryHex && (
        <button
          type="button"
          className="button small"
          onClick={() => change((it) => astern(form, it, id))}
        >
          {seaEditorText('astern')}
        </button>
      )}
    </div>
  );
}

/** Her formation, and who might sail in her place; only ships of the registry change these. */
function Sailing({ desk, ship: { id, list, group } }: VesselProps) {
  const { draft, form, change, editing } = desk;
  if (list !== 'ships') return null;
  return (
    <div className="chart-pair">
      <label className="chart-field">
        <span>{seaEditorText('formation')}</span>
        <select
          className="field"
          value={group}
          onChange={({ target }) =>
            change((it) => withShipMoved(form, it, id, Number(target.value)))
          }
        >
          {form.groups(draft).map((it, g) => (
            <option key={it.id} value={g}>
              {it.name}
            </option>
          ))}
        </select>
      </label>
      <ExchangeField
        registry={editing.registry}
        onExchange={(by) => change((it) => withShipExchanged(form, it, id, by))}
      />
    </div>
  );
}
