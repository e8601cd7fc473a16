import { speedLimit } from '../../../../rules/fleet-action/query';
import { ShipLinkAside } from '../../../ships/ShipLink';
import type { Silhouettes } from '../../../ships/silhouette';
import { ShownSheet } from '../../../table/ShownSheet';
import { type Desk, useDesk } from '../desk/desk';
import { ShipSheet } from './ShipSheet';

/** The data sheet of what is picked. */
export function SelectedSheet({ silhouettes }: { silhouettes: Silhouettes }) {
  const desk = useDesk();
  const { view, selected, names } = desk;
  const unit = view.units[selected ?? ''];
  if (!unit) return null;
  const record = silhouettes[unit.sheet.classId];
  return (
    <ShownSheet of={unit.id} isOrdered={isOrdered(desk, unit.id)}>
      <ShipSheet
        {...{ sheet: unit.sheet, unit, record }}
        limit={unit.condition ? speedLimit(view, unit) : undefined}
        note={unit.squadron && names.squadron(unit.squadron)}
      />
      {record && <ShipLinkAside id={unit.id} name={unit.name} />}
    </ShownSheet>
  );
}

/** The form of the step is about a unit. */
const isOrdered = ({ moving, firing }: Desk, id: string): boolean =>
  firing.actor === id || (moving.squadron?.ships ?? []).some(({ ship }) => ship.id === id);
