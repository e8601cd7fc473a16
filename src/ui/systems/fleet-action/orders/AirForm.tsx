import type { Order } from '../../../../rules/fleet-action';
import { ALTITUDES, type Altitude } from '../../../../rules/fleet-action/query';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import { wordsOf } from '../../../../words/registry';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { OrderList } from '../../../table/default/OrderList';
import { orderGroups } from '../../../table/default/orders';
import type { AnyOrder } from '../../../table/desk';
import { fly, pickedStand } from '../air/flights';
import { useDesk } from '../desk/desk';

interface AirFormProps {
  makeOrder: (order: AnyOrder) => string;
}

/** [NW-10.5] Aircraft by squadrons: a stand is picked and sent by a click on the sea; other orders are listed. */
export function AirForm({ makeOrder }: AirFormProps) {
  const desk = useDesk();
  const { view, side, names, select, selected, legal } = desk;
  const stands = Object.values(view.stands).filter(
    (it) => it.side === side && it.place === 'air' && !it.turn.hasMoved && !it.isGoingHome,
  );
  const others = legal.filter((order) => !['moveAir', 'done', 'concede'].includes(order.kind));
  const near = others.filter((order) => JSON.stringify(order).includes(`"${selected}"`));
  const shown = selected !== null && near.length > 0 ? near : others;
  return (
    <section className="fleet-orders">
      {stands.length > 0 && (
        <fieldset className="order-choice">
          <legend>{fleetFormsText('toFly')}</legend>
          {stands.map(({ id }) => (
            <button
              key={id}
              type="button"
              className="button small"
              aria-pressed={selected === id}
              onClick={() => select(id)}
            >
              {names.stand(id)}
            </button>
          ))}
        </fieldset>
      )}
      <Flight />
      <OrderList
        groups={orderGroups({ ...desk, legal: shown }, wordsOf('fleet-action'), makeOrder)}
        give={(order) => desk.give(order as Order)}
      />
    </section>
  );
}

/** [NW-10.6] The altitude at which the picked stand is to arrive. */
function Flight() {
  const desk = useDesk();
  const stand = pickedStand(desk);
  if (!stand) return null;
  const now: Altitude = desk.altitude ?? stand.altitude;
  return (
    <>
      <p className="hint">{fleetFormsText('flyHint', { stand: desk.names.stand(stand.id) })}</p>
      <ButtonGroup className="fleet-segments" label={fleetFormsText('altitude')}>
        {ALTITUDES.map((altitude) => (
          <button
            key={altitude}
            type="button"
            aria-pressed={altitude === now}
            onClick={() => desk.climb(altitude)}
          >
            {fleetSeaText(`altitude.${altitude}`)}
          </button>
        ))}
        {now !== stand.altitude && (
          <button type="button" onClick={() => fly(desk, stand.hex)}>
            {fleetFormsText('flyHere')}
          </button>
        )}
      </ButtonGroup>
    </>
  );
}
