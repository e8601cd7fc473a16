import type { FiguredGuns, FiguredMount, Inches } from '../../core';
import type { Arc, Battery, Turret } from '../model/sheet';
import { rounded } from '../tables/rounding';
import type { ShipFigures } from './figures';
import { type GunFigures, gunOfModel } from './gunTable';

/** [SK-33.5] Rounds for each gun of a battery that is not the main one. */
const SECONDARY_ROUNDS = 120;

/** [SK-33.4] The batteries of a ship of so many DP, the main one first. */
export function batteriesOf(figures: ShipFigures, dp: number): Battery[] {
  const guns = figures.guns
    .map((it) => ({ it, gun: gunOfModel(it.model, it.caliberInches) }))
    .filter((entry): entry is Entry => entry.gun !== null);
  const surface = guns.filter(({ gun }) => gun.use !== 'high-angle');
  const used = surface.length > 0 ? surface : guns;
  return bySize(used).map((entries, at) => batteryOf(entries, figures, { dp, isMain: at === 0 }));
}

interface Entry {
  it: FiguredGuns;
  gun: GunFigures;
}

/** Guns of one class and bore are one battery [SK-11.1], the largest first. */
function bySize(entries: readonly Entry[]): Entry[][] {
  const keys = [...new Set(entries.map(keyOf))];
  const groups = keys.map((key) => entries.filter((entry) => keyOf(entry) === key));
  return groups.sort((a, b) => boreOf(b) - boreOf(a));
}

const keyOf = ({ gun }: Entry): string => `${gun.gunClass} ${gun.boreInches}`;

const boreOf = ([first]: readonly Entry[]): Inches => first?.gun.boreInches ?? 0;

function batteryOf(
  entries: readonly Entry[],
  figures: ShipFigures,
  { dp, isMain }: { dp: number; isMain: boolean },
): Battery {
  const [{ gun, it }] = entries as [Entry];
  const turrets = turretsOf(
    entries.flatMap((entry) => entry.it.mounts),
    figures,
  );
  const count = turrets.reduce((sum, { guns }) => sum + guns, 0);
  return {
    boreInches: gun.boreInches,
    boreLengths: gun.boreLengths,
    gunClass: gun.gunClass,
    rate: gun.rate + (isPowerRammed(it) ? POWER_RAMMING : 0),
    rangeYards: gun.rangeYards,
    lossFactor: lossFactor(dp, count),
    ammunition: isMain ? gun.ammunition : SECONDARY_ROUNDS,
    isDualPurpose: gun.use !== 'surface',
    turrets,
  };
}

/** [SK-14.5] DP for each gun or tube lost. */
export const lossFactor = (dp: number, pieces: number): number =>
  Math.max(1, rounded(dp / Math.max(1, pieces)));

/** [SK-27.12, SK-33.4] Rounds a turn by which 5"/38 in armored mounts with power ramming are faster. */
const POWER_RAMMING = 6;

/** [SK-27.12] 5"/38 in armored mounts. */
export const isPowerRammed = ({ model, turretFaceInches }: FiguredGuns): boolean =>
  /^5 in\/38/.test(model) && turretFaceInches >= 1;

type Mounted = FiguredMount & { barrels: number };

/** Mounts at the center between these places bear on the beams; those before fire ahead, those behind astern. */
const MIDDLE = { from: 0.42, to: 0.58 };

/** [SK-33.12] Turrets with their letters and arcs: forward ones first, then those amidships, aft, and on the beams. */
function turretsOf(mounts: readonly Mounted[], figures: ShipFigures): Turret[] {
  const center = mounts.filter(({ side }) => side === 'center').sort((a, b) => a.at - b.at);
  const fore = center.filter(({ at }) => at < MIDDLE.from);
  const mid = center.filter(({ at }) => MIDDLE.from <= at && at <= MIDDLE.to);
  const aft = center.filter(({ at }) => at > MIDDLE.to);
  const letters = lettersOf(figures, { fore: fore.length, mid: mid.length, aft: aft.length });
  const inLine = [
    ...fore.map((it) => turretOf(it, 'fore')),
    ...mid.map((it) => turretOf(it, 'mid')),
    ...aft.map((it) => turretOf(it, 'aft')),
  ].map((turret, at) => ({ ...turret, letter: letters[at] ?? '' }));
  return [...inLine, ...beamTurrets(mounts, figures)];
}

const turretOf = ({ barrels }: Mounted, arc: Arc): Omit<Turret, 'letter'> => ({
  guns: barrels,
  arc,
});

const ALPHABET = [...'ABCDEFGH'];
const MIDSHIPS = [...'QPR'];
const AFTER = [...'XYZVW'];
/** Of ships larger than destroyers. */
const LONE_AFTER = ['Y'];

/** Navies that letter the turrets of large ships one after the other; all others name after ones X, Y, Z. */
const SEQUENTIAL: readonly string[] = ['germany', 'italy', 'japan', 'united-states', 'france'];

/** Letters of the turrets in line, from the bow. */
function lettersOf(
  { nation, type }: ShipFigures,
  { fore, mid, aft }: { fore: number; mid: number; aft: number },
): string[] {
  const isLarge = type === 'BB' || type === 'BC' || type === 'CA';
  if (isLarge && SEQUENTIAL.includes(nation)) return ALPHABET.slice(0, fore + mid + aft);
  const after = aft === 1 && type !== 'DD' ? LONE_AFTER : AFTER.slice(0, aft);
  return [...ALPHABET.slice(0, fore), ...MIDSHIPS.slice(0, mid), ...after];
}

/** [SK-33.11, SK-33.12] Mounts on the beams, port and starboard in turn, named `P1`, `S1` and on from the bow. */
function beamTurrets(mounts: readonly Mounted[], figures: ShipFigures): Turret[] {
  const onBeams = mounts.filter(({ side }) => side !== 'center').sort((a, b) => a.at - b.at);
  return onBeams.flatMap((mount, at) =>
    beamsOf(mount.side).map((beam) => ({
      letter: `${beam === 'port' ? 'P' : 'S'}${at + 1}`,
      guns: mount.barrels,
      arc: beamArc(mount, beam, figures),
    })),
  );
}

export const beamsOf = (side: FiguredMount['side']): ('port' | 'starboard')[] =>
  side === 'both' ? ['port', 'starboard'] : side === 'center' ? [] : [side];

/** [SK-33.12] Mounts at the quarters of a carrier have the arcs of inboard casemates. */
function beamArc({ at }: Mounted, beam: 'port' | 'starboard', { type }: ShipFigures): Arc {
  if (!type.startsWith('CV')) return beam;
  return at < 0.5 ? `fore-${beam}` : `aft-${beam}`;
}
