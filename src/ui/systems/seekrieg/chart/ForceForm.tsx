import { type Axial, flatBearing, hexKey, sameHex } from '../../../../hex';
import type { OrderOf } from '../../../../rules/seekrieg';
import { type SearchForce, searchOf, shipsOfForce } from '../../../../rules/seekrieg/query';
import { courseText } from '../../../../words/seekrieg/common/words';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { ordersOf } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';

/** [SK-8.4, SK-34.2] Where each force steams; the chart gives the same orders. */
export function ForceForm() {
  const { view, side, select } = useDesk();
  if (!view.forces[side]?.search) return null;
  const forces = Object.values(searchOf(view, side).forces).filter(
    (force) => shipsOfForce(view, force).length > 0,
  );
  return (
    <section className="fleet-orders" aria-label={seekriegAirText('forces')}>
      <h3>{seekriegAirText('forces')}</h3>
      <ul className="fleet-rows">
        {forces.map((force) => (
          <li key={force.id} className="fleet-row">
            <div className="fleet-choices">
              <button type="button" className="sk-ship" onClick={() => select(force.id)}>
                {force.name}
              </button>
              <small>
                {seekriegAirText('steams', {
                  ...{ course: courseText(force.facing), knots: force.knots },
                })}
              </small>
              <Way force={force} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Search = OrderOf<'search'>;

/** Straight ways of the rules in all directions, to stop, or to go on. */
function Way({ force }: { force: SearchForce }) {
  const desk = useDesk();
  const orders = ordersOf(desk.legal, 'search').filter((it) => it.force === force.id);
  const goal = force.path?.at(-1);
  const isListed = orders.some(({ path }) => endsAt(path, goal));
  const now = force.path === null ? 'on' : goal ? hexKey(goal) : 'stop';
  return (
    <Choice
      label={seekriegAirText('way')}
      value={now}
      options={[
        ...(force.path === null
          ? [{ value: 'on', label: seekriegAirText('way.on'), order: null }]
          : []),
        ...(goal && !isListed
          ? [{ value: hexKey(goal), label: wayText(desk, force, goal), order: null }]
          : []),
        ...orders.map((order) => optionOf(desk, force, order)),
      ]}
      give={desk.give}
    />
  );
}

const endsAt = (path: readonly Axial[], goal: Axial | undefined): boolean => {
  const end = path.at(-1);
  return end !== undefined && goal !== undefined && sameHex(end, goal);
};

function optionOf(desk: Desk, force: SearchForce, order: Search) {
  const end = order.path.at(-1);
  return end
    ? { value: hexKey(end), label: wayText(desk, force, end), order }
    : { value: 'stop', label: seekriegAirText('way.stop'), order };
}

/** '045, to E3 N11' */
const wayText = ({ names }: Desk, { hex }: SearchForce, end: Axial): string =>
  seekriegAirText('way.to', {
    course: String(Math.round(flatBearing(hex, end))).padStart(3, '0'),
    hex: names.hex(end),
  });
