import { distance } from '../../../../hex';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';

/** [NW-10.12] The fighters that can go for the stand that flies past. */
export function InterceptForm() {
  const { view, legal, names, give } = useDesk();
  return (
    <fieldset className="fleet-launches">
      <legend>{fleetFormsText('intercepting')}</legend>
      {ordersOf(legal, 'intercept').map((order) => {
        const [own, enemy] = [view.stands[order.stand], view.stands[order.enemy]];
        return (
          <button
            key={order.stand}
            type="button"
            className="fleet-option"
            onClick={() => give(order)}
          >
            <b>{fleetFormsText('interceptBy', { stand: names.stand(order.stand) })}</b>
            {own && enemy && (
              <small>
                {fleetFormsText('interceptAway', {
                  ...{ count: own.count, aircraft: own.aircraft.name },
                  away: fleetFormsText('hexes', { count: distance(own.hex, enemy.hex) }),
                })}
              </small>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
