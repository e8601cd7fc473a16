import type { ShipId } from '../model/ids';
import type { SeekriegView } from '../model/state';
import type { Salvo } from './salvo';

/** [SK-11.18] Times the smaller bore that shells may have whose splashes look alike. */
const ALIKE = 1.25;

/** [SK-3.1, SK-11.18] Whether splashes of two bores are taken for each other. */
export const looksAlike = (a: number, b: number): boolean =>
  Math.max(a, b) <= ALIKE * Math.min(a, b);

/** A battery at a target. */
export type Shot = Pick<Salvo, 'firer' | 'mark' | 'guns'>;

const boreOf = ({ firer, guns }: Shot): number =>
  firer.sheet.batteries[guns.battery]?.boreInches ?? 0;

/** [SK-11.18, SK-35.11] Ships that count as firing at the target of a battery, its own included. */
export function shipsFiringAt(
  { options, forces }: SeekriegView,
  shot: Shot,
  all: readonly Shot[],
): number {
  const ships = new Set<ShipId>([shot.firer.id]);
  for (const other of all) {
    const isAlike = !options.sameShellSize || looksAlike(boreOf(shot), boreOf(other));
    if (other.mark.ship === shot.mark.ship && isAlike) ships.add(other.firer.id);
  }
  const isConfused = ships.size > 1 && !forces[shot.firer.side]?.hasCommonSignals;
  return ships.size + (isConfused ? 1 : 0);
}
