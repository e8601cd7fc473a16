import type { Vessel } from './situation';

/** [SK-36.12] Chance of a torpedo on the beam of a ship at 24 knots, by thousand yards; the target does not comb. */
const CHANCES: readonly (readonly [yards: number, chance: number])[] = [
  [4000, 0.25],
  [8000, 0.16],
  [12_000, 0.11],
  [20_000, 0.07],
];

/** [SK-17] A torpedo does about this many damage points. */
const POINTS_PER_HIT = 150;

/** Salvos are spread over so many turns: tubes are not reloaded in a fight. */
const TURNS = 6;

const YARDS_PER_HEX = 500;

/** Beyond this the target has passed before they come. */
const REACH_SHARE = 0.8;

/** Damage points a turn that a ship's loaded torpedoes are good for from a range. */
export function torpedoWorth({ ship }: Vessel, rangeHexes: number): number {
  const loaded = tubesOf(ship);
  if (loaded === 0) return 0;
  const yards = rangeHexes * YARDS_PER_HEX;
  const chance = CHANCES.find(([upTo]) => yards <= upTo)?.[1] ?? 0;
  return (REACH_SHARE * loaded * chance * POINTS_PER_HIT) / TURNS;
}

const tubesOf = ({ sheet, condition }: Vessel['ship']): number =>
  condition
    ? condition.mounts.reduce((sum, { loaded }) => sum + loaded, 0)
    : (sheet.torpedoes?.mounts.reduce((sum, { tubes }) => sum + tubes, 0) ?? 0);
