import type { Order } from '../../../../rules/strategic';
import type { Flight } from '../../../../rules/strategic/query';
import { figure } from '../../../../words/core/say';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { useDesk } from '../desk/desk';

const KINDS: readonly Order['kind'][] = [
  'airTarget',
  'dropBombs',
  'breakOffAir',
  'strikeShip',
  'strikeLand',
];

interface ChoicesProps {
  flight: Flight;
  /** The attack that is proposed, of this flight or another. */
  best: Order | undefined;
}

/** The orders a flight may get now, with odds where the rules give them. */
export function FlightChoices({ flight, best }: ChoicesProps) {
  const { legal, view, side, give, names, oddsOf } = useDesk();
  const orders = legal.filter(
    (order) => KINDS.includes(order.kind) && 'flight' in order && order.flight === flight.id,
  );
  if (orders.length === 0) return null;
  const odds = oddsOf(orders);
  const assigned = view.air?.assigned[side].find(({ by }) => by === flight.id)?.at;
  return (
    <div className="flight-choices">
      {orders.map((order) => {
        const told = odds.find((it) => sameOrder(it.order, order));
        return (
          <button
            key={JSON.stringify(order)}
            type="button"
            className={best && sameOrder(best, order) ? 'button small primary' : 'button small'}
            aria-pressed={isGiven(order, assigned)}
            onClick={() => give(order)}
          >
            {choiceText(order, flight, names)}
            {told && (
              <small>
                {told.meanDamage === null || order.kind === 'airTarget'
                  ? strategicOrdersText('chance', { percent: Math.round(told.chance * 100) })
                  : strategicOrdersText('chanceMean', {
                      percent: Math.round(told.chance * 100),
                      mean: figure(told.meanDamage, 1),
                    })}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
}

const sameOrder = (a: Order, b: Order): boolean => JSON.stringify(a) === JSON.stringify(b);

function isGiven(order: Order, assigned: string | undefined): boolean {
  if (order.kind === 'airTarget') return order.at === assigned;
  return order.kind === 'breakOffAir' && order.answer === 'no';
}

function choiceText(
  order: Order,
  flight: Flight,
  names: {
    flight: (id: string) => string;
    ship: (id: string) => string;
    landUnit: (id: string) => string;
  },
): string {
  switch (order.kind) {
    case 'airTarget':
      return order.at === flight.id
        ? strategicOrdersText('attackNobody')
        : strategicOrdersText('attackFlight', { flight: names.flight(order.at) });
    case 'dropBombs':
      return strategicOrdersText('dropBombs');
    case 'breakOffAir':
      return strategicOrdersText(order.answer === 'yes' ? 'turnBack' : 'pressOn');
    case 'strikeShip':
      return names.ship(order.ship);
    case 'strikeLand':
      return names.landUnit(order.landUnit);
    default:
      return '';
  }
}
