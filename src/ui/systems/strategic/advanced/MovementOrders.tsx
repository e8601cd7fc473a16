import { type Facing, facingTo, hexAhead, sameHex } from '../../../../hex';
import type { Division, Order } from '../../../../rules/strategic';
import type { AdvancedForce } from '../../../../rules/strategic/query';
import { targetName } from '../../../../words/strategic/common/contactName';
import { facingName } from '../../../../words/strategic/common/courses';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { RuleLink } from '../../../rules/RuleLink';
import { ordersOf } from '../../../table/desk';
import { type OrderChoice, OrderChoices } from '../../../table/OrderChoices';
import { deckPick } from '../air/deck';
import { type Desk, useDesk } from '../desk/desk';
import { automaticLaunches } from './automaticLaunches';
import { moveOf, ownCourse, withoutOrder } from './routes/plans';
import { RouteOrders } from './routes/RouteOrders';
import { wayBack } from './wayBack';

/** [ST-9.1] All own divisions, each with its order or its default; the selected one with its legal orders. */
export function MovementOrders() {
  const { view, side, selected, squads } = useDesk();
  const force = view.forces[side];
  if (!force?.advanced) return null;
  const plans = force.advanced;
  const divisions = Object.values(force.divisions).filter(
    ({ status }) => status === 'present' || status === 'waiting',
  );
  const idle = withoutOrder(view, side).length;
  return (
    <section className="order-list">
      <h3>{strategicChartText('divisions')}</h3>
      {selected === null && (
        <p className="hint">
          {squads.size === 0 && strategicChartText('movementHint')}{' '}
          {strategicChartText('launchHint')}
        </p>
      )}
      <FlightsLegend plans={plans} />
      <p className="unit-state">{strategicChartText('none', { count: idle })}</p>
      <IdleFlights plans={plans} />
      <OneWays plans={plans} />
      <AutomaticLaunches plans={plans} />
      <ul>
        {divisions.map((division) => (
          <li key={division.id}>
            <DivisionRow division={division} plans={plans} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  division: Division;
  plans: AdvancedForce;
}

/** [ST-5.15] Squadrons in the air without an order. */
function IdleFlights({ plans }: Pick<RowProps, 'plans'>) {
  const { view } = useDesk();
  const count = Object.values(plans.flights).filter(
    ({ squadron, hex, capOver, launchTurn }) =>
      hex !== null &&
      capOver === null &&
      launchTurn !== view.turn &&
      !plans.flightMoves.some(({ squadrons }) => squadrons.includes(squadron)),
  ).length;
  if (count === 0) return null;
  return <p className="unit-state">{strategicChartText('flightsNone', { count })}</p>;
}

/** [ST-12.10] Squadrons plotted beyond reach of any deck or base. */
function OneWays({ plans }: Pick<RowProps, 'plans'>) {
  const { view, side } = useDesk();
  const count = plans.flightMoves
    .filter(({ squadrons, path }) => {
      const end = path.at(-1);
      return end !== undefined && !wayBack(view, side, squadrons)(end);
    })
    .reduce((sum, { squadrons }) => sum + squadrons.length, 0);
  if (count === 0) return null;
  return (
    <p className="unit-state" data-grave>
      {strategicChartText('oneWays', { count })}
    </p>
  );
}

/** The meaning of the figures on an aircraft marker. */
const FlightsLegend = ({ plans }: Pick<RowProps, 'plans'>) =>
  Object.values(plans.flights).some(({ hex }) => hex !== null) ? (
    <p className="hint">{strategicChartText('flightsLegend')}</p>
  ) : null;

/** So many squadrons are listed at once; more are folded. */
const MAX_LISTED = 4;

/** [ST-12.5, ST-12.24] Squadrons that will take off without an order; each can be picked and sent somewhere. */
function AutomaticLaunches({ plans }: Pick<RowProps, 'plans'>) {
  const desk = useDesk();
  const going = automaticLaunches(desk.view, desk.side);
  if (going.length === 0) return null;
  return (
    <details className="unit-state" open={going.length <= MAX_LISTED}>
      <summary>{strategicChartText('automatic', { count: going.length })}</summary>
      <ul>
        {going.map(({ squadron, does }) => {
          const { isPicked, toggle } = deckPick(desk, plans, [squadron]);
          return (
            <li key={squadron.id}>
              <button type="button" className="row-name" aria-pressed={isPicked} onClick={toggle}>
                {desk.names.squadronOf(squadron.id)}
                <small>{strategicChartText(`automatic.${does}`)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <RuleLink system="strategic" rule="ST-12.24" />
    </details>
  );
}

function DivisionRow({ division, plans }: RowProps) {
  const { names, selected, select } = useDesk();
  const isPicked = selected === division.id;
  return (
    <>
      <button
        type="button"
        className="row-name"
        aria-expanded={isPicked}
        onClick={() => select(isPicked ? null : division.id)}
      >
        <b>{division.id}</b> {names.division(division.id)}
        <MoveState division={division} plans={plans} />
      </button>
      {isPicked && <DivisionOrders division={division} plans={plans} />}
    </>
  );
}

/** Its order, or its default. */
function MoveState({ division, plans }: RowProps) {
  const desk = useDesk();
  const { view, side, legal } = desk;
  const { id, hex, status, freeFrom } = division;
  const ordered = orderedText(desk, division, plans);
  if (ordered) return <small data-ordered>{ordered}</small>;
  if (view.turn < freeFrom)
    return <small>{strategicChartText('move.from', { turn: freeFrom })}</small>;
  if (status === 'waiting') return <small>{strategicChartText('move.enters')}</small>;
  const mayGo = ordersOf(legal, 'moveDivision').some(
    (order) => order.division === id && hex !== null && !sameHex(order.to, hex),
  );
  if (!mayGo) return <small>{strategicChartText('move.cannot')}</small>;
  const force = view.forces[side];
  const course = force ? ownCourse(view, force, division) : null;
  const facing = course && hex ? facingTo(hex, course) : undefined;
  return (
    <small>
      {facing
        ? strategicChartText('move.goesOn', { facing: facingName(facing) })
        : strategicChartText('move.restsAutomatically')}
    </small>
  );
}

function orderedText(
  desk: Desk,
  { id, hex, status }: Division,
  plans: AdvancedForce,
): string | undefined {
  const to = moveOf(plans, id);
  if (to === undefined) return undefined;
  if (to === 'exit') return strategicChartText('move.leaves');
  if ('pursue' in to)
    return strategicChartText('move.pursues', { contact: targetName(desk, to.pursue) });
  if (status === 'waiting' || !hex) return strategicChartText('enter');
  return towards(facingTo(hex, to));
}

const towards = (facing: Facing | undefined): string =>
  facing
    ? strategicChartText('move.to', { facing: facingName(facing) })
    : strategicChartText('move.stays');

const ARROWS: Readonly<Record<Facing, string>> = { 1: '↑', 2: '↗', 3: '↘', 4: '↓', 5: '↙', 6: '↖' };
/** The pad as the hexes lie: northwest, north, northeast above. */
const PAD: readonly (Facing | 'stay')[] = [6, 1, 2, 5, 4, 3, 'stay'];

function DivisionOrders({ division, plans }: RowProps) {
  const { id, hex, status } = division;
  const { legal, give } = useDesk();
  const moves = ordersOf(legal, 'moveDivision').filter((order) => order.division === id);
  const now = moveOf(plans, id);
  return (
    <div className="in-list">
      {hex && status === 'present' && moves.length > 0 && (
        <div className="course-pad">
          {PAD.map((way) => {
            const to = way === 'stay' ? hex : hexAhead(hex, way);
            const order = moves.find((it) => sameHex(it.to, to));
            const isOn = now !== undefined && now !== 'exit' && 'q' in now && sameHex(now, to);
            return (
              <button
                key={way}
                type="button"
                className="button small"
                disabled={!order}
                aria-pressed={isOn}
                aria-label={way === 'stay' ? strategicChartText('stay') : facingName(way)}
                onClick={() => order && give(order)}
              >
                {way === 'stay' ? '●' : ARROWS[way]}
              </button>
            );
          })}
        </div>
      )}
      {hex && status === 'present' && <RouteOrders division={division} />}
      <OtherOrders division={division} plans={plans} />
    </div>
  );
}

/** Entering, leaving, pursuing, diving, towing. */
function OtherOrders({ division, plans }: RowProps) {
  const desk = useDesk();
  const { legal, names, view } = desk;
  const exits = (view.scenario.map?.exits ?? []).map(({ name }) => name).join(', ');
  const choices = legal.flatMap((order): OrderChoice<Order>[] => {
    if (!isOf(order, division)) return [];
    const label = otherLabel(desk, order, exits);
    return label === null ? [] : [{ order, label, isOn: isGiven(order, division, plans) }];
  });
  return <OrderChoices title={names.division(division.id)} choices={choices} give={desk.give} />;
}

/** An order of this phase that is not a move to an adjacent hex. */
function isOf(order: Order, { id, status, ships }: Division): boolean {
  switch (order.kind) {
    case 'moveDivision':
      return order.division === id && status === 'waiting';
    case 'leaveMap':
    case 'pursue':
    case 'submerge':
    case 'surface':
      return order.division === id;
    case 'tow':
    case 'castOff':
      return ships.includes(order.ship);
    default:
      return false;
  }
}

function otherLabel(desk: Desk, order: Order, exits: string): string | null {
  const { names } = desk;
  switch (order.kind) {
    case 'moveDivision':
      return strategicChartText('enter');
    case 'leaveMap':
      return strategicChartText('leave', { name: exits });
    case 'pursue':
      return strategicChartText('pursue', { contact: targetName(desk, order.contact) });
    case 'submerge':
      return strategicChartText('dive');
    case 'surface':
      return strategicChartText('rise');
    case 'tow':
      return strategicChartText('tow', {
        ship: names.ship(order.towed),
        by: names.ship(order.ship),
      });
    case 'castOff':
      return strategicChartText('castOff', { ship: names.ship(order.ship) });
    default:
      return null;
  }
}

function isGiven(order: Order, { id }: Division, plans: AdvancedForce): boolean {
  const to = moveOf(plans, id);
  switch (order.kind) {
    case 'moveDivision':
      return to !== undefined;
    case 'leaveMap':
      return to === 'exit';
    case 'pursue':
      return typeof to === 'object' && 'pursue' in to && to.pursue === order.contact;
    case 'submerge':
      return plans.diving.includes(id);
    case 'surface':
      return plans.surfacing.includes(id);
    default:
      return false;
  }
}
