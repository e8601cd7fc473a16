import { type FleetActionOdds, fleetAction, type Order } from '../../../../rules/fleet-action';
import { percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { type Desk, useDesk } from '../desk/desk';
import { lightText } from './lightText';

const KINDS: readonly Order['kind'][] = [
  ...(['identify', 'searchlight', 'starShell', 'resolveTorpedo', 'aswAttack', 'sweep'] as const),
  'flare',
];

/** [NW-6.9, NW-7.9, NW-12.14, NW-12.18, NW-12.19, NW-12.23, NW-15.1] Identification, lights, flares, torpedoes that run, depth charges and sweeping. */
export function LightForm({ actor }: { actor: string }) {
  const desk = useDesk();
  const orders = desk.legal.filter(
    (order) => KINDS.includes(order.kind) && actorOf(order) === actor,
  );
  if (orders.length === 0) return null;
  return (
    <fieldset className="fleet-launches">
      <legend>{fleetFormsText('light')}</legend>
      {orders.map((order) => (
        <button
          key={JSON.stringify(order)}
          type="button"
          className="fleet-option"
          onClick={() => desk.give(order)}
        >
          <b>{labelOf(order, desk)}</b>
          <small>{oddsText(order, desk)}</small>
        </button>
      ))}
    </fieldset>
  );
}

const actorOf = (order: Order): string | undefined =>
  order.kind === 'flare' ? order.stand : 'ship' in order ? order.ship : undefined;

function labelOf(order: Order, desk: Desk): string {
  const { names } = desk;
  switch (order.kind) {
    case 'identify':
    case 'searchlight':
    case 'starShell':
      return lightText(order, desk);
    case 'resolveTorpedo':
      return fleetFormsText('resolveNow');
    case 'aswAttack':
      return fleetFormsText('charges', { boat: names.unit(order.sub) });
    case 'flare':
      return fleetFormsText('flare');
    case 'sweep':
      return fleetFormsText('sweep', { hex: names.hex(order.hex) });
    default:
      return '';
  }
}

function oddsText(order: Order, { view, side }: Desk): string {
  const odds = fleetAction.explain(view, side, [order]);
  const [charges] = odds.depthCharges;
  if (charges)
    return fleetFormsText('sinkOdds', {
      chance: percent(charges.hitChance),
      loss: percent(charges.lossChance),
    });
  const chance = odds.tests[0]?.chance ?? bestTorpedo(odds);
  const told = chance === undefined ? '' : percent(chance);
  if (order.kind !== 'starShell') return told;
  return fleetFormsText(`insteadOf.${order.battery}`, { chance: told });
}

const bestTorpedo = ({ torpedoes }: FleetActionOdds): number | undefined =>
  torpedoes[0]?.targets.reduce((best, { hitChance }) => Math.max(best, hitChance), 0);
