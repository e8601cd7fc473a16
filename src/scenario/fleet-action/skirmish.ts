import { type Axial, addHex, ORIGIN } from '../../hex';
import type { Side } from '../../rules/core';
import type { PlannedGroup, SkirmishForm, SkirmishPlan } from '../core/skirmish/plan';
import type { SkirmishHour, SkirmishWeather, Task } from '../core/skirmish/wish';
import type { RegisteredShip } from '../records/figures';
import { sheetOn } from './shipSheet';

/** How battles are drawn. */
export const fleetActionSkirmishes: SkirmishForm = {
  mark: 'f1',
  worth,
  fairShare: {
    meeting: { day: 1, night: 1 },
    chase: { day: 1, night: 1 },
    convoy: { day: 1, night: 1 },
    bombardment: { day: 1, night: 1 },
    raid: { day: 1, night: 1 },
  },
  write,
  isQuick: false,
};

/** The value of her sheet [NW-2.40] on the scale on which a destroyer of 1942 has about ten. */
function worth(ship: RegisteredShip, date: string): number {
  return Math.max(1, Math.round(WORTH_A_VALUE * sheetOn(ship, date).value));
}

const WORTH_A_VALUE = 1.5;

const COURSES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** One hex in each course. */
const STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The edges of the map that lie ahead on each course. */
const AHEAD = [
  ['north'],
  ['north', 'east'],
  ['south', 'east'],
  ['south'],
  ['south', 'west'],
  ['north', 'west'],
] as const;

/** Room for a chase of an hour. */
const MAP = { columns: [-40, 40], rows: [-45, 45] } as const;
const TURNS = 15;

/** The file of a drawn battle. */
function write(plan: SkirmishPlan): object {
  const { id, title, place, theater, date, time, hour, weather, sides, groups } = plan;
  const { situation, history, sources } = plan;
  const { victory, ...scoring } = scoringOf(plan);
  return {
    ...{ system: 'fleet-action', id, title, place: `Off ${place}`, theater, date, time },
    ...{ light: hour, visibility: BANDS[hour][weather], map: MAP, turns: TURNS },
    ...(weather === 'squall' && { badWeather: 'everywhere' }),
    minutes: minutesFor(groups),
    sides: {
      allies: { ...sides.allies, homeEdges: homeEdges('allies', plan) },
      axis: { ...sides.axis, homeEdges: homeEdges('axis', plan) },
    },
    squadrons: groups.flatMap((group) => squadronsOf(group, plan)),
    ...{ ...scoring, victory, situation, history, sources },
  };
}

const minutesFor = (groups: readonly PlannedGroup[]): number =>
  60 + 6 * groups.reduce((sum, { ships }) => sum + ships.length, 0);

const homeEdges = (side: Side, { actor, heading }: SkirmishPlan): readonly string[] =>
  AHEAD[(side === actor ? heading + 3 : heading) % 6] ?? [];

/** [NW-12.1] How far ships are seen, in bands of five hexes. */
const BANDS: Record<SkirmishHour, Record<SkirmishWeather, number>> = {
  day: { clear: 5, cloud: 4, rain: 3, squall: 2 },
  night: { clear: 2, cloud: 2, rain: 1, squall: 1 },
};

const BAND_HEXES = 5;

/** Enemies begin as far apart as they see. */
const apartIn = ({ hour, weather }: SkirmishPlan): number => BAND_HEXES * BANDS[hour][weather];

/** [NW-3.1] A group as one squadron, or as several abeam of each other where it is too large for one. */
function squadronsOf(group: PlannedGroup, plan: SkirmishPlan): object[] {
  const count = Math.ceil(group.ships.length / MAX_SHIPS);
  const each = Math.ceil(group.ships.length / count);
  return Array.from({ length: count }, (_, at) =>
    squadronOf({ ...group, ships: group.ships.slice(at * each, (at + 1) * each) }, plan, at),
  );
}

const MAX_SHIPS = 8;

/** [NW-3.7] By night squadrons are markers until they are seen; merchant ships are no secret. @param at 0 of the first of its group */
function squadronOf(
  { id, name, side, purpose, ships }: PlannedGroup,
  plan: SkirmishPlan,
  at: number,
): object {
  const { q, r } = placeOf({ side, purpose }, plan, at);
  const course = purpose === 'convoy' || side === plan.actor ? plan.heading : plan.heading + 3;
  return {
    ...(at === 0 ? { id, name } : { id: `${id}-${at + 1}`, name: `${name}, ${at + 1}` }),
    ...{ side, commandValue: 0, course: COURSES[course % 6] },
    knots: knotsOf(ships, purpose, plan),
    ...(plan.hour === 'night' && purpose !== 'convoy' && { contact: true }),
    ships: ships.map((ship, place) => ({ ship: ship.id, ...(place === 0 && { hex: [q, r] }) })),
  };
}

/** Knots at which a squadron sails into battle, if all its ships can. */
const BATTLE_KNOTS = 25;

/** Raided ships lie at anchor. */
function knotsOf(
  ships: readonly RegisteredShip[],
  purpose: PlannedGroup['purpose'],
  { date, task }: SkirmishPlan,
): number {
  if (purpose === 'convoy' && task === 'raid') return 0;
  return Math.min(BATTLE_KNOTS, ...ships.map((ship) => sheetOn(ship, date).speedKnots));
}

/** Hexes from the middle along the course of the task, for its side, the other, and merchant ships. */
const ALONG: Record<Task, (apart: number) => { own: number; other: number; convoy: number }> = {
  meeting: (apart) => ({ own: -half(apart), other: apart - half(apart), convoy: 0 }),
  chase: (apart) => ({ own: 0, other: -apart, convoy: 0 }),
  convoy: (apart) => ({ own: -half(apart), other: apart - half(apart), convoy: -half(apart) - 4 }),
  bombardment: (apart) => ({ own: -half(apart), other: apart - half(apart), convoy: 0 }),
  raid: (apart) => ({ own: -half(apart), other: apart - half(apart), convoy: half(apart) + 6 }),
};

const half = (hexes: number): number => Math.floor(hexes / 2);

/** Hexes abeam of the line: of a screen on one side, of merchant ships on the other. */
const ABEAM: Record<PlannedGroup['purpose'], number> = { line: 0, screen: 3, convoy: -3 };

/** Where the first ship of a squadron begins. */
function placeOf(
  { side, purpose }: Pick<PlannedGroup, 'side' | 'purpose'>,
  plan: SkirmishPlan,
  at: number,
): Axial {
  const { heading, actor, task } = plan;
  const along = ALONG[task](apartIn(plan));
  const ahead = purpose === 'convoy' ? along.convoy : side === actor ? along.own : along.other;
  const abeam = ABEAM[purpose] + 2 * at * (purpose === 'convoy' ? -1 : 1);
  return addHex(toward(heading, ahead), toward(heading + 2, abeam));
}

/** So many hexes from the middle on a course; negative ones astern. */
function toward(course: number, hexes: number): Axial {
  const step = STEPS[course % 6] ?? ORIGIN;
  return { q: step.q * hexes, r: step.r * hexes };
}

interface Scoring {
  objectives: object[];
  /** [NW-30.4] */
  convoyOf?: Side;
  victory: string;
}

const PLAIN =
  'The value of each ship lost, half of it for one left with a third or less of her structure or flotation.';

/** What counts besides the values of ships [NW-30]. */
function scoringOf(plan: SkirmishPlan): Scoring {
  const { task, actor, sides } = plan;
  const name = sides[actor].name;
  const own = shipsOf(plan, actor);
  const heavy = own.filter(({ shipClass: { type } }) => type !== 'DD' && type !== 'TB');
  const away = `leaves by the ${edgesInWords(plan)} edge, which then costs it nothing`;
  const convoy = plan.groups.find(({ purpose }) => purpose === 'convoy');
  const TASK: Record<Task, () => Scoring> = {
    meeting: () => ({ objectives: [], victory: PLAIN }),
    chase: () => ({
      objectives: exits(own, 1 / 2, plan),
      victory: `${PLAIN} The ${name} also scores half the value of each of its ships that ${away}.`,
    }),
    convoy: () => ({
      objectives: exits(convoy?.ships ?? [], 1, plan),
      victory: `${PLAIN} The ${name} also scores the value of each merchant ship that ${away}.`,
    }),
    bombardment: () => ({
      objectives: exits(heavy.length > 0 ? heavy : own, 1 / 2, plan),
      victory: `${PLAIN} The ${name} also scores half the value of each ${heavy.length > 0 ? 'ship larger than a destroyer' : 'ship'} that ${away}: the coast is there.`,
    }),
    raid: () => ({
      ...{ objectives: [], ...(convoy && { convoyOf: convoy.side }) },
      victory: `${PLAIN} Merchant ships count double.`,
    }),
  };
  return TASK[task]();
}

const shipsOf = ({ groups }: SkirmishPlan, side: Side): RegisteredShip[] =>
  groups
    .filter((group) => group.side === side && group.purpose !== 'convoy')
    .flatMap(({ ships }) => ships);

/** An objective for each ship that gets away ahead. */
const exits = (ships: readonly RegisteredShip[], part: number, plan: SkirmishPlan): object[] =>
  ships.map((ship) => ({
    ...{ id: `${ship.id}-through`, side: plan.actor, spares: [ship.id] },
    points: Math.max(1, Math.round(sheetOn(ship, plan.date).value * part)),
    aim: {
      ...{ kind: 'exit', units: [ship.id] },
      by: (AHEAD[plan.heading] ?? []).map((edge) => ({ edge })),
    },
  }));

const edgesInWords = ({ heading }: SkirmishPlan): string =>
  (AHEAD[heading] ?? []).map((edge) => `${edge}ern`).join(' or ');
