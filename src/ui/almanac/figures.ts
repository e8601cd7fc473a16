import { hasBegun, type RegisteredShip, refitted, total } from '../../scenario/records/figures';
import type { RegisteredSubmarine } from '../../scenario/records/records';
import type { ShipClass } from '../../scenario/records/shipSchema';
import { dateIn } from '../../words/core/figures';
import { figure, longDate } from '../../words/core/say';
import { language } from '../../words/core/texts';
import { almanacText } from '../i18n/almanac';

/** A row of a table of figures; nothing in `lines` where she has none of it. */
export interface FigureRow {
  key:
    | 'displacement'
    | 'size'
    | 'speed'
    | 'armor'
    | 'guns'
    | 'torpedoes'
    | 'antiAircraft'
    | 'radar'
    | 'aircraft'
    | 'protection'
    | 'submerged'
    | 'depth';
  lines: readonly string[];
}

const METERS_A_FOOT = 0.3048;
const MM_AN_INCH = 25.4;
const TONNES_A_LONG_TON = 1.016;

/** A length in feet as meters with one decimal. */
export const meters = (feet: number): string => figure(feet * METERS_A_FOOT, 1);

const millimeters = (inches: number): string => figure(Math.round(inches * MM_AN_INCH));

/** A rough date: '1941', 'May 1941', '24 May 1941'. */
export function roughDateText(date: string): string {
  if (date.length === 4) return date;
  if (date.length === 10) return longDate(date);
  // The day is unknown: the words of the first of the month without its number.
  return dateIn(language(), `${date}-01`).replace(/^1\.? /, '');
}

/** All figures of a ship as she was on a date, in the order of a reference book. */
export function figuresOn(ship: RegisteredShip, date: string): FigureRow[] {
  const then = refitted(ship, date);
  return [
    { key: 'displacement', lines: [tonsText(then.standardTons)] },
    { key: 'size', lines: [sizeText(then)] },
    { key: 'speed', lines: [knotsText(then.speedKnots)] },
    { key: 'armor', lines: armorLines(then) },
    { key: 'guns', lines: then.guns.map(gunsText) },
    { key: 'torpedoes', lines: torpedoLines(then) },
    { key: 'antiAircraft', lines: antiAircraftLines(then, date) },
    { key: 'radar', lines: radarLines(then, date) },
    { key: 'aircraft', lines: aircraftLines(then) },
    { key: 'protection', lines: then.torpedoProtection ? [almanacText('protected')] : [] },
  ];
}

const tonsText = (tons: number): string =>
  almanacText('tons', {
    tons: figure(tons),
    tonnes: figure(Math.round(tons * TONNES_A_LONG_TON)),
  });

const sizeText = ({ lengthFeet, beamFeet }: ShipClass): string =>
  almanacText('size', {
    ...{ length: figure(lengthFeet), beam: figure(beamFeet) },
    ...{ lengthMeters: meters(lengthFeet), beamMeters: meters(beamFeet) },
  });

const knotsText = (knots: number): string => almanacText('knots', { knots: figure(knots) });

function armorLines({ beltInches, deckInches }: ShipClass): string[] {
  const plates = [
    ['belt', beltInches],
    ['deck', deckInches],
  ] as const;
  return plates
    .filter(([, inches]) => inches > 0)
    .map(([plate, inches]) =>
      almanacText(plate, { inches: figure(inches), mm: millimeters(inches) }),
    );
}

/** '8 × 15 in, 38 cm SK C/34: 4 twin mounts, face 14.2 in' */
function gunsText({ count, caliberInches, model, mounts, turretFaceInches }: Battery): string {
  const guns = almanacText('guns', {
    ...{ count, inches: figure(caliberInches), model },
    mounts: mountsText(mounts.map(({ barrels, side }) => ({ pieces: barrels, side }))),
  });
  return turretFaceInches > 0
    ? almanacText('face', { guns, inches: figure(turretFaceInches) })
    : guns;
}

type Battery = ShipClass['guns'][number];
type Mounts = readonly { pieces: number; side: Battery['mounts'][number]['side'] }[];

const NAMED_MOUNTS = [1, 2, 3, 4, 5] as const;

/** '1 triple mount, 2 twin mounts', the largest first. */
function mountsText(mounts: Mounts): string {
  const sizes = [...new Set(mounts.map(({ pieces }) => pieces))].sort((a, b) => b - a);
  return sizes
    .map((pieces) => {
      const count = total(
        mounts.filter((it) => it.pieces === pieces),
        () => 1,
      );
      const named = NAMED_MOUNTS.find((it) => it === pieces);
      return almanacText(`mount.${named ?? 'many'}`, { count });
    })
    .join(', ');
}

function torpedoLines({ torpedoes }: ShipClass): string[] {
  if (!torpedoes) return [];
  const { tubes: count, diameterInches, mounts, kind } = torpedoes;
  const tubes = almanacText('tubes', {
    ...{ count, inches: figure(diameterInches) },
    mounts: mountsText(mounts.map(({ tubes: pieces, side }) => ({ pieces, side }))),
  });
  return [kind === 'long-lance' ? almanacText('longLance', { tubes }) : tubes];
}

/** The entry in force; the first holds before its date too. */
function antiAircraftLines({ antiAircraft }: ShipClass, date: string): string[] {
  const entry = antiAircraft.findLast((it) => hasBegun(it, date)) ?? antiAircraft[0];
  const { heavyGuns = 0, lightBarrels = 0, poweredBarrels = 0, machineGuns = 0 } = entry ?? {};
  const medium = entry?.mediumBarrels ?? poweredBarrels;
  const kinds = [
    ['heavyAa', heavyGuns],
    ['mediumAa', medium],
    ['lightAa', lightBarrels - medium - machineGuns],
    ['machineGuns', machineGuns],
  ] as const;
  return kinds
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => almanacText(kind, { count }));
}

const radarLines = ({ radar }: ShipClass, date: string): string[] =>
  radar
    .filter((set) => hasBegun(set, date))
    .map(({ name, use }) => almanacText('radarSet', { name, use: almanacText(`use.${use}`) }));

const aircraftLines = ({ aircraft = 0, floatplanes = 0 }: ShipClass): string[] => [
  ...(aircraft > 0 ? [almanacText('carried', { count: aircraft })] : []),
  ...(floatplanes > 0 ? [almanacText('floatplanes', { count: floatplanes })] : []),
];

/** The figures of a submarine. */
export const boatFigures = ({ submarineClass: it }: RegisteredSubmarine): FigureRow[] => [
  { key: 'displacement', lines: [tonsText(it.standardTons)] },
  { key: 'speed', lines: [knotsText(it.surfacedKnots)] },
  { key: 'submerged', lines: [knotsText(it.submergedKnots)] },
  { key: 'depth', lines: [almanacText('meters', { meters: figure(it.depthMeters) })] },
  { key: 'torpedoes', lines: [almanacText('bowTubes', { count: it.bowTubes })] },
  {
    key: 'guns',
    lines:
      it.deckGunInches > 0 ? [almanacText('deckGun', { inches: figure(it.deckGunInches) })] : [],
  },
];

/** The dates on which something of a ship changed, her first day before them. */
export function datesOf({ inService: { from, to }, shipClass, refits }: RegisteredShip): string[] {
  const all = [shipClass, ...refits].flatMap(({ antiAircraft = [], radar = [] }) => [
    ...antiAircraft.slice(1),
    ...radar,
  ]);
  const dates = [...all, ...refits].map((it) => it.from).filter((it) => from < it && it <= to);
  return [from, ...[...new Set(dates)].sort()];
}

/** What was otherwise from a date on. */
interface Changed {
  date: string;
  rows: FigureRow[];
}

/** What changed aboard a ship in her service, by dates. */
export function changesOf(ship: RegisteredShip): Changed[] {
  const dates = datesOf(ship);
  return dates.slice(1).flatMap((date, at) => {
    const before = figuresOn(ship, dates[at] ?? date);
    const rows = figuresOn(ship, date).filter(
      ({ lines }, row) => lines.join('\n') !== before[row]?.lines.join('\n'),
    );
    return rows.length > 0 ? [{ date, rows }] : [];
  });
}

/** The date in force on a day: the last of her dates that has come. */
export const dateInForce = (dates: readonly string[], day: string): string =>
  dates.findLast((it) => it <= day) ?? dates[0] ?? day;
