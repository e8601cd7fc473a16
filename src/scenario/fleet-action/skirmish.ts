import type { Side } from '../../rules/core';
import { courseOf, placeOf, type Spread } from '../core/skirmish/places';
import {
  EVEN_SHARES,
  fightingShips,
  type PlannedGroup,
  type SkirmishForm,
  type SkirmishPlan,
} from '../core/skirmish/plan';
import type { SkirmishHour, SkirmishWeather, Task } from '../core/skirmish/wish';
import type { RegisteredShip } from '../records/figures';
import { sheetOn } from './shipSheet';

/** The first version of the drawing, whose pursuers begin on the opposite course. */
const FIRST = 'f1';

/** How battles are drawn. */
export const fleetActionSkirmishes: SkirmishForm = {
  mark: 'f2',
  earlier: [FIRST],
  worth,
  fairShare: EVEN_SHARES,
  write,
  isQuick: false,
};

/** The value of her sheet [NW-2.40] on the scale on which a destroyer of 1942 has about ten. */
function worth(ship: RegisteredShip, date: string): number {
  return Math.max(1, Math.round(WORTH_A_VALUE * sheetOn(ship, date).value));
}

const WORTH_A_VALUE = 1.5;

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
const spreadIn = ({ hour, weather }: SkirmishPlan): Spread => ({
  apart: BAND_HEXES * BANDS[hour][weather],
  astern: 4,
  beyond: 6,
  abeam: 3,
});

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
  const { q, r } = placeOf({ side, purpose }, plan, spreadIn(plan), 2 * at);
  return {
    ...(at === 0 ? { id, name } : { id: `${id}-${at + 1}`, name: `${name}, ${at + 1}` }),
    ...{ side, commandValue: 0, course: courseOf(sailingAs({ side, purpose }, plan), plan).course },
    knots: knotsOf(ships, purpose, plan),
    ...(plan.hour === 'night' && purpose !== 'convoy' && { contact: true }),
    ships: ships.map((ship, place) => ({ ship: ship.id, ...(place === 0 && { hex: [q, r] }) })),
  };
}

/** Whose course a squadron sails: pursuers as those whom they pursue, but in the first version of the drawing. */
const sailingAs = (
  group: Pick<PlannedGroup, 'side' | 'purpose'>,
  plan: SkirmishPlan,
): typeof group =>
  plan.task === 'chase' && !isFirst(plan) ? { ...group, side: plan.actor } : group;

/** Of the first version of the drawing. */
const isFirst = ({ mark }: SkirmishPlan): boolean => mark === FIRST;

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
  const own = fightingShips(plan, actor);
  const heavy = own.filter(({ shipClass: { type } }) => type !== 'DD' && type !== 'TB');
  const away = `leaves by the ${edgesInWords(plan)} edge, which then costs it nothing`;
  const convoy = plan.groups.find(({ purpose }) => purpose === 'convoy');
  const TASK: Record<Task, () => Scoring> = {
    meeting: () => ({ objectives: [], victory: PLAIN }),
    chase: () => ({
      objectives: exits(own, isFirst(plan) ? 1 / 2 : 1 / 8, plan),
      victory: `${PLAIN} The ${name} also scores ${isFirst(plan) ? 'half' : 'an eighth of'} the value of each of its ships that ${away}.`,
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
