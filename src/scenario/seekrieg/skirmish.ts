import { hexAhead } from '../../hex';
import type { Side } from '../../rules/core';
import { courseOf, placeOf, type Spread, toward } from '../core/skirmish/places';
import {
  EVEN_SHARES,
  fightingShips,
  type PlannedGroup,
  type SkirmishForm,
  type SkirmishPlan,
} from '../core/skirmish/plan';
import type { SkirmishHour, SkirmishWeather, Task } from '../core/skirmish/wish';
import type { Theater } from '../form/theaters';
import type { RegisteredShip } from '../records/figures';
import { sheetOn } from './shipSheet';

/** How battles are drawn. */
export const seekriegSkirmishes: SkirmishForm = {
  mark: 's1',
  worth,
  fairShare: EVEN_SHARES,
  write,
  isQuick: false,
};

/** Damage points to the power of three quarters, on the scale on which a destroyer of 1942 has about ten. */
function worth(ship: RegisteredShip, date: string): number {
  const root = Math.sqrt(dpOf(ship, date));
  return Math.max(1, Math.round(WORTH * root * Math.sqrt(root)));
}

const WORTH = 0.45;

const dpOf = (ship: RegisteredShip, date: string): number => sheetOn(ship, date).dp;

/** Two minutes each. */
const TURNS = 40;

/** The file of a drawn battle. */
function write(plan: SkirmishPlan): object {
  const { id, title, place, theater, date, time, sides, groups } = plan;
  const { situation, history, sources } = plan;
  return {
    ...{ system: 'seekrieg', id, title, place: `Off ${place}`, theater, date, time },
    ...{ latitude: 0, longitude: 0, weather: weatherIn(plan), turns: TURNS },
    ...{ minutes: minutesFor(groups), sides, elements: groups.map((it) => elementOf(it, plan)) },
    ...{ ...scoringOf(plan), situation, history, sources, uncertain: [LIGHT] },
  };
}

const LIGHT =
  'The sun stands as on the equator, so that a battle by day has full daylight and one by night none.';

const minutesFor = (groups: readonly PlannedGroup[]): number =>
  40 + 8 * groups.reduce((sum, { ships }) => sum + ships.length, 0);

interface Sky {
  force: number;
  visibility: number;
  moon: string;
  /** Hexes at which two cruisers see each other by it, 50 at most; by night a few more than that. */
  apart: number;
}

/** [SK-7.15, SK-27.8] How far ships see, and so how far apart enemies begin. */
const SKIES: Record<SkirmishHour, Record<SkirmishWeather, Sky>> = {
  day: {
    clear: { force: 2, visibility: 8, moon: 'half', apart: 50 },
    cloud: { force: 4, visibility: 8, moon: 'half', apart: 40 },
    rain: { force: 5, visibility: 7, moon: 'half', apart: 30 },
    squall: { force: 6, visibility: 6, moon: 'half', apart: 15 },
  },
  night: {
    clear: { force: 2, visibility: 8, moon: 'half', apart: 24 },
    cloud: { force: 4, visibility: 8, moon: 'starlight', apart: 18 },
    rain: { force: 5, visibility: 8, moon: 'overcast', apart: 12 },
    squall: { force: 6, visibility: 7, moon: 'overcast', apart: 8 },
  },
};

/** [SK-27.3] The weather area most of a theater's fronts lie in. */
const AREAS: Record<Theater, number> = {
  atlantic: 3,
  arctic: 4,
  mediterranean: 20,
  pacific: 17,
  'indian-ocean': 10,
};

function weatherIn({ hour, weather, theater }: SkirmishPlan): object {
  const { apart: _, ...sky } = SKIES[hour][weather];
  return { ...sky, wind: 'N', area: AREAS[theater] };
}

const spreadIn = ({ hour, weather }: SkirmishPlan): Spread => ({
  apart: SKIES[hour][weather].apart,
  astern: 6,
  beyond: 10,
  abeam: 6,
});

/** Ships in line ahead, a hex apart. */
function elementOf({ id, name, side, purpose, ships }: PlannedGroup, plan: SkirmishPlan): object {
  // Pursuers sail as those whom they pursue.
  const as = plan.task === 'chase' ? plan.actor : side;
  const { course, facing } = courseOf({ side: as, purpose }, plan);
  const lead = placeOf({ side, purpose }, plan, spreadIn(plan));
  return {
    ...{ id, name, side, course, knots: knotsOf(ships, purpose, plan), formation: 'follow' },
    ships: ships.map((ship, place) => {
      const { q, r } = hexAhead(lead, facing, -place);
      return { ship: ship.id, hex: [q, r] };
    }),
  };
}

/** Knots at which ships sail into battle, if all of a group can. */
const BATTLE_KNOTS = 25;

/** Raided ships lie at anchor. */
function knotsOf(
  ships: readonly RegisteredShip[],
  purpose: PlannedGroup['purpose'],
  { date, task }: SkirmishPlan,
): number {
  if (purpose === 'convoy' && task === 'raid') return 0;
  return Math.min(BATTLE_KNOTS, ...ships.map((ship) => Math.floor(sheetOn(ship, date).speedKnots)));
}

interface Scoring {
  objectives: object[];
  victory: string;
}

const PLAIN =
  'Each side scores the damage points of enemy ships sunk, and half of them for a ship that is afloat with half damage or more.';

/** [SK-1.12, SK-1.13] What counts. */
function scoringOf(plan: SkirmishPlan): Scoring {
  const { task, actor, sides, groups } = plan;
  const heavy = fightingShips(plan, actor).filter(
    ({ shipClass: { type } }) => !LIGHT_TYPES.has(type),
  );
  const [own, what] =
    heavy.length > 0
      ? [heavy, 'ship larger than a destroyer']
      : [fightingShips(plan, actor), 'ship'];
  const merchants = groups.find(({ purpose }) => purpose === 'convoy')?.ships ?? [];
  const name = sides[actor].name;
  const plain = [...harms('allies', plan), ...harms('axis', plan)];
  const TASK: Record<Task, () => Scoring> = {
    meeting: () => ({ objectives: [], victory: MEETING }),
    chase: () => ({
      objectives: [...plain, ...arrivals(fightingShips(plan, actor), 1 / 2, plan)],
      victory: `${PLAIN} The ${name} also scores half the damage points of each of its ships that gets ${away(plan)}.`,
    }),
    convoy: () => ({
      objectives: [...plain, ...arrivals(merchants, 1, plan)],
      victory: `${PLAIN} The ${name} also scores the damage points of each merchant ship that gets ${away(plan)}.`,
    }),
    bombardment: () => ({
      objectives: [...plain, ...arrivals(own, 1 / 2, plan)],
      victory: `${PLAIN} The ${name} also scores half the damage points of each ${what} that gets ${away(plan)}: the coast is there.`,
    }),
    raid: () => ({
      objectives: [...plain, ...merchants.map((ship) => sinking(ship, actor))],
      victory: `${PLAIN} A merchant ship sunk counts twice.`,
    }),
  };
  return TASK[task]();
}

const LIGHT_TYPES = new Set<string>(['DD', 'TB']);

/** [SK-1.13] */
const MEETING =
  'Each side scores the damage that enemy ships have taken, and the damage points of each ship sunk once more.';

/** What a side scores for the enemy's ships: all that they are worth, or half of it [SK-35.19]. */
function harms(side: Side, plan: SkirmishPlan): object[] {
  const enemy = plan.groups.filter((it) => it.side !== side).flatMap(({ ships }) => ships);
  const sunk = {
    ...{ id: `${side}-sinks`, side, points: 'dp', aim: { kind: 'sunk' } },
    ...{ ships: enemy.map(({ id }) => id), judged: 'end' },
  };
  const hurt = enemy.map((ship) => ({
    ...{ id: `${ship.id}-hurt`, side, points: half(dpOf(ship, plan.date)) },
    aim: { kind: 'damaged', fromPercent: 50 },
    ...{ ships: [ship.id], judged: 'end' },
  }));
  return [sunk, ...hurt];
}

const half = (points: number): number => Math.max(1, Math.round(points / 2));

/** A raided ship's points once more. */
const sinking = ({ id }: RegisteredShip, side: Side): object => ({
  ...{ id: `${id}-raided`, side, points: 'dp', aim: { kind: 'sunk' } },
  ...{ ships: [id], judged: 'end' },
});

/** Hexes from the middle to the place that ships are bound for, and how near they must come; merchant ships are slow. */
const GOALS: Record<Task, { hexes: number; within: number }> = {
  meeting: { hexes: 0, within: 0 },
  chase: { hexes: 100, within: 20 },
  convoy: { hexes: 40, within: 20 },
  bombardment: { hexes: 70, within: 20 },
  raid: { hexes: 0, within: 0 },
};

/** Points for each ship that gets where she is bound. */
function arrivals(ships: readonly RegisteredShip[], part: number, plan: SkirmishPlan): object[] {
  const { hexes, within } = GOALS[plan.task];
  const { q, r } = toward(plan.heading, hexes);
  return ships.map((ship) => ({
    ...{ id: `${ship.id}-through`, side: plan.actor },
    points: Math.max(1, Math.round(dpOf(ship, plan.date) * part)),
    aim: { kind: 'near', hex: [q, r], withinHexes: within },
    ...{ ships: [ship.id], judged: 'turn' },
  }));
}

const HEADINGS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;

function away({ task, heading }: SkirmishPlan): string {
  const { hexes, within } = GOALS[task];
  return `within ${within} hexes of the place ${hexes} hexes ${HEADINGS[heading % 6]} of hex E0 S0`;
}
