import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import { FleetStrip } from './FleetStrip';

/** Both fleets at a glance; a press picks a ship. */
export function Fleets({ silhouettes }: { silhouettes: Silhouettes }) {
  const { view, side, names, selected, select, lights } = useDesk();
  return (
    <FleetStrip
      {...{ view, side, names, silhouettes, selected, lit: lights.ships }}
      onSelect={select}
    />
  );
}
