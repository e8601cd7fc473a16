import type { Order } from '../../../../rules/strategic';
import {
  hexesIn,
  plotLimits,
  recordOf,
  type TacticalShip,
} from '../../../../rules/strategic/query';
import { sayPlot } from '../../../../words/strategic/common/courses';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { ordersOf } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { extended, shortened } from './reach';
import { carriedOut, type TacticalDesk, useTactical } from './tacticalDesk';

/** A ship's movement order, or what she does without one. */
export function plotSummary({ fight, faces }: TacticalDesk, { names, side }: Desk, id: string) {
  const plans = fight.tactical.plans[side];
  const ship = faces.find((it) => it.ship.id === id)?.ship;
  if (!ship) return [];
  const plot = plans.plots.find((it) => it.ship === id)?.path;
  const leader = plans.follows.find((it) => it.ship === id)?.leader;
  const smokes = plans.smoke.find((it) => it.ship === id)?.lays ?? ship.isSmoking;
  const way = plot
    ? { text: sayPlot(plot) }
    : leader
      ? { text: strategicTacticalText('follows', { ship: names.ship(leader) }) }
      : {
          text: strategicTacticalText('plotAutomatic', { count: hexesIn(carriedOut(fight, ship)) }),
          isDefault: true,
        };
  return [
    way,
    ...(smokes ? [{ text: strategicTacticalText('smoking') }] : []),
    ...(plans.dives.includes(id) ? [{ text: strategicTacticalText('diving') }] : []),
    ...(plans.rises.includes(id) ? [{ text: strategicTacticalText('rising') }] : []),
  ];
}

/** [ST-15.15 to ST-15.23, ST-20.10] The wheel, following, smoke, diving and surfacing. */
export function PlotOrders({ ship }: { ship: TacticalShip }) {
  return (
    <div className="tactical-choices">
      <Drawn ship={ship} />
      <Wheel ship={ship} />
      <Follow ship={ship} />
      <Toggles ship={ship} />
    </div>
  );
}

function Drawn({ ship }: { ship: TacticalShip }) {
  const { fight, drawn } = useTactical();
  const { least, most, turns } = plotLimits(fight, ship);
  const isFixed = turns === 0 && least === most;
  return (
    <p className="tactical-drawn">
      <b>{drawn === '' ? strategicTacticalText('plotEmpty') : sayPlot(drawn)}</b>
      <small>
        {isFixed
          ? strategicTacticalText('plotFixed', { count: most })
          : strategicTacticalText('plotLimits', { least, most, count: turns })}
      </small>
      {drawn !== '' && hexesIn(drawn) < least && (
        <small className="tactical-short">{strategicTacticalText('tooShort')}</small>
      )}
    </p>
  );
}

const STEPS = [
  ['P', 'port', '↰'],
  ['F', 'ahead', '↑'],
  ['S', 'starboard', '↱'],
] as const;

function Wheel({ ship }: { ship: TacticalShip }) {
  const { fight, drawn, draw } = useTactical();
  const { give, whyNot } = useDesk();
  const still: Order = { kind: 'plotShip', ship: ship.id, path: '-' };
  return (
    <fieldset className="order-choice">
      <legend>{strategicTacticalText('wheel')}</legend>
      {STEPS.map(([step, name, sign]) => {
        const next = extended(fight, ship, drawn, step);
        return (
          <button
            key={step}
            type="button"
            className="button small"
            disabled={next === undefined}
            onClick={() => next !== undefined && draw(next)}
          >
            <span aria-hidden="true">{sign}</span> {strategicTacticalText(name)}
          </button>
        );
      })}
      <button
        type="button"
        className="button small"
        disabled={drawn === ''}
        onClick={() => draw(shortened(drawn))}
      >
        {strategicTacticalText('back')}
      </button>
      <button
        type="button"
        className="button small"
        disabled={drawn === ''}
        onClick={() => draw('')}
      >
        {strategicTacticalText('anew')}
      </button>
      {!whyNot(still) && (
        <button type="button" className="button small" onClick={() => give(still)}>
          {strategicTacticalText('lieStill')}
        </button>
      )}
    </fieldset>
  );
}

/** [ST-15.22] */
function Follow({ ship }: { ship: TacticalShip }) {
  const { legal, names, side, give, whyNot } = useDesk();
  const { fight, faces } = useTactical();
  const orders = ordersOf(legal, 'followShip').filter((it) => it.ship === ship.id);
  const leader = fight.tactical.plans[side].follows.find((it) => it.ship === ship.id)?.leader;
  const { division } = recordOf(fight, ship);
  const behind = faces
    .filter((it) => it.ship.side === side && recordOf(fight, it.ship).division === division)
    .map((it): Order => ({ kind: 'followShip', ship: it.ship.id, leader: ship.id }))
    .filter((order) => !whyNot(order));
  if (orders.length === 0 && behind.length === 0) return null;
  return (
    <div className="tactical-follow">
      {orders.length > 0 && (
        <label>
          {strategicTacticalText('follow')}{' '}
          <select
            className="field"
            value={leader ?? ''}
            onChange={({ target }) => {
              const order = orders.find((it) => it.leader === target.value);
              if (order) give(order);
            }}
          >
            <option value="" disabled={leader !== undefined}>
              {strategicTacticalText('nobody')}
            </option>
            {orders.map((order) => (
              <option key={order.leader} value={order.leader}>
                {names.ship(order.leader)}
              </option>
            ))}
          </select>
        </label>
      )}
      {behind.length > 0 && (
        <button type="button" className="button small" onClick={() => give(...behind)}>
          {strategicTacticalText('followMe')}
        </button>
      )}
    </div>
  );
}

/** [ST-15.23, ST-20.10] Smoke, diving and surfacing: each on or off. */
function Toggles({ ship }: { ship: TacticalShip }) {
  const { legal, give } = useDesk();
  const orders = (['smoke', 'dive', 'rise'] as const).flatMap((kind) =>
    ordersOf(legal, kind).filter((it) => it.ship === ship.id),
  );
  if (orders.length === 0) return null;
  return (
    <div className="actions">
      {orders.map((order) => (
        <button
          key={order.kind}
          type="button"
          className="button small"
          aria-pressed={order.answer === 'no'}
          onClick={() => give(order)}
        >
          {strategicTacticalText(order.kind)}
        </button>
      ))}
    </div>
  );
}
