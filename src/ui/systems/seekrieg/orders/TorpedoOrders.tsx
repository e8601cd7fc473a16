import type { Ship } from '../../../../rules/seekrieg/query';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { numbered } from '../../../controls/numbered';
import { useDesk } from '../desk/desk';

/** What the mounts of a ship have been ordered to fire: how many, and not at all. */
export const TorpedoOrders = ({ ship }: { ship: Ship }) =>
  numbered(ship.condition?.mounts ?? []).map(({ key }, mount) => (
    <Ordered key={key} {...{ ship, mount }} />
  ));

function Ordered({ ship, mount }: { ship: Ship; mount: number }) {
  const { names, give } = useDesk();
  const order = ship.plan?.torpedoes.find((it) => it.mount === mount);
  const most = ship.condition?.mounts[mount]?.loaded ?? 0;
  if (!order) return null;
  const again = (count: number) => give({ kind: 'torpedoes', ship: ship.id, ...order, count });
  return (
    <p className="sk-ordered">
      ✓{' '}
      {seekriegFireText('torpedoFires', {
        ...{ mount: mount + 1, count: order.count, target: names.ship(order.target) },
      })}{' '}
      {most > 1 && (
        <select
          className="field"
          aria-label={seekriegFireText('torpedoSpread')}
          value={order.count}
          onChange={({ target }) => again(Number(target.value))}
        >
          {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      )}{' '}
      <button type="button" className="button small" onClick={() => again(0)}>
        {seekriegFireText('torpedoCancel')}
      </button>
    </p>
  );
}
