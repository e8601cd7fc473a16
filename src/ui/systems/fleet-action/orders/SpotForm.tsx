import { useMemo } from 'react';
import { fleetAction } from '../../../../rules/fleet-action';
import { percent } from '../../../../words/core/chance';
import { upperFirst } from '../../../../words/core/say';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ordersOf } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';

/** [NW-12.24] Each marker in sight with whoever spots it best. */
export function SpotForm() {
  const desk = useDesk();
  const { view, side, legal, names, give } = desk;
  const tries = useMemo(() => triesOf({ view, side, legal }), [view, side, legal]);
  return (
    <fieldset className="fleet-launches">
      <legend>{fleetFormsText('spotting')}</legend>
      {tries.map(({ order, chance }) => (
        <button
          key={order.contact}
          type="button"
          className="fleet-option"
          onClick={() => give(order)}
        >
          <b>
            {fleetFormsText('spot', {
              ...{ contact: upperFirst(names.contact(order.contact)), ship: names.any(order.unit) },
              chance: percent(chance),
            })}
          </b>
        </button>
      ))}
    </fieldset>
  );
}

/** For each marker the try with the best chance. */
function triesOf({ view, side, legal }: Pick<Desk, 'view' | 'side' | 'legal'>) {
  const all = fleetAction
    .explain(view, side, ordersOf(legal, 'spot'))
    .tests.flatMap(({ order, chance }) => (order.kind === 'spot' ? [{ order, chance }] : []))
    .sort((a, b) => b.chance - a.chance);
  return all.filter(
    ({ order }, at) => at === all.findIndex((it) => it.order.contact === order.contact),
  );
}
