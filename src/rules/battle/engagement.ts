import { type Axial, ORIGIN, ring } from '../../hex';
import {
  bySide,
  type EngagedShip,
  type Engagement,
  type EngagementForce,
  type EngagementHost,
  type EngagementResult,
  type EngagementShip,
  must,
  SIDES,
  type Side,
  type Viewer,
} from '../core';
import { allShips, boxesBuilt, isDead, slowed } from './common/ships';
import { battle } from './index';
import {
  type BattleScenario,
  BOARD_SIDES,
  type BoardSide,
  type ScenarioShip,
  type TaskForce,
} from './model/scenario';
import {
  CALIBERS,
  ROWS,
  type Row,
  type ShipSheet,
  type ShipTrait,
  type ShipType,
  type SpeedClass,
} from './model/sheet';
import {
  type BattleOptions,
  type BattleState,
  type BattleView,
  DEFAULT_OPTIONS,
  type Ship,
} from './model/state';

/** How a battle plays an engagement from another system: sheets and damage go in, boxes lost come out. */
export const battleHost: EngagementHost<BattleState> = {
  system: { ...battle, view: (state, viewer) => withoutEntry(battle.view(state, viewer), viewer) },
  scenarioOf,
  optionsOf: ({ options }): BattleOptions => ({ ...DEFAULT_OPTIONS, ...options }),
  resultOf,
};

/** [BT-20.10, BT-20.14] An enemy's earlier damage shows once she is sighted, not before. */
function withoutEntry(view: BattleView, viewer: Viewer): BattleView {
  const told = (force: TaskForce, ship: ScenarioShip): ScenarioShip =>
    force.side === viewer || view.ships[ship.id] ? ship : { id: ship.id, sheet: ship.sheet };
  const taskForces = view.scenario.taskForces.map((force) => ({
    ...force,
    ships: force.ships.map((ship) => told(force, ship)),
  }));
  return { ...view, scenario: { ...view.scenario, taskForces } };
}

/** [BT-1.1] */
const RADIUS = 9;
/** [BT-3.4] The most task forces of a side that the set-up has room for. */
const MAX_FORCES = 4;

/** The battle made of an engagement; it has no extra points or conditions of its own. */
export function scenarioOf(engagement: Engagement): BattleScenario {
  const { id, title, rounds, date, isNight, isPoor, hasLand, initiative, sides } = engagement;
  return {
    ...({ system: 'battle', radius: RADIUS, islandMarker: false } as const),
    id,
    title,
    date,
    rounds,
    hour: isNight ? 'night' : 'day',
    weather: isPoor ? 'rain' : 'clear',
    land: hasLand ? northSide() : [],
    sides: bySide((side) => ({ name: sides[side].name, nation: sides[side].nation })),
    ...(initiative && { initiative }),
    taskForces: SIDES.flatMap((side) => taskForcesOf(engagement, side)),
    extraPoints: {},
    allows: { flashes: true, tertiaryInStorm: false, torpedoesInStorm: false },
  };
}

/** The hexes along the north side of the board, its two corners included. */
const northSide = (): Axial[] => ring(ORIGIN, RADIUS).filter(({ r }) => r === -RADIUS);

/** One per force; any beyond the fourth join the fourth. */
function taskForcesOf({ sides, entry }: Engagement, side: Side): TaskForce[] {
  const { forces } = sides[side];
  const from = boardSide(side === 'allies' ? entry : entry + 3);
  const own = forces.slice(0, MAX_FORCES - 1);
  const rest = forces.slice(MAX_FORCES - 1);
  const last = rest[0] && { ...rest[0], ships: rest.flatMap(({ ships }) => ships) };
  return [...own, ...(last ? [last] : [])].map((force) => taskForceOf(force, side, from));
}

/** 1 north to 6 northwest; 7 is north again. */
const boardSide = (entry: number): BoardSide => must(BOARD_SIDES[(entry - 1) % 6], 'board side');

const taskForceOf = (
  { id, name, ships }: EngagementForce,
  side: Side,
  entry: BoardSide,
): TaskForce => ({ id, name, side, entry: [entry], ships: ships.map(shipOf) });

/** A ship with her sheet and her earlier damage. */
function shipOf(ship: EngagementShip): ScenarioShip {
  const sheet = sheetOf(ship);
  const lost = lostAtEntry(sheet, ship);
  const speed = speedAtEntry(sheet, lost.hull, ship);
  return {
    id: ship.id,
    sheet,
    lost,
    ...(ship.launchesLeft === 0 && { torpedoesSpent: true }),
    ...(ship.launchesLeft === 1 && ship.hasOxygenTorpedoes && { reloadSpent: true }),
    ...(speed && { speed }),
  };
}

/** Types that a battle knows by other names [BT-2.1]. */
const TYPES: Readonly<Record<string, ShipType>> = { FF: 'DE', CO: 'DE', PT: 'TB' };
const TRANSPORTS: readonly string[] = ['TR', 'AO'];

function typeOf({ type, isSmall }: EngagementShip, sheet: ShipSheet): ShipType {
  if (TRANSPORTS.includes(type)) return isSmall ? 'small-transport' : 'large-transport';
  return TYPES[type] ?? sheet.type;
}

/** The ready sheet, with the type, the radar, the magazines and the torpedoes that her own system gives her. */
export function sheetOf(ship: EngagementShip): ShipSheet {
  const sheet = ship.sheet as ShipSheet;
  const { torpedoes } = sheet;
  return {
    ...sheet,
    type: typeOf(ship, sheet),
    traits: traitsOf(ship, sheet),
    torpedoes:
      torpedoes && ship.hasOxygenTorpedoes ? { ...torpedoes, kind: 'long-lance' } : torpedoes,
  };
}

/** A ship of another system unloads nothing here. */
function traitsOf(ship: EngagementShip, { traits }: ShipSheet): ShipTrait[] {
  const given: readonly [ShipTrait, boolean][] = [
    ['searchRadar', ship.hasSearchRadar],
    ['fireControlRadar', ship.hasFireControlRadar],
    ['weakMagazines', ship.hasWeakMagazines],
  ];
  const others = traits.filter((trait) => trait === 'excellentGunnery' || trait === 'cargo');
  return [...others, ...given.flatMap(([trait, holds]) => (holds ? [trait] : []))];
}

/** Hull boxes by the share of damage, at least one and all but one at most; guns and AA by the share of guns. */
function lostAtEntry(
  { rows }: ShipSheet,
  { damageLevels, capacity, gunsLost }: EngagementShip,
): Record<Row, number> {
  const share = Math.floor((rows.hull.length * damageLevels) / capacity);
  const hull = damageLevels === 0 ? 0 : Math.min(Math.max(1, share), rows.hull.length - 1);
  const guns = (row: Row) => Math.floor(rows[row].length * gunsLost + 0.5);
  return {
    primary: guns('primary'),
    secondary: guns('secondary'),
    tertiary: guns('tertiary'),
    aa: guns('aa'),
    hull,
  };
}

/** [BT-2.2, BT-5.8] The speed that engine hits leave. Without any, the battle itself takes the half-hull point. */
function speedAtEntry(
  { speed, rows }: ShipSheet,
  hullLost: number,
  { engineHits, isDeadInWater }: EngagementShip,
): SpeedClass | undefined {
  if (isDeadInWater) return '0';
  if (engineHits === 0) return undefined;
  const points = engineHits + (hullLost * 2 >= rows.hull.length ? 1 : 0);
  return Array.from({ length: points }).reduce<SpeedClass>(slowed, speed);
}

/** The result of a battle that is over or abandoned. */
export function resultOf(state: BattleState): EngagementResult {
  const ships = allShips(state).map((ship) => engagedShip(state, ship));
  return { ships, rounds: state.round, brokeOff: brokenOff(state) };
}

/** The one side whose surviving ships have all left. */
function brokenOff(state: BattleState): Side | null {
  const gone = SIDES.filter((side) => {
    const own = allShips(state).filter((ship) => ship.side === side);
    return own.some(({ fate }) => fate === 'left') && own.every(({ fate }) => fate !== 'afloat');
  });
  return gone.length === 1 ? (gone[0] ?? null) : null;
}

function engagedShip(state: BattleState, ship: Ship): EngagedShip {
  const entered = enteredAs(state, ship.id);
  const sum = (count: (row: Row) => number) =>
    CALIBERS.reduce((all, caliber) => all + count(caliber), 0);
  const spent = ship.launches.filter(({ round }) => round > 0).length;
  return {
    id: ship.id,
    fate: ship.fate === 'scuttled' ? 'sunk' : ship.fate,
    hullLost: ship.lost.hull,
    hullBoxes: boxesBuilt(state, ship.id, 'hull'),
    gunsLost: sum((row) => ship.lost[row]),
    gunBoxes: sum((row) => boxesBuilt(state, ship.id, row)),
    isUnhurt: ROWS.every((row) => ship.lost[row] === (entered.lost?.[row] ?? 0)),
    torpedoesUsed: spent,
    isDeadInWater: isDead(ship),
  };
}

const enteredAs = ({ scenario }: BattleState, id: string): ScenarioShip =>
  must(
    scenario.taskForces.flatMap(({ ships }) => ships).find((ship) => ship.id === id),
    `ship ${id}`,
  );
