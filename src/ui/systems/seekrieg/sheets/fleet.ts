import { enemyOf, type Side } from '../../../../rules/core';
import type { SeekriegView } from '../../../../rules/seekrieg';
import type { Ship } from '../../../../rules/seekrieg/query';

/** Ships that are shown together. */
interface ShipGroup {
  id: string;
  side: Side;
  /** Nothing for the enemy's, whose elements nobody knows. */
  element: string | null;
  ships: Ship[];
}

/** The viewer's elements in listed order, then what is known of the enemy. */
export function shipGroups({ ships, forces }: SeekriegView, side: Side): ShipGroup[] {
  const own = (of: Side) => Object.values(ships).filter((it) => it.side === of);
  const groups = [side, enemyOf(side)].flatMap((of): ShipGroup[] => {
    const elements = Object.values(forces[of]?.elements ?? {}).map(({ id, name, ships: ids }) => ({
      ...{ id, side: of, element: name },
      ships: ids.flatMap((ship) => ships[ship] ?? []),
    }));
    const inElements = new Set(elements.flatMap((it) => it.ships));
    const rest = own(of).filter((it) => !inElements.has(it));
    return [...elements, { id: `${of}/rest`, side: of, element: null, ships: rest }];
  });
  return groups.filter((it) => it.ships.length > 0);
}

interface Count {
  left: number;
  built: number;
}

/** Guns of the main battery and loaded tubes, of those she was built with; nothing where that is hidden or she has none. */
export function weaponsLeft({ sheet, condition }: Ship): {
  guns: Count | null;
  tubes: Count | null;
} {
  if (!condition) return { guns: null, tubes: null };
  const turrets = condition.batteries[0]?.turrets ?? [];
  const built = (sheet.batteries[0]?.turrets ?? []).reduce((sum, { guns }) => sum + guns, 0);
  const tubes = (sheet.torpedoes?.mounts ?? []).reduce((sum, it) => sum + it.tubes, 0);
  const loaded = condition.mounts.reduce((sum, it) => sum + it.loaded, 0);
  return {
    guns: built > 0 ? { left: turrets.reduce((sum, { guns }) => sum + guns, 0), built } : null,
    tubes: tubes > 0 ? { left: loaded, built: tubes } : null,
  };
}
