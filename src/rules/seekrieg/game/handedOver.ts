import { type Axial, hexAhead, hexInRow } from '../../../hex';
import {
  bySide,
  comesFrom,
  type Engagement,
  type EngagementShip,
  earlierLoss,
  type Hexes,
  type Knots,
  lastOf,
  leadOfLine,
  type MeetingLine,
  meetingLines,
  opposite,
  roundHalfUp,
  type Side,
} from '../../core';
import { lightOf } from '../environment/light';
import {
  factsOf,
  type HandedOver,
  type ScenarioElement,
  type ScenarioShip,
  type ScenarioSide,
  type SeekriegScenario,
  type Weather,
} from '../model/scenario';
import type { Battery, ShipSheet } from '../model/sheet';
import { dayRangeYards, visibility } from '../tables/visibility';

/** [SK-35.23] Turns for each round of the record: ten of them are 20 minutes. */
export const TURNS_A_ROUND = 10;

const YARDS_A_HEX = 500;
/** [SK-35.24] */
const MAX_APART: Hexes = 50;
/** [SK-35.24] Damage points of the ships by which the visibility code is found. */
const CRUISER_DP = 300;
/** [SK-35.25] Between the lines of a side. */
const LINES_APART: Hexes = 6;
/** [SK-35.23] From the northern line's start to land, and how far it reaches to east and west. */
const SEA_ROOM: Hexes = 30;
const COAST: Hexes = 80;
/** [SK-35.26] Of a fire that goes over. */
const FIRE_SEVERITY = 4;
const NOON = 720;

/** [SK-35.22 to SK-35.28] The battle made of what another system hands over. */
export function scenarioOf(engagement: Engagement): SeekriegScenario {
  const { id, title, date, rounds, hasLand } = engagement;
  const scenario: SeekriegScenario = {
    system: 'seekrieg',
    id,
    title,
    date,
    place: '',
    turns: TURNS_A_ROUND * rounds,
    latitude: 0,
    longitude: 0,
    startMinute: engagement.startMinute,
    weather: weatherOf(engagement),
    modules: { air: false, submarine: false, search: false },
    land: hasLand ? coastOf(engagement) : [],
    sides: bySide((side) => sideOf(engagement, side)),
  };
  return { ...scenario, startMinute: startOf(engagement, scenario) };
}

/** [SK-35.24] The hour of the record; noon or midnight where that would not be its light at latitude 0. */
function startOf({ startMinute, isNight }: Engagement, scenario: SeekriegScenario): number {
  const isDark = lightOf(factsOf(scenario), 1) === 'night';
  if (isDark === isNight) return startMinute;
  return isNight ? 0 : NOON;
}

/** [SK-35.24] */
const hexesApart = ({ visibilityYards }: Engagement): Hexes =>
  Math.min(MAX_APART, Math.floor(visibilityYards / YARDS_A_HEX));

/** [SK-35.23, SK-35.24] */
function weatherOf(engagement: Engagement): Weather {
  const moon = engagement.isPoor ? 'overcast' : 'half';
  return {
    force: engagement.isPoor ? 4 : 2,
    windFrom: 1,
    ceiling: null,
    area: 1,
    visibility: codeOf(engagement, moon),
    moon,
  };
}

/** [SK-35.24] The lowest code by which two cruisers see each other as far as the record says; 9 where none is. */
function codeOf({ visibilityYards, isNight }: Engagement, moon: 'overcast' | 'half'): number {
  const light = isNight ? visibility.night[moon] / 100 : 1;
  const yards = dayRangeYards(CRUISER_DP, CRUISER_DP) * light;
  const code = visibility.codes.findIndex((percent) => (yards * percent) / 100 >= visibilityYards);
  return code < 0 ? visibility.codes.length - 1 : code;
}

/** [SK-35.23] */
function coastOf(engagement: Engagement): Axial[] {
  const row = -(Math.ceil(hexesApart(engagement) / 2) + SEA_ROOM);
  return Array.from({ length: 2 * COAST + 1 }, (_, i) => hexInRow({ column: i - COAST, row }));
}

function sideOf(engagement: Engagement, side: Side): ScenarioSide {
  const { name, nation, forces } = engagement.sides[side];
  const from = comesFrom(engagement, side);
  const meeting = {
    entry: engagement.entry,
    apart: hexesApart(engagement),
    linesApart: LINES_APART,
  };
  const lines = meetingLines(forces);
  const speedKnots = slowest(lines.flatMap(({ ships }) => ships));
  return {
    name,
    nation,
    bases: [],
    forces: [],
    report: null,
    objectives: [],
    hasCommonSignals: true,
    elements: lines.map((line, index) => {
      const lead = leadOfLine(meeting, side, index);
      const at = (i: number) => ({ hex: hexAhead(lead, from, i), facing: opposite(from) });
      return elementOf(line, (ship, i) => shipOf(ship, { ...at(i), speedKnots }));
    }),
  };
}

const elementOf = (
  { id, name, ships }: MeetingLine,
  placed: (ship: EngagementShip, index: number) => ScenarioShip,
): ScenarioElement => ({ id, name, formation: 'follow', ships: ships.map(placed) });

/** [SK-35.26] What her record has left of her speed. */
const knotsLeft = ({ sheet, isDeadInWater, speedLeft }: EngagementShip): Knots =>
  isDeadInWater ? 0 : roundHalfUp((sheet as ShipSheet).speedKnots * speedLeft);

/** [SK-35.25] Of the ships that are under way; 0 if none is. */
function slowest(ships: readonly EngagementShip[]): Knots {
  const speeds = ships.map(knotsLeft).filter((knots) => knots > 0);
  return speeds.length > 0 ? Math.min(...speeds) : 0;
}

type Placed = Pick<ScenarioShip, 'hex' | 'facing' | 'speedKnots'>;

/** [SK-35.25 to SK-35.27] A ship with her sheet, her earlier damage and no aircraft. */
function shipOf(record: EngagementShip, placed: Placed): ScenarioShip {
  const { id, name } = record;
  const sheet: ShipSheet = { ...(record.sheet as Omit<ShipSheet, 'name'>), name };
  const maxKnots = knotsLeft(record);
  return {
    id,
    name,
    sheet,
    ...placed,
    fromTurn: 1,
    floatplanes: 0,
    maxKnots,
    speedKnots: Math.min(placed.speedKnots, maxKnots),
    dpReceived: earlierLoss(sheet.dp, record),
    ...(record.hasWeakMagazines && { hasWeakMagazines: true }),
    lostTurrets: sheet.batteries.flatMap((it, battery) => lostTurrets(it, battery, record)),
    handedOver: conditionOf(sheet, record),
  };
}

/** [SK-35.26] Of the main battery and of the others the shares of the record, or of all guns alike. */
function lostTurrets(
  { turrets }: Battery,
  battery: number,
  { armsLost, gunsLost }: EngagementShip,
): { battery: number; letter: string }[] {
  const share = (battery === 0 ? armsLost?.primary : armsLost?.secondary) ?? gunsLost;
  return lastOf(turrets.length, share).flatMap((index) => {
    const letter = turrets[index]?.letter;
    return letter === undefined ? [] : [{ battery, letter }];
  });
}

/** [SK-35.26] */
function conditionOf({ torpedoes }: ShipSheet, record: EngagementShip): HandedOver {
  const { armsLost, fires = 0, launchesLeft, hasSearchRadar, hasFireControlRadar } = record;
  return {
    fires: Array.from({ length: fires }, () => FIRE_SEVERITY),
    lostMounts: lastOf(torpedoes?.mounts.length ?? 0, armsLost?.torpedoes ?? 0),
    isLoaded: launchesLeft > 0,
    reloads: launchesLeft > 1 ? (torpedoes?.reloads ?? 0) : 0,
    hasSearchRadar,
    hasFireControlRadar: hasSearchRadar && hasFireControlRadar,
  };
}
