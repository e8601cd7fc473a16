import { useMemo } from 'react';
import { SIDES } from '../../../rules/core';
import { withNewForce, withShipJoined } from '../../../scenario/draft/theater/forces';
import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { Section } from '../fields';
import { ShipFinder } from '../ShipFinder';
import { Spot } from '../Spot';
import { shipMark, shipTypeName } from '../sea/shipTypes';
import { ForceForm } from './ForceForm';
import type { TheaterDesk } from './theaterDesk';

/** Both sides' forces with their ships, and one box that finds more. */
export function ForcesSection({ desk }: { desk: TheaterDesk }) {
  const { draft, form, editing, force, pickForce, change, members } = desk;
  const { registry } = editing;
  const forces = form.forces(draft);
  const taken = useMemo(() => new Set(members.map(({ id }) => id)), [members]);
  return (
    <Section title={chartFieldText('ships')} isOpen>
      <ShipFinder
        {...{ registry, taken }}
        typeName={shipTypeName}
        typeMark={shipMark}
        date={draft.date}
        onShip={(ship) =>
          change((it) => withShipJoined(form, it, { ship: { ship }, to: force }, registry))
        }
      >
        <label className="chart-field">
          <span>{chartFieldText('joins')}</span>
          <select
            className="field"
            value={force}
            onChange={({ target }) => pickForce(Number(target.value))}
          >
            {forces.map(({ id, name }, f) => (
              <option key={id} value={f}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </ShipFinder>
      <Spot path={form.key} but={forces.map((_, f) => `${form.key}[${f}]`)} />
      {forces.map((it, f) => (
        <ForceForm key={it.id} desk={desk} at={f} />
      ))}
      <div className="actions">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className="button small"
            onClick={() => change((it) => withNewForce(form, it, side))}
          >
            {theaterEditorText('newForce', { side: draft.sides[side].name })}
          </button>
        ))}
      </div>
    </Section>
  );
}
