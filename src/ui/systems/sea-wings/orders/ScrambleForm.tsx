import { useState } from 'react';
import type { OrderOf } from '../../../../rules/sea-wings';
import { type Formation, formationsOf } from '../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ordersOf } from '../../../table/desk';
import { Stepper } from '../deck/Stepper';
import { ownForce, useDesk } from '../desk/desk';
import { PlaneSign } from '../desk/figures';

type Scramble = OrderOf<'scramble'>;

/** [WG-7.8] Fighters that stand ready where the strike comes in: how many of each go up. */
export function ScrambleForm() {
  const desk = useDesk();
  const force = ownForce(desk);
  const orders = ordersOf(desk.legal, 'scramble');
  const up = force
    ? formationsOf(force).flatMap(({ id, boxes }) =>
        boxes.cap.some(({ isFresh }) => isFresh) ? [desk.names.formation(id)] : [],
      )
    : [];
  if (orders.length + up.length === 0) return null;
  return (
    <section className="allot-form" aria-label={wingsFormsText('scramble')}>
      <h3>{wingsFormsText('scramble')}</h3>
      <p className="hint">{wingsFormsText('scrambleHint')}</p>
      <ul>
        {orders.map((order) => {
          const formation = force?.formations[order.formation];
          return formation && <Row key={order.formation} {...{ formation, order }} />;
        })}
        {up.map((name) => (
          <li key={name}>{wingsFormsText('isUp', { what: name })}</li>
        ))}
      </ul>
      {orders.length > 1 && (
        <button type="button" className="button small" onClick={() => desk.give(...orders)}>
          {wingsFormsText('scrambleAll')}
        </button>
      )}
    </section>
  );
}

function Row({ formation, order }: { formation: Formation; order: Scramble }) {
  const desk = useDesk();
  const [factors, choose] = useState(order.factors);
  const name = desk.names.formation(formation.id);
  return (
    <li>
      <span>
        <PlaneSign type={formation.type.class} /> <b>{name}</b>
      </span>
      <Stepper label={name} value={factors} least={1} most={order.factors} onChange={choose} />
      <button
        type="button"
        className="button small"
        onClick={() => desk.give({ ...order, factors })}
      >
        {wingsFormsText('sendUp')}
      </button>
    </li>
  );
}
