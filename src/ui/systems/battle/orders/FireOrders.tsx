import { useMemo } from 'react';
import { listed, rowName } from '../../../../words/battle/common/words';
import { deskText } from '../../../../words/battle/texts/desk';
import { ordersText } from '../../../../words/battle/texts/orders';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import type { Mount } from '../desk/mounts';
import { DeclaredOdds } from './DeclaredOdds';
import { FullStrength } from './FullStrength';
import { SilentList } from './SilentList';
import { StackOrders } from './StackOrders';
import { TargetList } from './TargetList';

/** The sealed list of a gunnery or torpedo impulse: each battery with its target and its odds. */
export function FireOrders() {
  const { mounts, view } = useDesk();
  const ships = useMemo(() => [...new Set(mounts.map(({ ship }) => ship))], [mounts]);
  if (mounts.length === 0)
    return (
      <>
        <p className="hint">{ordersText('noTarget')}</p>
        <SilentList />
        <StackOrders />
      </>
    );
  return (
    <>
      <ul
        className="firers"
        aria-label={ordersText(view.step.kind === 'gunnery' ? 'batteries' : 'torpedoes')}
      >
        {ships.map((ship) => (
          <Firer key={ship} ship={ship} mounts={mounts.filter((it) => it.ship === ship)} />
        ))}
      </ul>
      {view.step.kind === 'torpedoes' && <Kept />}
      <SilentList />
      <FullStrength />
      <DeclaredOdds />
      <StackOrders />
    </>
  );
}

/** What happens to torpedoes that are not launched. */
const Kept = () => (
  <p className="hint">
    {deskText('tubesKept')} <RuleLink system="battle" rule="BT-10.2" />{' '}
    <RuleLink system="battle" rule="BT-10.5" />
  </p>
);

function Firer({ ship, mounts }: { ship: string; mounts: readonly Mount[] }) {
  const { names, lights } = useDesk();
  return (
    <li className="firer" data-lit={lights.ships.includes(ship) || undefined}>
      <h3>{names.ship(ship)}</h3>
      {mounts.map((mount) => (
        <MountRow key={mount.key} mount={mount} />
      ))}
    </li>
  );
}

function MountRow({ mount }: { mount: Mount }) {
  const { names, mount: current, aim } = useDesk();
  const { weapon, factors, declared, key } = mount;
  const open = current?.key === key;
  const name = weapon === 'torpedoes' ? ordersText('torpedoes') : rowName(weapon);
  return (
    <div className="mount" data-open={open || undefined}>
      <button
        type="button"
        className="mount-head"
        aria-expanded={open}
        data-mount={key}
        onClick={() => aim(open ? null : key)}
      >
        <span className="mount-name">
          {name} <b>{factors}</b>
        </span>
        <span className="mount-target" data-held={!declared || undefined}>
          {declared
            ? ordersText('atTarget', { target: names.ship(declared.target) })
            : inReach(mount, names.ship)}
        </span>
      </button>
      {open && <TargetList mount={mount} />}
    </div>
  );
}

/** Up to two by name, more by their number. */
const inReach = ({ options }: Mount, name: (id: string) => string): string =>
  options.length <= 2
    ? ordersText('noTargetYet', { targets: listed(options.map(({ target }) => name(target))) })
    : ordersText('noTargetMany', { count: options.length });
