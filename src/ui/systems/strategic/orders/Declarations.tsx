import { useState } from 'react';
import type { Order } from '../../../../rules/strategic';
import { figure, listed } from '../../../../words/core/say';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { RuleLink } from '../../../rules/RuleLink';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { facesOf } from '../desk/faces';
import { RowName, Toggle } from './Ranges';
import { Chance } from './SearchTargets';

/** [ST-7.19] The strike that is flown next. */
export function FlyOrders() {
  const { legal, names, sorties, give } = useDesk();
  const orders = ordersOf(legal, 'flyStrike');
  return (
    <section className="order-list">
      <h3>{strategicOrdersText('fly')}</h3>
      <ul>
        {orders.map((order) => {
          const strike = sorties.filter(({ target }) => target === order.target);
          const stepsOf = (mission: string) =>
            strike.filter((it) => it.mission === mission).reduce((sum, it) => sum + it.steps, 0);
          return (
            <li key={order.target}>
              <button type="button" className="button" onClick={() => give(order)}>
                {names.target(order.target)}
                <small>
                  {strategicOrdersText('strikeSum', {
                    strike: stepsOf('strike'),
                    escort: stepsOf('escort'),
                  })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** [ST-7.48, ST-7.54] Own submarines at Short, in secret. */
export function SubmarineOrders() {
  const { legal, names, view, side, give } = useDesk();
  const orders = ordersOf(legal, 'torpedoAttack');
  const given = view.forces[side]?.basic?.submarineAttacks ?? [];
  const boats = [...new Set(orders.map(({ submarine }) => submarine))];
  if (boats.length === 0) return <p className="hint">{strategicOrdersText('noBoats')}</p>;
  return boats.map((boat) => {
    const now = given.find(({ submarine }) => submarine === boat);
    return (
      <fieldset key={boat} className="order-choice">
        <legend>{names.division(boat)}</legend>
        {orders
          .filter(({ submarine }) => submarine === boat)
          .map((order) => (
            <button
              key={`${order.target} ${order.ship}`}
              type="button"
              className="button small"
              aria-pressed={now?.ship === order.ship}
              onClick={() => give(order)}
            >
              {order.ship === order.submarine
                ? strategicOrdersText('noAttack')
                : names.ship(order.ship)}
              <BoatOdds order={order} />
            </button>
          ))}
      </fieldset>
    );
  });
}

/** The expected result of an attack, and of the counterattack on the boat. */
function BoatOdds({ order }: { order: Order }) {
  const [odds] = useDesk().oddsOf([order]);
  if (!odds) return null;
  const percent = Math.round(odds.chance * 100);
  const own = figure(odds.ownDamage ?? 0, 1);
  return <small>{strategicOrdersText('boatOdds', { percent, own })}</small>;
}

/** [ST-7.39, ST-7.47, ST-7.55] An attack with divisions at Short, a bombardment, or passing. */
export function SurfaceOrders() {
  const { legal } = useDesk();
  const attacks = ordersOf(legal, 'attackDivision');
  const bombardments = ordersOf(legal, 'bombardLand');
  if (attacks.length + bombardments.length === 0)
    return <p className="hint">{strategicOrdersText('noSurface')}</p>;
  return (
    <>
      {attacks.length > 0 && <AttackForm />}
      {bombardments.length > 0 && <Bombardments />}
    </>
  );
}

function AttackForm() {
  const { legal, names, view, side, whyNot, give, explain } = useDesk();
  const attacks = ordersOf(legal, 'attackDivision');
  const able = [...new Set(attacks.flatMap(({ divisions }) => divisions))];
  const targets = [...new Set(attacks.map(({ target }) => target))];
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = able.filter((id) => picked.includes(id));
  const divisions = chosen.length > 0 ? chosen : able.slice(0, 1);
  const faces = facesOf(view)[side];
  const attack = (target: string) => {
    const order: Order = { kind: 'attackDivision', divisions: [...divisions], target };
    const refused = whyNot(order);
    if (refused) explain(refused);
    else give(order);
  };
  return (
    <section className="order-list">
      <h3>{strategicOrdersText('attackWith')}</h3>
      <ul>
        {able.map((id) => (
          <li key={id}>
            <label className="choice">
              <input
                type="checkbox"
                checked={divisions.includes(id)}
                onChange={() =>
                  setPicked(
                    divisions.includes(id)
                      ? divisions.filter((it) => it !== id)
                      : [...divisions, id],
                  )
                }
              />
              <span>
                {names.division(id)}{' '}
                <small>{shipCount(faces.find((face) => face.id === id)?.ships?.length ?? 0)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <h3>{strategicOrdersText('attackAt')}</h3>
      <div className="actions">
        {targets.map((target) => (
          <button
            key={target}
            type="button"
            className="button small danger"
            onClick={() => attack(target)}
          >
            {names.division(target)}
          </button>
        ))}
      </div>
      <TooFar targets={targets} />
    </section>
  );
}

/** [ST-7.58] Spotted enemies that an optional rule keeps out of reach. */
function TooFar({ targets }: { targets: readonly string[] }) {
  const { names, view, side } = useDesk();
  if (!view.options.nearAttacks) return null;
  const far = Object.values(view.known[side]?.divisions ?? {}).filter(
    ({ id, isSpotted, isSubmarine }) => isSpotted && !isSubmarine && !targets.includes(id),
  );
  if (far.length === 0) return null;
  const divisions = listed(far.map(({ id }) => names.division(id)));
  return (
    <p className="hint">
      {strategicOrdersText('tooFar', { divisions })} <RuleLink system="strategic" rule="ST-7.58" />
    </p>
  );
}

const shipCount = (count: number): string => strategicBoardText('shipCount', { count });

/** [ST-7.47] For each division at Short the land that it can bombard. */
function Bombardments() {
  const { legal, names, give } = useDesk();
  const orders = ordersOf(legal, 'bombardLand');
  const divisions = [...new Set(orders.map(({ division }) => division))];
  return divisions.map((id) => (
    <fieldset key={id} className="order-choice">
      <legend>{strategicOrdersText('bombardWith', { division: names.division(id) })}</legend>
      {orders
        .filter(({ division }) => division === id)
        .map((order) => (
          <button
            key={order.landUnit}
            type="button"
            className="button small"
            onClick={() => give(order)}
          >
            {names.landUnit(order.landUnit)}
          </button>
        ))}
    </fieldset>
  ));
}

/** [ST-7.41] Divisions at Short that try to come between. */
export function InterceptOrders() {
  const { legal, view, side, names } = useDesk();
  const { step } = view;
  if (step.kind !== 'intercept') return null;
  const ids = [...new Set(ordersOf(legal, 'intercept').map(({ division }) => division))];
  const on = view.forces[side]?.basic?.intercepting ?? [];
  const { declared } = step;
  return (
    <section className="order-list">
      <h3>
        {declared.kind === 'attack'
          ? strategicOrdersText('intercept', { target: names.division(declared.target) })
          : strategicOrdersText('interceptLand', { target: names.landUnit(declared.landUnit) })}
      </h3>
      {ids.length === 0 && <p className="hint">{strategicOrdersText('noInterceptors')}</p>}
      <ul>
        {ids.map((id) => (
          <li key={id} className="order-row">
            <RowName id={id} box={null} />
            <Chance order={{ kind: 'intercept', division: id, answer: 'yes' }} />
            <Toggle kind="intercept" division={id} isOn={on.includes(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
