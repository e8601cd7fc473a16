import { type Axial, disk, ORIGIN, sameHex } from '../../../hex';
import {
  type BattleScenario,
  BOARD_SIDES,
  type BoardSide,
  HOURS,
  type ScenarioShip,
  type ShipTrait,
  stackingCount,
  type TaskForce,
  TORPEDO_KINDS,
  WEATHERS,
} from '../../../rules/battle';
import { MIN_STACK } from '../../../rules/battle/query';
import { bySide, SIDES } from '../../../rules/core';
import { savedBattle } from '../../../scenario/battle/saved';

type Draw = (below: number) => number;

const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)] as T;

/** A battle stays unchanged after this many invalid variations. */
const MAX_TRIES = 20;

/** A battle with the same ships in other circumstances, as valid as the first; one game in three is unchanged. */
export function varyBattle(scenario: BattleScenario, draw: Draw): BattleScenario {
  if (draw(3) === 0) return scenario;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const varied = variation(scenario, draw);
    if (savedBattle.faults(varied, STRICT, varied.id).length === 0) return varied;
  }
  return scenario;
}

/** A variation that is valid with these options is valid with all. */
const STRICT = { noDisengagement: false, looseStacks: false };

function variation(scenario: BattleScenario, draw: Draw): BattleScenario {
  const radius = pick(draw, [6, 7, 9, scenario.radius]);
  const land = draw(2) === 0 ? [] : landIn(draw);
  const { initiative: _given, ...rest } = scenario;
  const varied = {
    ...rest,
    radius,
    land,
    islandMarker: draw(3) === 0,
    hour: pick(draw, HOURS),
    weather: pick(draw, WEATHERS),
    date: pick(draw, [scenario.date, '1943-10-01']),
    rounds: draw(4) + 1,
    ...(draw(2) === 0 && { initiative: pick(draw, SIDES) }),
    taskForces: enteringAnew(scenario.taskForces, draw).map((force) =>
      varyForce(force, draw, land.length > 0),
    ),
    allows: {
      flashes: draw(2) === 0,
      ...(draw(4) === 0 && { usTorpedoesMended: true }),
      tertiaryInStorm: draw(2) === 0,
      torpedoesInStorm: draw(2) === 0,
    },
  };
  return draw(4) === 0 ? inMelee(varied, draw) : varied;
}

/** A few hexes of land away from the edge, where ships enter. */
const landIn = (draw: Draw): Axial[] => {
  const inner = disk(ORIGIN, 4);
  return [...new Set(Array.from({ length: draw(6) + 1 }, () => pick(draw, inner)))];
};

/** [BT-3.15] Both sides in the middle of the board, one stack of a side in a hex, where an enemy may be too. */
function inMelee(scenario: BattleScenario, draw: Draw): BattleScenario {
  const { land, taskForces } = scenario;
  const open = disk(ORIGIN, 2).filter((hex) => !land.some((it) => sameHex(it, hex)));
  const free = bySide(() => [...open]);
  const takeHex = ({ side }: TaskForce) =>
    free[side].splice(draw(free[side].length), 1)[0] ?? ORIGIN;
  const placed = (force: TaskForce): TaskForce => ({
    ...force,
    entry: [force.side === 'allies' ? 'S' : 'N'],
    stacks: smallStacks(force.ships).map((ships) => ({ ships, hex: takeHex(force) })),
  });
  return { ...scenario, taskForces: taskForces.map(placed) };
}

/** [BT-2.4] Stacks that count four or a few more, the ships of a counter together. */
function smallStacks(ships: readonly ScenarioShip[]): string[][] {
  const stacks: Counted[] = [];
  for (const group of groupsOf(ships)) {
    const last = stacks.at(-1);
    if (!last || last.count >= MIN_STACK) stacks.push(group);
    else add(last, group);
  }
  const [before, last] = stacks.slice(-2);
  if (before && last && last.count < MIN_STACK) add(before, stacks.pop() as Counted);
  return stacks.map((stack) => stack.ships);
}

type Counted = { count: number; ships: string[] };

function add(to: Counted, group: Counted): void {
  to.count += group.count;
  to.ships.push(...group.ships);
}

/** [BT-2.3] Lone ships and counters with their counts. */
const groupsOf = (ships: readonly ScenarioShip[]): Counted[] => {
  const counters = [...new Set(ships.map(({ id, counter }) => counter ?? id))];
  return counters.map((name) => {
    const group = ships.filter(({ id, counter }) => (counter ?? id) === name);
    const [{ counter, sheet }] = group as [ScenarioShip];
    return {
      count: counter === undefined ? stackingCount(sheet.type) : 1,
      ships: group.map(({ id }) => id),
    };
  });
};

/** By directions drawn for each force, or as the scenario has them with the board turned. */
function enteringAnew(forces: readonly TaskForce[], draw: Draw): TaskForce[] {
  const turn = draw(6);
  const turned = (side: BoardSide) =>
    BOARD_SIDES[(BOARD_SIDES.indexOf(side) + turn) % BOARD_SIDES.length] as BoardSide;
  const drawn = () => Array.from({ length: draw(3) + 1 }, () => pick(draw, BOARD_SIDES));
  const isDrawn = draw(2) === 0;
  return forces.map((force) => ({
    ...force,
    entry: isDrawn ? [...new Set(drawn())] : force.entry.map(turned),
  }));
}

function varyForce(force: TaskForce, draw: Draw, nearLand: boolean): TaskForce {
  const { stacks: _stacks, ...rest } = force;
  const ships = force.ships.map((ship) => varyShip(ship, draw, nearLand));
  return {
    ...rest,
    ships: draw(3) === 0 ? paired(force.id, ships) : ships,
  };
}

function varyShip(ship: ScenarioShip, draw: Draw, nearLand: boolean): ScenarioShip {
  const { sheet } = ship;
  const traits: ShipTrait[] = [
    ...(draw(6) === 0 ? (['searchRadar', 'fireControlRadar'] as const) : []),
    ...(draw(6) === 0 ? (['weakMagazines', 'excellentGunnery'] as const) : []),
    ...(nearLand && draw(8) === 0 ? (['unloading', 'cargo'] as const) : []),
  ];
  const hull = draw(4) === 0 ? draw(sheet.rows.hull.length) : 0;
  return {
    ...ship,
    sheet: {
      ...sheet,
      speed: draw(5) === 0 ? pick(draw, ['2+', '2', '1', '1 slow'] as const) : sheet.speed,
      traits: [...new Set([...sheet.traits, ...traits])],
      torpedoes:
        draw(3) === 0 ? { factors: draw(3) + 1, kind: pick(draw, TORPEDO_KINDS) } : sheet.torpedoes,
    },
    lost: { ...ship.lost, hull },
  };
}

/** [BT-2.6] Ships two by two under one counter, the second taking after the first. */
const paired = (force: string, ships: readonly ScenarioShip[]): ScenarioShip[] =>
  ships.map((ship, i) => {
    const first = ships[i - (i % 2)] as ScenarioShip;
    if (i % 2 === 0 && i === ships.length - 1) return ship;
    return { ...ship, sheet: first.sheet, counter: `${force}-${Math.floor(i / 2)}`, lost: {} };
  });
