import { useState } from 'react';
import type { OrderOf } from '../../../../rules/sea-wings';
import { shipsIn } from '../../../../rules/sea-wings/query';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { wingsOrdersText } from '../../../../words/sea-wings/texts/orders';
import { ownForce, useDesk } from '../desk/desk';
import { ShipPicks } from './ShipPicks';

/** [WG-21.12] Card 21: the ships that the submarine may hit, in the order in which they are ticked. */
export function ExposeForm() {
  const desk = useDesk();
  const [ships, pick] = useState<readonly string[]>([]);
  const force = ownForce(desk);
  const { step } = desk.view;
  const found =
    step.kind === 'exposure' &&
    Object.values(force?.taskForces ?? {}).find(({ marker }) => marker === step.marker);
  if (!force || !found) return null;
  const order: OrderOf<'exposeShips'> = { kind: 'exposeShips', ships: [...ships] };
  return (
    <section className="allot-form" aria-label={wingsOrdersText('kind.exposeShips')}>
      <h3>{wingsOrdersText('kind.exposeShips')}</h3>
      <p className="hint">{wingsFormsText('exposeHint')}</p>
      <ShipPicks ships={shipsIn(force, found)} picked={ships} onPick={pick} />
      <button
        type="button"
        className="button small primary"
        disabled={desk.whyNot(order) !== undefined}
        onClick={() => desk.give(order)}
      >
        {wingsOrdersText('kind.exposeShips')}
      </button>
    </section>
  );
}
