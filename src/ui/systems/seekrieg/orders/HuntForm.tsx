import { type OrderOf, type SeekriegView, seekrieg } from '../../../../rules/seekrieg';
import type { Ship } from '../../../../rules/seekrieg/query';

import { mean, percent } from '../../../../words/core/chance';
import { figure, listed } from '../../../../words/core/say';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { type Desk, useDesk } from '../desk/desk';

type HuntingOrder = OrderOf<'depthCharges' | 'aheadThrown'>;

/** [SK-26.15, SK-26.17] Charges on a submarine that is held by sonar, each pattern with its odds. */
export function HuntForm({ ship }: { ship: Ship }) {
  const { legal } = useDesk();
  const orders = legal.filter(
    (it): it is HuntingOrder =>
      (it.kind === 'depthCharges' || it.kind === 'aheadThrown') && it.ship === ship.id,
  );
  const weapons = [...new Set(orders.map(weaponKey))];
  if (weapons.length === 0) return null;
  return (
    <section className="fleet-orders">
      <h3>{seekriegFireText('hunt', { ship: ship.sheet.name })}</h3>
      {weapons.map((weapon) => (
        <Weapon key={weapon} ship={ship} orders={orders.filter((it) => weaponKey(it) === weapon)} />
      ))}
    </section>
  );
}

const weaponKey = (order: HuntingOrder): string =>
  order.kind === 'depthCharges' ? order.kind : `${order.kind} ${order.target}`;

function Weapon({ ship, orders }: { ship: Ship; orders: readonly HuntingOrder[] }) {
  const { view, side, names, give } = useDesk();
  const [first] = orders;
  if (!first) return null;
  const label =
    first.kind === 'depthCharges'
      ? seekriegFireText('charges', { left: ship.condition?.depthCharges ?? 0 })
      : seekriegFireText('thrown', { target: names.ship(first.target) });
  const given = givenBy(ship, first);
  const at = orders.findIndex(({ depths }) => depths.join() === given?.join());
  return (
    <label className="fleet-target">
      {label}
      <select
        className="field"
        value={at}
        onChange={({ target }) => {
          const order = orders[Number(target.value)];
          if (order) give(order);
        }}
      >
        {at < 0 && <option value={-1}>{seekriegFireText('default')}</option>}
        {orders.map((order, index) => (
          <option key={order.depths.join()} value={index}>
            {patternText(order.depths)}
          </option>
        ))}
      </select>
      {orders[at] && <small>{oddsText({ view, side }, orders[at])}</small>}
    </label>
  );
}

const givenBy = ({ plan }: Ship, { kind }: HuntingOrder): readonly number[] | undefined =>
  kind === 'depthCharges' ? (plan?.depthCharges ?? undefined) : plan?.aheadThrown?.depths;

function patternText(depths: readonly number[]): string {
  const different = [...new Set(depths)].map((it) => figure(it));
  if (different.length === 0) return seekriegFireText('pattern.none');
  return different.length === 1
    ? seekriegFireText('pattern.same', { depths: different[0] ?? '' })
    : seekriegFireText('pattern.spread', { depths: listed(different) });
}

function oddsText({ view, side }: { view: SeekriegView; side: Desk['side'] }, order: HuntingOrder) {
  const [odds] = seekrieg.explain(view, side, [order]).undersea;
  if (!odds) return null;
  return seekriegFireText('huntOdds', {
    ...{ chance: percent(odds.chance), hits: mean(odds.meanHits) },
  });
}
