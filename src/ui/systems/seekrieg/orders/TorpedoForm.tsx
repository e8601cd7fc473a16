import { useState } from 'react';
import type { OrderOf } from '../../../../rules/seekrieg';
import type { Ship } from '../../../../rules/seekrieg/query';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { numbered } from '../../../controls/numbered';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { SpreadList } from './SpreadList';
import { TorpedoOrders } from './TorpedoOrders';

type Torpedoes = OrderOf<'torpedoes'>;

/** [SK-17.1] The tubes of a ship: what they can fire at, with its chance, and what is ordered. */
export function TorpedoForm({ ship }: { ship: Ship }) {
  const { sheet, condition } = ship;
  const [isOpen, setOpen] = useState((ship.plan?.torpedoes.length ?? 0) > 0);
  if (!sheet.torpedoes || !condition?.mounts.some(({ tubes }) => tubes > 0)) return null;
  return (
    <details
      className="fleet-torpedoes"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{seekriegFireText('torpedoes', { ship: sheet.name })}</summary>
      {isOpen && (
        <>
          <TorpedoOrders ship={ship} />
          <Tubes ship={ship} />
        </>
      )}
    </details>
  );
}

/** Several mounts are fired together unless the player unfolds them. */
function Tubes({ ship }: { ship: Ship }) {
  const { legal } = useDesk();
  const shots = ordersOf(legal, 'torpedoes').filter((it) => it.ship === ship.id && it.count > 0);
  const mounts = <Mounts ship={ship} shots={shots} />;
  if (new Set(shots.map(({ mount }) => mount)).size < 2) return mounts;
  return (
    <>
      <fieldset className="fleet-launches">
        <legend>{seekriegFireText('allMounts')}</legend>
        <SpreadList shots={shots} />
      </fieldset>
      <details className="fleet-torpedoes">
        <summary>{seekriegFireText('eachMount')}</summary>
        {mounts}
      </details>
    </>
  );
}

interface MountsProps {
  ship: Ship;
  /** All that the ship can fire at. */
  shots: readonly Torpedoes[];
}

const Mounts = ({ ship, shots }: MountsProps) =>
  numbered(ship.condition?.mounts ?? []).map(({ key }, mount) => (
    <Mount key={key} {...{ ship, mount }} shots={shots.filter((it) => it.mount === mount)} />
  ));

function Mount({ ship, mount, shots }: MountsProps & { mount: number }) {
  const place = ship.sheet.torpedoes?.mounts[mount]?.place;
  const log = ship.condition?.mounts[mount];
  if (!place || !log || log.tubes === 0) return null;
  return (
    <fieldset className="fleet-launches">
      <legend>
        {seekriegFireText('mount', {
          ...{ number: mount + 1, place: seekriegFireText(`place.${place}`) },
          ...{ loaded: log.loaded, tubes: log.tubes },
        })}
      </legend>
      {shots.length === 0 && <p className="hint">{seekriegFireText('noTorpedoShot')}</p>}
      <SpreadList shots={shots} />
    </fieldset>
  );
}
