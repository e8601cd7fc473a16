import { type BySide, enemyOf } from '../../rules/core';
import { NAVIES } from '../core/skirmish/navies';
import type { PlannedGroup, SkirmishPlan, SkirmishSetting } from '../core/skirmish/plan';
import type { Task } from '../core/skirmish/wish';

type Sides = SkirmishPlan['sides'];

const TITLES: Record<Task, string> = {
  meeting: 'Encounter off',
  chase: 'Chase off',
  convoy: 'Convoy off',
  bombardment: 'Bombardment off',
  raid: 'Raid off',
};

/** English: what a drawn battle is called, and what its page says, in the file of the scenario. */
export function tellSkirmish(
  setting: SkirmishSetting,
  groups: readonly PlannedGroup[],
  { points, seed }: { points: BySide<number>; seed: string },
): Pick<SkirmishPlan, 'title' | 'sides' | 'situation' | 'history' | 'sources'> {
  const sides = sidesOf(setting);
  return {
    title: `${TITLES[setting.task]} ${setting.place}`,
    sides,
    situation: [
      MEETS[setting.task](sides, setting),
      WANTS[setting.task](sides, setting),
      `The ${sides.allies.name} has ${strengthOf(groups, points, 'allies')}, the ${sides.axis.name} ${strengthOf(groups, points, 'axis')}.`,
    ],
    history: `This battle was never fought. It was drawn, by the seed ${seed}, from the ships that were in service on its date, with chances as even as the points of both sides can make them.`,
    sources: [
      'The records of the ships in scenarios/data, with their sources',
      `Where and when these navies were at war: the table of fronts of the drawing; seed ${seed}`,
    ],
  };
}

function sidesOf({ front }: SkirmishSetting): Sides {
  const of = (navies: readonly string[]) => {
    const navy = NAVIES.find(({ id }) => id === navies[0]) ?? NAVIES[0];
    return { name: navies.length > 1 ? 'Allied squadron' : navy.name, nation: navy.nation };
  };
  return { allies: of(front.navies.allies), axis: of(front.navies.axis) };
}

type Sentence = (sides: Sides, setting: SkirmishSetting) => string;

const actorOf: Sentence = (sides, { actor }) => sides[actor].name;
const otherOf: Sentence = (sides, { actor }) => sides[enemyOf(actor)].name;

const MEETS: Record<Task, Sentence> = {
  meeting: (_, it) => `Two forces at sea off ${it.place} run into each other by ${it.hour}.`,
  chase: (sides, it) =>
    `Off ${it.place} a force of the ${actorOf(sides, it)} has been caught by ${it.hour} on its way home.`,
  convoy: (sides, it) =>
    `Merchant ships under escort of the ${actorOf(sides, it)} are passing ${it.place} by ${it.hour}.`,
  bombardment: (sides, it) =>
    `By ${it.hour} a force of the ${actorOf(sides, it)} is standing in to the coast off ${it.place} to shell it.`,
  raid: (sides, it) =>
    `Merchant ships of the ${otherOf(sides, it)} lie off ${it.place}, and by ${it.hour} a force of the ${actorOf(sides, it)} comes for them.`,
};

const WANTS: Record<Task, Sentence> = {
  meeting: () => 'Neither expected the other, and neither has anything to do but fight.',
  chase: (sides, it) => `It wants to get away; the ${otherOf(sides, it)} wants to stop all of it.`,
  convoy: (sides, it) =>
    `Each merchant ship that gets through counts, and the ${otherOf(sides, it)} has come to stop them.`,
  bombardment: (sides, it) =>
    `The ${otherOf(sides, it)} stands between it and the shore, and must not let its heavy ships pass.`,
  raid: (sides, it) =>
    `Every hit on a merchant ship counts, and the ${otherOf(sides, it)} has only its guard to put in the way.`,
};

/** `2 ships worth 71 points`, without the merchant ships. */
function strengthOf(
  groups: readonly PlannedGroup[],
  points: BySide<number>,
  side: keyof BySide<unknown>,
): string {
  const fighting = groups.filter((it) => it.side === side && it.purpose !== 'convoy');
  const count = fighting.reduce((sum, { ships }) => sum + ships.length, 0);
  return `${count} ${count === 1 ? 'ship' : 'ships'} worth ${points[side]} points`;
}
