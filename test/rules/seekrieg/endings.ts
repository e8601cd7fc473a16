import { seekrieg } from '../../../src/rules/seekrieg';
import type { Objective } from '../../../src/rules/seekrieg/model/scenario';
import type { Condition } from '../../../src/rules/seekrieg/model/units';
import { type Battle, battleOf, logOf, type TestBattle } from './fleet';
import { at, turn } from './playing';

export const unarmed = { batteries: [] };
/** CHART U4 takes nothing of a submarine but her sonar, which this one has not. */
export const plain = { ...unarmed, type: 'other' as const };

/** Two unarmed ships in sight of each other. */
export const pair = (more: TestBattle = {}): TestBattle => ({
  ...more,
  allies: { ours: { sheet: { ...plain, dp: 300 }, speedKnots: 0 }, ...more.allies },
  axis: { theirs: { hex: at(10, 0), sheet: { ...plain, dp: 200 }, speedKnots: 0 }, ...more.axis },
});

/** A battle with a list for the allies and, if given, one for the axis. */
export function listed(
  battle: TestBattle,
  allies: readonly Objective[],
  axis: readonly Objective[] = [],
): Battle {
  const made = battleOf(battle);
  made.state.forces.allies.objectives = allies;
  made.state.forces.axis.objectives = axis;
  return made;
}

export const hurt = (battle: Battle, id: string, changed: Partial<Condition>): Battle => {
  Object.assign(logOf(battle, id), changed);
  return battle;
};

export const objective = (changed: Partial<Objective>): Objective => ({
  ...{
    id: 'goal',
    points: 100,
    aim: { kind: 'sunk' },
    ships: ['theirs'],
    of: 'each',
    judged: 'turn',
  },
  ...changed,
});

export const outcomeOf = ({ state }: Battle) => seekrieg.outcome(state);

/** Plays the turn as the last one. */
export const last = (battle: Battle): Battle => {
  Object.assign(battle.state.scenario, { turns: battle.state.turn });
  return turn(battle, 1);
};
