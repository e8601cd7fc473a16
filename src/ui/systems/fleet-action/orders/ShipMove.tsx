import { reachAt, speedsOpen, weatherLoss } from '../../../../rules/fleet-action/query';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ordersOf } from '../../../table/desk';
import { SpeedStepper } from '../../../tacticalSea/SpeedStepper';
import { useDesk } from '../desk/desk';
import type { ShipPlan } from '../plan/plan';
import { shipOrders } from '../plan/planOrders';
import { TorpedoForm } from './TorpedoForm';
import { sayWay } from './way';

interface ShipMoveProps {
  plan: ShipPlan;
  isFirst: boolean;
  isOpen: boolean;
}

/** A ship of the squadron with her planned movement; the picked one with what can be changed. */
export function ShipMove({ plan, isFirst, isOpen }: ShipMoveProps) {
  const { view, select } = useDesk();
  const { ship, knots, hexes, way, isChosen, isProposed, smoke, torpedoes } = plan;
  const slower = weatherLoss(view, ship);
  const notes = [
    ...(isChosen || isProposed || isFirst ? [] : [fleetFormsText('follows')]),
    ...(slower > 0 ? [fleetFormsText('slower', { count: slower })] : []),
    ...(smoke ? [fleetFormsText('smoke')] : []),
    ...(torpedoes ? [fleetFormsText('torpedoes')] : []),
  ];
  return (
    <li className="fleet-row" data-open={isOpen || undefined} data-side={ship.side}>
      <button
        type="button"
        className="fleet-pick"
        aria-expanded={isOpen}
        onClick={() => select(ship.id)}
      >
        <b>{ship.name}</b>
        <span>
          {fleetFormsText('knots', { knots })} · {fleetFormsText('hexes', { count: hexes })} ·{' '}
          {sayWay(way)}
          {notes.length > 0 && <small>{notes.join(', ')}</small>}
        </span>
      </button>
      {isOpen && <ShipChoices plan={plan} />}
    </li>
  );
}

interface PlanProps {
  plan: ShipPlan;
}

function ShipChoices({ plan }: PlanProps) {
  const { view, moving } = useDesk();
  const { ship, knots } = plan;
  const range = speedsOpen(view, ship);
  return (
    <div className="fleet-choices">
      <SpeedStepper
        label={fleetFormsText('speed', { ship: ship.name })}
        {...{ knots, ...range }}
        set={(next) => moving.wish(ship.id, { knots: next })}
      />
      <div className="actions">
        <PlanButtons plan={plan} />
        <ApartButtons plan={plan} />
      </div>
      <TorpedoForm plan={plan} />
    </div>
  );
}

/** Smoke, and the plan made anew. */
function PlanButtons({ plan }: PlanProps) {
  const { moving } = useDesk();
  const { ship, smoke, isChosen } = plan;
  return (
    <>
      {ship.condition?.canMakeSmoke && !ship.laysSmoke && (
        <button
          type="button"
          className="button small"
          aria-pressed={smoke}
          onClick={() => moving.wish(ship.id, { smoke: !smoke })}
        >
          {fleetFormsText('smoke')}
        </button>
      )}
      {isChosen && (
        <button type="button" className="button small" onClick={() => moving.unwish(ship.id)}>
          {fleetFormsText('anew')}
        </button>
      )}
      {moving.standsOn && (
        <button type="button" className="button small" onClick={() => moving.form('proposed')}>
          {fleetFormsText('propose')}
        </button>
      )}
    </>
  );
}

/** What she can do apart from her squadron: move alone, leave the map, be detached, ram. */
function ApartButtons({ plan }: PlanProps) {
  const { view, moving, give, legal } = useDesk();
  const { ship, knots } = plan;
  const others = (moving.squadron?.ships.length ?? 0) > 1;
  const off = reachAt(view, ship, knots).find(({ isOff }) => isOff);
  const rams = ordersOf(legal, 'ram').filter((it) => it.ship === ship.id);
  const detach = ordersOf(legal, 'detach').find(
    ({ units }) => units.length === 1 && units[0] === ship.id,
  );
  return (
    <>
      {others && (
        <button
          type="button"
          className="button small"
          onClick={() => give(...shipOrders(view, plan))}
        >
          {fleetFormsText('only')}
        </button>
      )}
      {off && (
        <button
          type="button"
          className="button small"
          aria-pressed={plan.way.isOff}
          onClick={() => moving.wish(ship.id, { knots, steps: off.steps })}
        >
          {fleetFormsText('leave')}
        </button>
      )}
      {detach && (
        <button type="button" className="button small" onClick={() => give(detach)}>
          {fleetFormsText('detach')}
        </button>
      )}
      {rams.map((order) => (
        <button
          key={order.target}
          type="button"
          className="button small"
          onClick={() => give(order)}
        >
          {fleetFormsText('ram', { target: view.units[order.target]?.name ?? '' })}
        </button>
      ))}
    </>
  );
}
