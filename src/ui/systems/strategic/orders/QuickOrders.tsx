import { useMemo } from 'react';
import type { OrderOf } from '../../../../rules/strategic';
import { DEFAULT_POSTURE, type QuickState, usualAims } from '../../../../rules/strategic/query';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { Chance } from './SearchTargets';
import { Unchosen } from './Unchosen';

/** [ST-21.22 to ST-21.35] An exchange of a Quick action: the posture of the side, then a target for each ship. */
export function QuickOrders() {
  const { view, stage } = useDesk();
  const { action } = view;
  if (action?.stage.kind !== 'quick') return null;
  const { quick } = action.stage;
  return (
    <>
      <p className="quick-place">
        {strategicOrdersText('exchange', {
          number: quick.exchange,
          band: strategicOrdersText(`band.${quick.band}`),
        })}
      </p>
      {stage !== 'waiting' &&
        (quick.stage === 'postures' ? <Postures quick={quick} /> : <Targets quick={quick} />)}
    </>
  );
}

function Postures({ quick }: { quick: QuickState }) {
  const { legal, side, give } = useDesk();
  return (
    <>
      <div className="actions">
        {ordersOf(legal, 'posture').map((order) => (
          <button
            key={order.posture}
            type="button"
            className="button"
            aria-pressed={quick.postures[side] === order.posture}
            onClick={() => give(order)}
          >
            {strategicOrdersText(`posture.${order.posture}`)}
          </button>
        ))}
      </div>
      {quick.postures[side] === null && (
        <Unchosen choice={strategicOrdersText(`posture.${DEFAULT_POSTURE}`)} />
      )}
    </>
  );
}

function Targets({ quick }: { quick: QuickState }) {
  const { view, side, legal, names } = useDesk();
  const usual = useMemo(() => usualAims(view, side), [view, side]);
  const orders = ordersOf(legal, 'quickTarget');
  const ships = [...new Set(orders.map(({ ship }) => ship))];
  if (ships.length === 0) return <p className="hint">{strategicOrdersText('nothingBears')}</p>;
  return (
    <ul className="quick-ships">
      {ships.map((ship) => (
        <li key={ship} className="quick-ship">
          <b>{names.ship(ship)}</b>
          <TargetChoice
            ship={ship}
            orders={orders.filter((it) => it.ship === ship)}
            quick={quick}
            usual={usual.find((it) => it.ship === ship)?.target ?? ship}
          />
        </li>
      ))}
    </ul>
  );
}

interface TargetChoiceProps {
  ship: string;
  orders: readonly OrderOf<'quickTarget'>[];
  quick: QuickState;
  /** Her default target; herself if she has none. */
  usual: string;
}

/** A ship's target in a list, with a check box for torpedoes. */
function TargetChoice({ ship, orders, quick, usual }: TargetChoiceProps) {
  const { names, side, give, oddsOf } = useDesk();
  const called = (target: string) => {
    if (target === ship) return strategicOrdersText('holdFire');
    const order = orders.find((it) => it.target === target && !it.torpedoes);
    const [odds] = order ? oddsOf([order]) : [];
    return odds
      ? strategicOrdersText('targetChance', {
          target: names.ship(target),
          percent: Math.round(odds.chance * 100),
        })
      : names.ship(target);
  };
  const now = quick.targets[side].find((it) => it.ship === ship);
  const targets = [...new Set(orders.map(({ target }) => target))];
  const torpedoes = now && orders.find((it) => it.target === now.target && it.torpedoes);
  const pick = (target: string) => {
    const order = orders.find((it) => it.target === target && it.torpedoes === now?.torpedoes);
    const other = order ?? orders.find((it) => it.target === target);
    if (other) give(other);
  };
  return (
    <>
      <select
        className="field"
        aria-label={strategicOrdersText('targetOf', { ship: names.ship(ship) })}
        value={now?.target ?? ''}
        onChange={(event) => pick(event.target.value)}
      >
        {!now && (
          <option value="">{strategicOrdersText('usualTarget', { target: called(usual) })}</option>
        )}
        {targets.map((target) => (
          <option key={target} value={target}>
            {called(target)}
          </option>
        ))}
      </select>
      {torpedoes && (
        <label>
          <input
            type="checkbox"
            checked={now.torpedoes}
            onChange={() => give({ ...torpedoes, torpedoes: !now.torpedoes })}
          />{' '}
          {strategicOrdersText('torpedoes')}
        </label>
      )}
      {now && now.target !== ship && <Chance order={{ kind: 'quickTarget', ...now }} />}
    </>
  );
}
