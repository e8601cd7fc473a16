import { withMember } from '../../../../scenario/draft/sea/members';
import type { PlacedMember, SeaMember } from '../../../../scenario/draft/sea/seaDraft';
import type { FleetDraft, FleetShip } from '../../../../scenario/fleet-action/draft/form';
import { fleetSea } from '../../../../scenario/fleet-action/draft/form';
import type { SeaDesk } from '../../../chartRoom/sea/seaDesk';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';

export type FleetDesk = SeaDesk<FleetDraft>;

/** Changes some keys of the battle; without a value a key is gone. */
export const setFleet =
  ({ change }: FleetDesk) =>
  (changed: Changed<FleetDraft>, gesture?: string): void =>
    change((draft) => withKeys(draft, changed), gesture);

/** Her place in the file. */
export const vesselPath = ({ group, list, index }: PlacedMember): string =>
  `squadrons[${group}].${list}[${index}]`;

/** Changes a ship's entry. */
export const setShip =
  ({ change }: FleetDesk, id: string) =>
  (edit: (ship: FleetShip) => FleetShip, gesture?: string): void =>
    change(
      (draft) => withMember(fleetSea, draft, id, (it) => edit(it as FleetShip) as SeaMember),
      gesture && `${gesture} ${id}`,
    );
