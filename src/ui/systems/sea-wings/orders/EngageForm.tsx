import { useCallback } from 'react';
import type { OrderOf, TaskForceId } from '../../../../rules/sea-wings';
import { quickForecast } from '../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { useOneByOne } from '../../../controls/useOneByOne';
import { ordersOf } from '../../../table/desk';
import { ownForce, useDesk } from '../desk/desk';
import { LikelyResult } from './LikelyResult';

type Engage = OrderOf<'engage'>;

/** [WG-18.2, WG-20.9] Enemies and bases within reach of guns, with the likely result; one press for each intention. */
export function EngageForm() {
  const desk = useDesk();
  const wanted = ownForce(desk)?.wishes ?? [];
  const open = ordersOf(desk.legal, 'engage');
  return (
    <section className="engage-form" aria-label={wingsFormsText('engage')}>
      <h3>{wingsFormsText('engage')}</h3>
      <ul>
        {wanted.map((it) => (
          <Pair key={`${it.taskForce} ${it.marker}`} {...it} />
        ))}
        {open.map((order) => (
          <Pair key={`${order.taskForce} ${order.marker}`} {...order} order={order} />
        ))}
      </ul>
      <Bombardments />
    </section>
  );
}

interface PairProps {
  taskForce: TaskForceId;
  marker: string;
  /** Nothing where it is ordered already. */
  order?: Engage;
}

function Pair({ taskForce, marker, order }: PairProps) {
  const desk = useDesk();
  const { view, side, names } = desk;
  const asked = `${taskForce}|${marker}`;
  const reckon = useCallback(
    () => quickForecast(view, side, { taskForce, marker }),
    [view, side, taskForce, marker],
  );
  const found = useOneByOne([asked], reckon).get(asked);
  return (
    <li>
      <button
        type="button"
        className="button small"
        aria-pressed={!order}
        disabled={!order}
        onClick={() => order && desk.give(order)}
      >
        {wingsFormsText(order ? 'engageIt' : 'engaged', {
          taskForce: names.taskForce(taskForce),
          marker: names.marker(marker),
        })}
      </button>
      {found && <LikelyResult forecast={found} />}
    </li>
  );
}

/** All ships of a task force that can bombard a base do it together. */
function Bombardments() {
  const desk = useDesk();
  const orders = ordersOf(desk.legal, 'bombard');
  const under = ownForce(desk)?.bombarding ?? [];
  const bases = [...new Set([...orders, ...under].map(({ base }) => base))];
  return bases.map((base) => {
    const free = orders.filter((it) => it.base === base);
    const told = under.filter((it) => it.base === base).length;
    return (
      <p key={base}>
        <button
          type="button"
          className="button small"
          disabled={free.length === 0}
          aria-pressed={free.length === 0}
          onClick={() => desk.give(...free)}
        >
          {wingsFormsText('bombardWith', {
            ...{ base: desk.names.base(base), count: free.length || told },
          })}
        </button>
      </p>
    );
  });
}
