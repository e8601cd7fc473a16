import { speedLimit } from '../../../../rules/fleet-action/query';
import { ShipLinkAside } from '../../../ships/ShipLink';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import { ShipSheet } from './ShipSheet';

/** The data sheet of what is picked. */
export function SelectedSheet({ silhouettes }: { silhouettes: Silhouettes }) {
  const { view, selected, names } = useDesk();
  const unit = view.units[selected ?? ''];
  if (!unit) return null;
  const record = silhouettes[unit.sheet.classId];
  return (
    <>
      <ShipSheet
        {...{ sheet: unit.sheet, unit, record }}
        limit={unit.condition ? speedLimit(view, unit) : undefined}
        note={unit.squadron && names.squadron(unit.squadron)}
      />
      {record && <ShipLinkAside id={unit.id} name={unit.name} />}
    </>
  );
}
