import { enemyOf } from '../../../../rules/core';
import type { Order } from '../../../../rules/strategic';
import type { SearchTarget } from '../../../../rules/strategic/query';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { ordersOf } from '../../../table/desk';
import { nextAttempt } from '../desk/counterPicks';
import { type Desk, useDesk } from '../desk/desk';
import { facesOf } from '../desk/faces';
import { attemptsOf } from '../desk/given';

/** [ST-7.25, ST-7.31] The search attempts, each with the division or the box that it looks for. */
export function SearchTargets() {
  const desk = useDesk();
  const { attempt, aim, names } = desk;
  const attempts = attemptsOf(desk);
  if (attempts.length === 0) return null;
  return (
    <section className="order-list">
      <h3>{strategicOrdersText('attempts')}</h3>
      <ol className="attempts">
        {attempts.map(({ squadron, target }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts are known by their numbers
          <li key={at} className="attempt" data-now={attempt === at + 1 || undefined}>
            <button
              type="button"
              className="attempt-pick"
              aria-pressed={attempt === at + 1}
              onClick={() => aim(at + 1)}
            >
              {strategicOrdersText('attempt', {
                number: at + 1,
                squadron: names.squadron(squadron.id),
              })}
              <TargetName target={target} />
            </button>
            {attempt === at + 1 && <Choices />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function TargetName({ target }: { target: SearchTarget | null }) {
  const { names } = useDesk();
  if (!target) return <small>{strategicOrdersText('noTarget')}</small>;
  return (
    <b>
      {'division' in target
        ? names.division(target.division)
        : strategicOrdersText('submarinesIn', { box: boxName(target.submarinesIn) })}
    </b>
  );
}

/** The targets of an attempt, with its chance where the rules give one. */
function Choices() {
  const desk = useDesk();
  const { legal, attempt, view, side, names } = desk;
  const divisions = ordersOf(legal, 'searchDivision').filter((it) => it.attempt === attempt);
  const boxes = ordersOf(legal, 'searchBox').filter((it) => it.attempt === attempt);
  const known = facesOf(view)[enemyOf(side)].map(({ id }) => id);
  const sorted = divisions.toSorted(
    (a, b) => known.indexOf(a.division) - known.indexOf(b.division),
  );
  return (
    <div className="attempt-choices">
      {sorted.map((order) => (
        <button
          key={order.division}
          type="button"
          className="button small"
          onClick={() => aimAt(desk, order)}
        >
          {names.division(order.division)}
          <Chance order={order} />
        </button>
      ))}
      {boxes.map((order) => (
        <button
          key={order.box}
          type="button"
          className="button small"
          onClick={() => aimAt(desk, order)}
        >
          {strategicOrdersText('submarinesIn', { box: boxName(order.box) })}
          <Chance order={order} />
        </button>
      ))}
    </div>
  );
}

/** Names the target, and goes on to the next attempt without one. */
function aimAt(desk: Desk, order: Order): void {
  if (desk.give(order)) desk.aim(nextAttempt(desk));
}

/** The chance of an order, where the rules give one. */
export function Chance({ order }: { order: Order }) {
  const { oddsOf } = useDesk();
  const [odds] = oddsOf([order]);
  if (!odds) return null;
  return <small>{strategicOrdersText('chance', { percent: Math.round(odds.chance * 100) })}</small>;
}
