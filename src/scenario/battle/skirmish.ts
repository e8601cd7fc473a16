import { type Axial, addHex, ORIGIN, stepOf } from '../../hex';
import { BOARD_SIDES, type BoardSide, isCapital, stackingCount } from '../../rules/battle';
import { MAX_STACK } from '../../rules/battle/query';
import type { Side } from '../../rules/core';
import type { PlannedGroup, SkirmishForm, SkirmishPlan } from '../core/skirmish/plan';
import type { SkirmishHour, SkirmishWeather, Task } from '../core/skirmish/wish';
import type { RegisteredShip } from '../records/figures';
import { refitted } from '../records/figures';
import { sheetOn } from './sheets';
import { battleWorth } from './skirmishWorth';

/** How battles are drawn. */
export const battleSkirmishes: SkirmishForm = {
  mark: 'b1',
  worth: battleWorth,
  fairShare: {
    meeting: { day: 1, night: 1 },
    chase: { day: 1.03, night: 0.96 },
    convoy: { day: 1, night: 1 },
    bombardment: { day: 0.97, night: 0.97 },
    raid: { day: 0.94, night: 0.9 },
  },
  write,
  isQuick: true,
};

const RADIUS = 10;
const ROUNDS = 3;

/** The file of a drawn battle. */
function write(plan: SkirmishPlan): object {
  const { id, title, place, theater, date, time, hour, weather, sides, situation } = plan;
  const { history, sources, groups } = plan;
  return {
    ...{ system: 'battle', id, title, place: `Off ${place}`, theater, date, time, hour, weather },
    ...{ radius: RADIUS, sides, rounds: ROUNDS, minutes: minutesFor(groups) },
    taskForces: groups.map((group) => taskForce(group, plan)),
    ...scoring(plan),
    ...{ situation, history, sources },
  };
}

const minutesFor = (groups: readonly PlannedGroup[]): number =>
  20 + 2 * groups.reduce((sum, { ships }) => sum + ships.length, 0);

const taskForce = (group: PlannedGroup, plan: SkirmishPlan) => ({
  ...{ id: group.id, name: group.name, side: group.side },
  entry: [boardSide(entrySide(group.side, plan))],
  ships: group.ships.map(({ id }) => ({
    ship: id,
    ...(group.purpose === 'convoy' && { traits: ['cargo'] }),
  })),
  stacks: stacksOf(group, plan.date).map((ships, i) => {
    const { q, r } = placeOf(group, plan, i);
    return { ships: ships.map(({ id }) => id), hex: [q, r] };
  }),
});

/** Where a side comes from: the one with the task from astern, the other from ahead. */
const entrySide = (side: Side, { actor, heading }: SkirmishPlan): number =>
  side === actor ? heading + 3 : heading;

const boardSide = (index: number): BoardSide => BOARD_SIDES[index % 6] as BoardSide;

/** [BT-2.4] One stack, or two where there are too many ships for one. */
function stacksOf({ ships }: PlannedGroup, date: string): (readonly RegisteredShip[])[] {
  const count = ships.reduce((sum, ship) => sum + stackingCount(refitted(ship, date).type), 0);
  if (count <= MAX_STACK) return [ships];
  const isEven = (_: RegisteredShip, i: number) => i % 2 === 0;
  return [ships.filter(isEven), ships.filter((ship, i) => !isEven(ship, i))];
}

/** How far apart enemies begin, in hexes, by how far they can see. */
const APART: Record<SkirmishHour, Record<SkirmishWeather, number>> = {
  day: { clear: 10, cloud: 9, rain: 7, squall: 6 },
  night: { clear: 6, cloud: 5, rain: 4, squall: 4 },
};

/** Hexes from the middle along the course of the task, for its side, the other, and merchant ships. */
const ALONG: Record<Task, (apart: number) => { own: number; other: number; convoy: number }> = {
  meeting: (apart) => ({ own: -half(apart), other: apart - half(apart), convoy: 0 }),
  chase: (apart) => ({ own: 0, other: -half(apart) - 1, convoy: 0 }),
  convoy: (apart) => ({
    own: -half(apart) - 1,
    other: apart - half(apart),
    convoy: -half(apart) - 3,
  }),
  bombardment: (apart) => ({ own: -half(apart) - 1, other: apart - half(apart) - 1, convoy: 0 }),
  raid: (apart) => ({ own: -half(apart) - 1, other: apart - half(apart) - 1, convoy: half(apart) }),
};

const half = (hexes: number): number => Math.floor(hexes / 2);

/** The hex of a stack: its side's on the course of the task, a screen and a second stack beside it. */
function placeOf({ side, purpose }: PlannedGroup, plan: SkirmishPlan, stack: number): Axial {
  const { heading, actor, task, hour, weather } = plan;
  const along = ALONG[task](APART[hour][weather]);
  const astern = purpose === 'convoy' ? along.convoy : side === actor ? along.own : along.other;
  const beam = (purpose === 'screen' ? 1 : 0) + stack;
  return addHex(toward(heading, astern), toward(heading + (side === actor ? 2 : 4), beam));
}

/** So many hexes from the middle toward a side of the board; negative ones away from it. */
function toward(boardSideIndex: number, hexes: number): Axial {
  const side = (hexes < 0 ? boardSideIndex + 3 : boardSideIndex) % 6;
  return Array.from({ length: Math.abs(hexes) }, (_, i) =>
    stepOf(((side + (i % 2 === 0 ? 0 : 5)) % 6) as Parameters<typeof stepOf>[0]),
  ).reduce(addHex, ORIGIN);
}

type Scoring = { extraPoints?: object; victory: string };

const PLAIN = 'Points for ships sunk and crippled.';

/** What counts besides ships sunk and crippled. */
function scoring(plan: SkirmishPlan): Scoring {
  const { task, actor, sides, heading } = plan;
  const by = [heading + 5, heading, heading + 1].map(boardSide);
  const exits = (ships: readonly RegisteredShip[], part: number) => ({
    exits: ships.map((ship) => ({
      ...{ side: actor, by, points: Math.max(1, Math.round(pointsOf(ship, plan.date) * part)) },
      ships: [ship.id],
    })),
  });
  const away = `leaves the board to the ${sidesInWords(by)}`;
  const name = sides[actor].name;
  const own = shipsOf(plan, actor);
  const convoy = convoyOf(plan);
  const heavy = own.filter(({ shipClass: { type } }) => type !== 'DD' && type !== 'TB');
  const TASK: Record<Task, () => Scoring> = {
    meeting: () => ({ victory: PLAIN }),
    chase: () => ({
      extraPoints: exits(own, 1 / 2),
      victory: `${PLAIN} The ${name} also scores half the points of each of its ships that ${away}.`,
    }),
    convoy: () => ({
      extraPoints: exits(convoy, 1),
      victory: `${PLAIN} The ${name} also scores the points of each merchant ship that ${away}.`,
    }),
    bombardment: () => ({
      extraPoints: exits(heavy.length > 0 ? heavy : own, 1 / 2),
      victory: `${PLAIN} The ${name} also scores half the points of each ${heavy.length > 0 ? 'ship larger than a destroyer' : 'ship'} that ${away}: the coast is there.`,
    }),
    raid: () => ({
      extraPoints: {
        boxes: convoy.map(({ id }) => ({ side: actor, ship: id, row: 'hull', points: 1 })),
      },
      victory: `${PLAIN} The ${name} also scores a point for each hull box that a merchant ship has lost.`,
    }),
  };
  return TASK[task]();
}

const shipsOf = ({ groups }: SkirmishPlan, side: Side): RegisteredShip[] =>
  groups
    .filter((group) => group.side === side && group.purpose !== 'convoy')
    .flatMap(({ ships }) => ships);

const convoyOf = ({ groups }: SkirmishPlan): RegisteredShip[] =>
  groups.filter(({ purpose }) => purpose === 'convoy').flatMap(({ ships }) => ships);

/** [BT-16.7] */
function pointsOf(ship: RegisteredShip, date: string): number {
  const { rows, type } = sheetOn(ship, date);
  return rows.hull.length * (isCapital(type) ? 3 : 2);
}

const NAMES: Record<BoardSide, string> = {
  ...{ N: 'north', NE: 'northeast', SE: 'southeast' },
  ...{ S: 'south', SW: 'southwest', NW: 'northwest' },
};

const sidesInWords = (by: readonly BoardSide[]): string => {
  const [one, two, three] = by.map((side) => NAMES[side]);
  return `${one}, ${two} or ${three}`;
};
