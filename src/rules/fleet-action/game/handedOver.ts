import type { Facing } from '../../../hex';
import { type Axial, hexInRow, type Rectangle } from '../../../hex';
import {
  bySide,
  comesFrom,
  type Engagement,
  type EngagementForce,
  type EngagementShip,
  earlierLoss,
  type Knots,
  lastOf,
  leadOfLine,
  type MeetingLine,
  meetingLines,
  opposite,
  roundHalfUp,
  type Side,
} from '../../core';
import type {
  FleetActionScenario,
  MapEdge,
  ScenarioSide,
  ScenarioSquadron,
  ScenarioUnit,
  Visibility,
} from '../model/scenario';
import type { DataSheet, LightWeapons, WeaponGroup } from '../model/sheet';

/** [NW-34.11] Turns for each round of the record: four of them are 24 minutes. */
export const TURNS_A_ROUND = 4;

/** [NW-34.10 to NW-34.17] The battle made of what another system hands over. */
export function scenarioOf(engagement: Engagement): FleetActionScenario {
  const { id, title, date, startMinute, isNight, rounds, hasLand } = engagement;
  const map = mapOf(engagement);
  return {
    ...({ system: 'fleet-action', place: '', wind: null, badWeather: 'none' } as const),
    id,
    title,
    date,
    startMinute,
    isNight,
    map,
    turns: TURNS_A_ROUND * rounds,
    visibility: visibilityOf(engagement),
    land: hasLand ? northernRow(map) : [],
    sides: bySide((side) => sideOf(engagement, side)),
    objectives: [],
    freeExits: [],
    convoyOf: null,
    happenings: [],
    isPart: true,
  };
}

const YARDS_A_HEX = 1000;
const HEXES_A_BAND = 5;
/** [NW-12.1] */
const MAX_VISIBILITY = 6;
/** [NW-34.12] */
const MAX_APART = 36;
/** [NW-3.1] */
const MAX_SHIPS = 8;
/** [NW-34.13] Between the lines of squadrons. */
const LINES_APART = 3;
/** [NW-34.11] Sea behind the lines, for about three turns of steaming. */
const SEA_ROOM = 16;

/** [NW-34.12] */
const hexesSeen = ({ visibilityYards }: Engagement): number =>
  Math.floor(visibilityYards / YARDS_A_HEX);

const hexesApart = (engagement: Engagement): number => Math.min(MAX_APART, hexesSeen(engagement));

/** [NW-34.12] */
const visibilityOf = (engagement: Engagement): Visibility =>
  Math.min(MAX_VISIBILITY, Math.floor(hexesSeen(engagement) / HEXES_A_BAND)) as Visibility;

/** [NW-34.11] A square about the middle with room for every line and behind it. */
function mapOf(engagement: Engagement): Required<Rectangle> {
  const behind = Math.max(SEA_ROOM, hexesAbeam(engagement));
  const half = Math.ceil(hexesApart(engagement) / 2) + MAX_SHIPS + behind;
  const [first, count] = [-half, 2 * half + 1];
  return { column: first, row: first, columns: count, rows: count };
}

/** [NW-34.13] Of the outermost squadron from the first one of its side. */
function hexesAbeam({ sides }: Engagement): number {
  const squadrons = bySide((side) => meetingLines(sides[side].forces, MAX_SHIPS).length);
  return LINES_APART * (Math.max(squadrons.allies, squadrons.axis) >> 1);
}

/** [NW-34.11] */
const northernRow = ({ column, row, columns }: Required<Rectangle>): Axial[] =>
  Array.from({ length: columns }, (_, i) => hexInRow({ column: column + i, row }));

/** [NW-34.14] The edges of the map on a side's own side, by its direction from the middle. */
const HOME_EDGES: Readonly<Record<Facing, readonly MapEdge[]>> = {
  1: ['north'],
  2: ['north', 'east'],
  3: ['south', 'east'],
  4: ['south'],
  5: ['south', 'west'],
  6: ['north', 'west'],
};

function sideOf(engagement: Engagement, side: Side): ScenarioSide {
  const { name, nation, forces } = engagement.sides[side];
  const from = comesFrom(engagement, side);
  const apart = hexesApart(engagement);
  const meeting = { entry: engagement.entry, apart, linesApart: LINES_APART };
  return {
    name,
    nation,
    homeEdges: HOME_EDGES[from],
    squadrons: squadronsOf(forces).map((squadron, i, all) => ({
      ...squadron,
      units: inLine(squadron.units, leadOfLine(meeting, side, i)),
      facing: opposite(from),
      speedKnots: Math.min(...all.map(({ speedKnots }) => speedKnots)),
    })),
    airSquadrons: [],
    dummies: [],
    landTargets: [],
    submarines: [],
    minefields: 0,
  };
}

/** [NW-34.2] The others begin astern. */
const inLine = (units: readonly ScenarioUnit[], lead: Axial): ScenarioUnit[] =>
  units.map((unit, i) => ({ ...unit, hex: i === 0 ? lead : null }));

/** [NW-34.13] */
const squadronsOf = (forces: readonly EngagementForce[]): ScenarioSquadron[] =>
  meetingLines(forces, MAX_SHIPS).map(squadronOf);

/** [NW-34.9, NW-34.13] Its speed is that of its slowest ship, those that lie dead in the water aside. */
function squadronOf({ ships, ...named }: MeetingLine): ScenarioSquadron {
  const units = ships.map(unitOf);
  const speeds = units
    .map(({ sheet, damage }) => sheet.speedKnots - (damage?.knotsLost ?? 0))
    .filter((knots) => knots > 0);
  return {
    ...named,
    units,
    commandValue: 0,
    flagship: units[0]?.id ?? null,
    facing: 1,
    speedKnots: Math.min(MAX_KNOTS, ...speeds),
    isContact: false,
    entersOnTurn: 0,
  };
}

/** A squadron in which every ship lies dead in the water holds up nobody. */
const MAX_KNOTS: Knots = 40;

/** [NW-34.15] A ship with her sheet and her earlier damage. */
function unitOf(ship: EngagementShip): ScenarioUnit {
  const { id, name } = ship;
  const sheet = sheetOf(ship);
  return {
    id,
    name,
    sheet,
    hex: null,
    vessels: 1,
    isHandedOver: true,
    damage: damageOf(sheet, ship),
  };
}

/** [NW-34.16] No aircraft and no mines: the other system has its own. */
const sheetOf = ({ name, sheet }: EngagementShip): DataSheet => ({
  ...(sheet as Omit<DataSheet, 'name'>),
  name,
  planes: 0,
  mineLoads: 0,
});

function damageOf(sheet: DataSheet, ship: EngagementShip): NonNullable<ScenarioUnit['damage']> {
  const { launchesLeft, hasSearchRadar } = ship;
  const tubes = sheet.torpedoes?.mounts ?? [];
  return {
    structure: sheet.structure - earlierLoss(sheet.structure, ship),
    flotation: sheet.flotation - earlierLoss(sheet.flotation, ship),
    fires: ship.fires ?? 0,
    factors: factorsLeft(sheet, ship),
    knotsLost: knotsLost(sheet, ship),
    lost: lostOf(sheet, ship),
    empty: launchesLeft === 0 ? tubes.map((_, i) => i) : [],
    reloads: launchesLeft > 1 ? (sheet.torpedoes?.reloads ?? 0) : 0,
    hasSearchRadar: hasSearchRadar && sheet.hasSearchRadar,
    hasGunneryRadar: hasSearchRadar && sheet.hasGunneryRadar,
    hasFlakRadar: hasSearchRadar && sheet.hasFlakRadar,
  };
}

/** [NW-34.15] */
const knotsLost = (
  { speedKnots }: DataSheet,
  { isDeadInWater, speedLeft }: EngagementShip,
): Knots => (isDeadInWater ? speedKnots : speedKnots - roundHalfUp(speedKnots * speedLeft));

/** [NW-34.15] Light weapons go with the secondary guns. */
function factorsLeft({ light }: DataSheet, { armsLost }: EngagementShip): LightWeapons {
  const left = 1 - (armsLost?.secondary ?? 0);
  const of = (factors: number) => Math.ceil(factors * left);
  const { longRange, mediumRange, closeRange, asw } = light;
  return {
    longRange: of(longRange),
    mediumRange: of(mediumRange),
    closeRange: of(closeRange),
    asw,
  };
}

/** [NW-34.15] By batteries where the record tells them apart, or of all guns alike; the last mounts first. */
function lostOf(
  { main, other, torpedoes }: DataSheet,
  { armsLost, gunsLost }: EngagementShip,
): Record<WeaponGroup, number[]> {
  return {
    main: lastOf(main?.mounts.length ?? 0, armsLost?.primary ?? gunsLost),
    other: lastOf(other?.mounts.length ?? 0, armsLost?.secondary ?? gunsLost),
    torpedoes: lastOf(torpedoes?.mounts.length ?? 0, armsLost?.torpedoes ?? 0),
  };
}
