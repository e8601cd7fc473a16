import { bestRange, cautionAt, type RangeOdds } from '../../tactical/range';
import { firepower } from './fire';
import type { Situation, Vessel } from './situation';
import { torpedoWorth } from './torpedoes';

/** Both broadsides bear. */
const BEAM = 90;

/** Points a turn that ships bring against others on the beam, each at the one where her fire does most. */
const broadsides = (
  situation: Situation,
  from: readonly Vessel[],
  to: readonly Vessel[],
  rangeHexes: number,
): number =>
  from.reduce((sum, by) => {
    const points = to.map((at) => broadside(situation, by, at, rangeHexes));
    return sum + Math.max(0, ...points);
  }, 0);

const broadside = (situation: Situation, by: Vessel, at: Vessel, rangeHexes: number): number =>
  at.worthPerPoint *
  (firepower(situation, by, at, { rangeHexes, target: BEAM, firer: BEAM }) +
    torpedoWorth(by, rangeHexes));

/** The greatest range that is thought of, and the steps between ranges, in hexes. */
const FARTHEST = 80;
const STEP = 3;
const NEAREST = 4;

/** Fire taken never weighs more than this against fire dealt. */
const MOST_CAUTION = 1.2;

/** The range at which a group of ships fights the enemy best, and what an exchange there gives in a turn. */
export function exchangeOf(situation: Situation, ships: readonly Vessel[]): RangeOdds {
  const { own, enemy } = situation;
  const share = ships.length / Math.max(1, own.length);
  const odds: RangeOdds[] = [];
  for (let rangeHexes = NEAREST; rangeHexes <= FARTHEST; rangeHexes += STEP)
    odds.push({
      rangeHexes,
      gives: broadsides(situation, ships, enemy, rangeHexes),
      takes: share * broadsides(situation, enemy, ships, rangeHexes),
    });
  const gives = Math.max(...odds.map((it) => it.gives));
  const takes = Math.max(...odds.map((it) => it.takes));
  const caution = cautionAt(gives, takes, MOST_CAUTION);
  return bestRange(odds.map((it) => ({ ...it, takes: caution * it.takes })));
}

/** The range at which fleets are compared. */
const COMPARED_HEXES = 30;

/** How fast a side wears down the enemy, by how fast the enemy wears it down. */
export function strengthOdds(situation: Situation): number {
  const { own, enemy } = situation;
  const ours = broadsides(situation, own, enemy, COMPARED_HEXES) * pointsLeft(own);
  const theirs = broadsides(situation, enemy, own, COMPARED_HEXES) * pointsLeft(enemy);
  return ours / Math.max(theirs, 0.01);
}

const pointsLeft = (ships: readonly Vessel[]): number =>
  ships.reduce((sum, it) => sum + it.pointsLeft, 0);
