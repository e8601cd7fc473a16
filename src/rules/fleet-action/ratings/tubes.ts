import type { FiguredTorpedoes } from '../../core';
import type { Mount, TorpedoBattery } from '../model/sheet';
import { beamsOf, inOrder } from './batteries';
import { kindOf } from './hull';
import type { ShipFigures } from './shipFigures';
import { ratedTorpedo } from './torpedoes';
import type { TorpedoKey } from './torpedoTable';

/** [NW-32.11, NW-32.16a] The torpedoes of a ship on an ISO date; `null` for none. */
export function tubesOf(figures: ShipFigures, date: string): TorpedoBattery | null {
  const { torpedoes } = figures;
  if (!torpedoes) return null;
  const mounts = inOrder(torpedoes.mounts.flatMap(mountsOf));
  return {
    torpedo: ratedTorpedo(torpedoOf(figures, torpedoes, date), date),
    mounts,
    reloads: tubesIn(mounts) * reloadShare(figures),
  };
}

const tubesIn = (mounts: readonly Mount[]): number =>
  mounts.reduce((sum, { barrels }) => sum + barrels, 0);

/** Mounts at the side abaft this place fire past the stern. */
const STERN = 0.85;

/** [NW-9.12] Tubes in the middle fire to either beam. */
function mountsOf({ tubes, at, side }: FiguredTorpedoes['mounts'][number]): Mount[] {
  if (side === 'center') return [{ barrels: tubes, arc: 'PS' }];
  return beamsOf(side).map((beam) => ({ barrels: tubes, arc: at > STERN ? `A${beam}` : beam }));
}

/** [NW-9.18, NW-32.16a] Japanese ships from the Fubuki class on have reloads, and all their light cruisers. */
const RELOADS_FROM = 1928;
/** The Admiral Hipper class. */
const GERMAN_RELOADS_FROM = 1939;

/** [NW-32.16a] The share of her tubes for which a ship has reloads. */
function reloadShare({ nation, type, completed }: ShipFigures): number {
  if (nation === 'germany' && type === 'CA' && completed >= GERMAN_RELOADS_FROM) return 1;
  if (nation !== 'japan') return 0;
  if (type === 'CA') return HALF_LOAD;
  return type === 'CL' || completed >= RELOADS_FROM ? 1 : 0;
}

/** Heavy cruisers carried half of a second load. */
const HALF_LOAD = 0.5;

/** The least diameter of the torpedoes of ships; below it are those of 45 cm. */
const FULL_DIAMETER = 20;
const MARK_IX_TWO_FROM = '1943';
const MARK_IX_FROM = 1926;

/** [NW-32.16a] */
function torpedoOf(
  figures: ShipFigures,
  { kind, diameterInches }: FiguredTorpedoes,
  date: string,
): TorpedoKey {
  if (kind === 'long-lance') return 'type93';
  if (kind === 'japanese') return japaneseOf(figures, diameterInches);
  if (kind === 'us') return 'mark15';
  if (diameterInches < FULL_DIAMETER) return 'w200';
  return otherOf(figures, date);
}

const japaneseOf = (figures: ShipFigures, diameterInches: number): TorpedoKey =>
  diameterInches > 22 && kindOf(figures) === 'destroyer' && figures.completed >= RELOADS_FROM
    ? 'type90'
    : 'year8';

function otherOf({ nation, completed }: ShipFigures, date: string): TorpedoKey {
  if (nation === 'germany') return 'g7a';
  if (!BRITISH_MADE.includes(nation)) return 'si270';
  if (date >= MARK_IX_TWO_FROM) return 'markIxTwo';
  return completed >= MARK_IX_FROM ? 'markIx' : 'markIv';
}

/** Navies with torpedoes of British make. */
const BRITISH_MADE: readonly string[] = [
  ...['united-kingdom', 'australia', 'canada', 'new-zealand', 'india', 'poland', 'norway'],
];
