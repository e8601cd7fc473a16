import type { Axial } from '../../../hex';
import { bears } from '../common/arcs';
import { conditionOf } from '../common/own';
import { isSmallCraft } from '../model/sheet';
import type { Unit } from '../model/units';

/** [NW-9.2, NW-9.11] Indices of loaded mounts that bear on a hex from where a ship is; of small craft none, as all tubes bear. */
export function bearingMounts(unit: Unit, hex: Axial): number[] {
  const { empty, lost } = conditionOf(unit);
  const mounts = unit.sheet.torpedoes?.mounts ?? [];
  return [...mounts.keys()].filter(
    (index) =>
      !empty.includes(index) &&
      !lost.torpedoes.includes(index) &&
      bears(unit, mounts[index]?.arc ?? 'R', hex),
  );
}

/** [NW-9.17, NW-9.20] The tubes of all vessels left, until they are fired. */
const craftTubes = ({ sheet, vessels, condition }: Unit): number =>
  condition?.empty.length === 0 ? (sheet.smallCraft?.tubes ?? 0) * vessels : 0;

/** [NW-9.2, NW-9.17] Torpedoes that leave the tubes. */
export function torpedoesIn(unit: Unit, mounts: readonly number[]): number {
  if (isSmallCraft(unit.sheet)) return craftTubes(unit);
  return mounts.reduce(
    (sum, index) => sum + (unit.sheet.torpedoes?.mounts[index]?.barrels ?? 0),
    0,
  );
}

/** [NW-9.15] Marks what has been fired; small craft have one load. */
export function emptyTubes(unit: Unit, mounts: readonly number[]): void {
  conditionOf(unit).empty.push(...(isSmallCraft(unit.sheet) ? [0] : mounts));
}

/** Whether a unit has a torpedo to launch in this turn [NW-9.2, NW-9.8]. */
export function mayLaunch(unit: Unit): boolean {
  const { turn, torpedoAttack } = conditionOf(unit);
  const isFree = torpedoAttack === null && !turn.hasLaunched && !turn.mayNotLaunch;
  return isFree && unit.sheet.torpedoes !== null && hasLoaded(unit);
}

function hasLoaded(unit: Unit): boolean {
  if (isSmallCraft(unit.sheet)) return craftTubes(unit) > 0;
  const { empty, lost } = conditionOf(unit);
  const mounts = unit.sheet.torpedoes?.mounts ?? [];
  return mounts.some((_, index) => !empty.includes(index) && !lost.torpedoes.includes(index));
}
