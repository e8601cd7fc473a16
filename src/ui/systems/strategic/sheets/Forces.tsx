import { SIDES, type Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import { allShips, facesOf } from '../desk/faces';
import { OfferEnd } from '../orders/OfferEnd';
import { Regroup } from '../orders/Regroup';
import { DivisionSheet } from './DivisionSheet';
import './sheets.css';

/** Steps whose own orders include the offer, and steps without orders. */
const OFFERED_ELSEWHERE: readonly StrategicView['step']['kind'][] = [
  'basicEnd',
  'advancedEnd',
  'over',
];

/** All that is known of both sides: divisions to open, ships lost, points so far. */
export function Forces({ plans }: { plans: readonly ClassPlan[] }) {
  const { side, view } = useDesk();
  const sides = side === 'axis' ? SIDES.toReversed() : SIDES;
  return (
    <>
      {sides.map((of) => (
        <SideForces key={of} of={of} plans={plans} />
      ))}
      {!OFFERED_ELSEWHERE.includes(view.step.kind) && <OfferEnd />}
    </>
  );
}

function SideForces({ of, plans }: { of: Side; plans: readonly ClassPlan[] }) {
  const { view, names, side, selected, select } = useDesk();
  const faces = facesOf(view)[of];
  const lost = allShips(view, of).filter(
    ({ fate, state }) => fate !== 'afloat' || state === 'sunk',
  );
  // At the end the whole score stands above.
  const points = view.step.kind === 'over' ? undefined : view.known[side]?.points[of];
  return (
    <section className="side-forces" data-side={of}>
      <h3 className="of-side">
        {names.side(of)}
        {points !== undefined && <small>{strategicBoardText('pointsSeen', { points })}</small>}
      </h3>
      <ul className="division-list">
        {faces.map((face) => (
          <li key={face.id}>
            <button
              type="button"
              className="row-name"
              aria-expanded={selected === face.id}
              onClick={() => select(selected === face.id ? null : face.id)}
            >
              <b>{face.id}</b> {names.division(face.id)}
              <small>
                {face.ships
                  ? strategicBoardText('shipCount', { count: face.ships.length })
                  : strategicBoardText('unknownShips')}
              </small>
            </button>
            {selected === face.id && (
              <div className="in-list">
                <DivisionSheet face={face} plans={plans} />
                <Regroup />
              </div>
            )}
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <p className="lost-ships">
          {strategicBoardText('lost', { ships: lost.map(({ id }) => names.ship(id)).join(', ') })}
        </p>
      )}
    </section>
  );
}
