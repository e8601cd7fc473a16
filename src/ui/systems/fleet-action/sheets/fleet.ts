import { enemyOf, type Side } from '../../../../rules/core';
import type { FleetActionView, SquadronId } from '../../../../rules/fleet-action';
import type { Unit } from '../../../../rules/fleet-action/query';

/** Units that are shown together. */
export interface UnitGroup {
  id: string;
  side: Side;
  /** Nothing for units of no squadron, and for the enemy's [NW-3.1]. */
  squadron: SquadronId | null;
  flagship: string | null;
  units: Unit[];
}

/** The viewer's squadrons in listed order, what belongs to none, then what is known of the enemy. */
export const unitGroups = (view: FleetActionView, side: Side): UnitGroup[] =>
  [...groupsOf(view, side), ...groupsOf(view, enemyOf(side))].filter(
    ({ units }) => units.length > 0,
  );

function groupsOf(view: FleetActionView, side: Side): UnitGroup[] {
  const own = Object.values(view.units).filter((unit) => unit.side === side);
  const squadrons = Object.values(view.forces[side]?.squadrons ?? {});
  const grouped = squadrons.map(({ id, flagship }) => ({
    ...{ id, side, squadron: id, flagship },
    units: own.filter(({ squadron }) => squadron === id),
  }));
  const rest = own.filter(({ squadron }) => squadron === null);
  return [...grouped, { id: `${side}/rest`, side, squadron: null, flagship: null, units: rest }];
}

/** Its part in the present phase is over. */
export function isDone({ step }: FleetActionView, { open, fate }: Unit): boolean {
  if (fate !== 'inPlay') return false;
  if (step.kind === 'ships') return open.hasMoved;
  return step.kind === 'activations' && open.hasActed;
}

/** Mounts or tubes that she can still use, of those she was built with; nothing where that is hidden or she has none. */
export function weaponsLeft({ sheet, condition }: Unit): {
  guns: { left: number; built: number } | null;
  tubes: { left: number; built: number } | null;
} {
  const built = sheet.main?.mounts.length ?? 0;
  const tubes = sheet.torpedoes?.mounts ?? [];
  if (!condition) return { guns: null, tubes: null };
  const { lost, empty } = condition;
  const loaded = tubes.filter((_, at) => !lost.torpedoes.includes(at) && !empty.includes(at));
  const barrels = (mounts: typeof tubes) => mounts.reduce((sum, it) => sum + it.barrels, 0);
  return {
    guns: built > 0 ? { left: built - lost.main.length, built } : null,
    tubes: tubes.length > 0 ? { left: barrels(loaded), built: barrels(tubes) } : null,
  };
}
