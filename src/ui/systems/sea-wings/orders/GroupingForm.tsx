import { useState } from 'react';
import type { OrderOf } from '../../../../rules/sea-wings';
import { realOf, shipsIn, type TaskForce } from '../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ordersOf } from '../../../table/desk';
import { ownForce, useDesk } from '../desk/desk';
import { ShipPicks } from './ShipPicks';

/** [WG-4.4, WG-4.14, WG-4.17] Task forces with their ships: those that are ticked become one of their own. */
export function GroupingForm() {
  const desk = useDesk();
  const force = ownForce(desk);
  return (
    <details className="grouping-form">
      <summary>{wingsFormsText('grouping')}</summary>
      <p className="hint">{wingsFormsText('groupingHint')}</p>
      {force && realOf(force).map((it) => <Group key={it.id} taskForce={it} />)}
    </details>
  );
}

function Group({ taskForce }: { taskForce: TaskForce }) {
  const desk = useDesk();
  const [ships, pick] = useState<readonly string[]>([]);
  const force = ownForce(desk);
  if (!force) return null;
  const { id } = taskForce;
  const divide: OrderOf<'divide'> = { kind: 'divide', taskForce: id, ships: [...ships] };
  const joins = ordersOf(desk.legal, 'join').filter((it) => it.taskForce === id);
  return (
    <fieldset>
      <legend>{desk.names.taskForce(id)}</legend>
      <ShipPicks ships={shipsIn(force, taskForce)} picked={ships} onPick={pick} />
      <div className="actions">
        <button
          type="button"
          className="button small"
          disabled={desk.whyNot(divide) !== undefined}
          onClick={() => {
            if (desk.give(divide)) pick([]);
          }}
        >
          {wingsFormsText('detach', { count: ships.length })}
        </button>
        {joins.map((order) => (
          <button
            key={order.into}
            type="button"
            className="button small"
            onClick={() => desk.give(order)}
          >
            {wingsFormsText('joinWith', { into: desk.names.taskForce(order.into) })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
