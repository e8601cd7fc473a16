import { ShipLinkAside } from '../../../ships/ShipLink';
import type { Silhouettes } from '../../../ships/silhouette';
import { ShownSheet } from '../../../table/ShownSheet';
import { useDesk } from '../desk/desk';
import { GunsAgainst } from './GunsAgainst';
import { ShipSheet } from './ShipSheet';

/** The data sheet of the ship that is picked, and the guns that she may come under. */
export function SelectedSheet({ silhouettes }: { silhouettes: Silhouettes }) {
  const { view, selected, moving, firing } = useDesk();
  const ship = view.ships[selected ?? ''];
  if (!ship) return null;
  const record = silhouettes[ship.sheet.classId];
  return (
    <ShownSheet
      of={ship.id}
      isOrdered={moving.courses.has(ship.id) || firing.shooter?.id === ship.id}
    >
      <ShipSheet ship={ship} record={record} />
      {record && <ShipLinkAside id={ship.id} name={ship.sheet.name} />}
      <GunsAgainst key={ship.id} ship={ship} />
    </ShownSheet>
  );
}
