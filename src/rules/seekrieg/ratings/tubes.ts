import type { FiguredTorpedoes } from '../../core';
import type { TorpedoBattery, TubeMount } from '../model/sheet';
import { beamsOf, lossFactor } from './batteries';
import type { Judgement, ShipFigures } from './figures';

/** [SK-33.4] The torpedoes of a ship of so many DP on an ISO date; `null` for none. */
export function tubesOn(
  figures: ShipFigures,
  date: string,
  { dp, judged }: { dp: number; judged: Judgement },
): TorpedoBattery | null {
  const { torpedoes } = figures;
  if (!torpedoes) return null;
  const mounts = torpedoes.mounts.flatMap((mount) => mountsOf(mount, judged));
  const tubes = mounts.reduce((sum, it) => sum + it.tubes, 0);
  return {
    model: modelOf(figures, torpedoes, date),
    mounts,
    reloads: (judged.hasReloads ?? hasReloads(figures)) ? tubes : 0,
    lossFactor: lossFactor(dp, tubes),
  };
}

/** [SK-17.4, SK-17.6] */
function mountsOf(
  { tubes, side }: FiguredTorpedoes['mounts'][number],
  { fixedTubes }: Judgement,
): TubeMount[] {
  if (fixedTubes === 'bow') return beamsOf(side).map(() => ({ tubes, place: 'fixed-bow' }));
  if (side === 'center') return [{ tubes, place: 'center' }];
  return beamsOf(side).map((beam) => ({
    tubes,
    place: fixedTubes ? `fixed-${beam}` : beam,
  }));
}

/** [SK-33.4] Japanese destroyers from the Shiratsuyu class on. */
const RELOADS_FROM = 1936;

const hasReloads = ({ nation, type, completed }: ShipFigures): boolean =>
  nation === 'japan' && type === 'DD' && completed >= RELOADS_FROM;

/** The least diameter in inches of the torpedoes of ships; below it are those of 45 cm. */
const FULL_DIAMETER = 20;

/** [SK-30.11, SK-33.4] The model in CHARTS S. */
function modelOf(figures: ShipFigures, { kind, diameterInches }: FiguredTorpedoes, date: string) {
  if (kind === 'long-lance') return date < LATE ? 'Type 93 Mod 1 61 cm' : 'Type 93 Mod 3 61 cm';
  if (kind === 'japanese') return japaneseOf(figures, diameterInches);
  if (kind === 'us') return americanOf(figures, date);
  if (diameterInches < FULL_DIAMETER) return 'W 200 45 cm';
  return otherOf(figures, date);
}

/** Month from which the models of 1944 were aboard. */
const LATE = '1944-07';

const japaneseOf = ({ type, completed }: ShipFigures, diameterInches: number): string => {
  if (diameterInches < 22) return '6th Year 53 cm';
  return type === 'DD' && completed >= 1928 ? 'Type 90 61 cm' : '8th Year 61 cm';
};

const americanOf = ({ completed }: ShipFigures, date: string): string => {
  if (completed < 1930) return 'Mk 8 21"';
  return date < LATE ? 'Mk 15 21" (1938)' : 'Mk 15 21" (1944)';
};

const OTHER_NAVIES: Readonly<Record<string, string>> = {
  germany: 'G7a T1 53.3 cm',
  italy: 'Si 270 V 53.3 cm',
  france: '23DT 55 cm',
  netherlands: 'Dutch 53 cm',
  'soviet-union': '53-38',
};

const BRITISH_MARK_IX_TWO_FROM = '1943';

function otherOf({ nation, type, completed, torpedoes }: ShipFigures, date: string): string {
  const own = OTHER_NAVIES[nation];
  if (own) return own;
  if ((torpedoes?.diameterInches ?? 0) > 24) return 'Mk I 24.5"';
  if (completed < 1926) return 'Mk IV 21"';
  if (type === 'CA' && completed < 1931) return 'Mk V 21"';
  return date >= BRITISH_MARK_IX_TWO_FROM ? 'Mk IX** 21" (Torpex)' : 'Mk IX 21"';
}
