import type { SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';
import { hitChances, meanHits, tablesOf } from '../../../../rules/seekrieg/query';
import type { Throw } from '../../../table/report/throws';

/** A salvo, or torpedoes at a ship, whose chances are told [SK-5.13]. */
export interface Shot extends Throw {
  /** `null`: torpedoes. */
  gun: { boreInches: number; rangeYards: number } | null;
}

/** All fire that can be weighed: one's own, and after the end that of both sides. Strays are left out. */
export const shotsOf = (events: readonly SeekriegEvent[], view: SeekriegView): Shot[] =>
  events.flatMap((event) => salvoOf(event, view) ?? torpedoesOf(event) ?? []);

function salvoOf(event: SeekriegEvent, view: SeekriegView): Shot | null {
  if (event.kind !== 'salvoFired' || event.isStray || !event.details || event.ship === null)
    return null;
  const { battery, shells, total, rangeYards } = event.details;
  const { side, sheet } = view.ships[event.ship] ?? {};
  const boreInches = sheet?.batteries[battery]?.boreInches;
  if (!side || boreInches === undefined || shells === 0) return null;
  const chances = hitChances(tablesOf(view).shellHits, { shells, total });
  const mean = meanHits(chances);
  return {
    ...{ side, weapon: 'guns', dice: shells, chance: mean / shells, hits: event.hits },
    ...{ variance: varianceOf(chances, mean), gun: { boreInches, rangeYards } },
  };
}

/** [SK-11.9] Shells are rolled in groups, not one by one. */
const varianceOf = (chances: readonly number[], mean: number): number =>
  chances.reduce((sum, chance, hits) => sum + chance * (hits - mean) ** 2, 0);

function torpedoesOf(event: SeekriegEvent): Shot | null {
  if (event.kind !== 'torpedoesTried') return null;
  const chance = Math.min(1, Math.max(0, event.chance / 100));
  const { side, hits, dice } = event;
  return { side, weapon: 'torpedoes', dice: dice.length, chance, hits, gun: null };
}
