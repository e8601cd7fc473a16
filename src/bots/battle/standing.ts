import type { BattleState } from '../../rules/battle';
import type { BySide, Side } from '../../rules/core';
import { BY_THE_BOOK, FORWARD, type Judgement } from './judgement';
import type { FleetPlan, Task } from './plan';

/** The plan unless a better one is found. */
export const USUAL: FleetPlan = { judgement: FORWARD };

const hold = (rangeHexes: number): Task => ({ kind: 'hold', rangeHexes });

const forward = (
  change: Partial<Judgement>,
  plan: Omit<FleetPlan, 'judgement'> = {},
): FleetPlan => ({
  ...plan,
  judgement: { ...FORWARD, ...change },
});

/**
 * Standing orders for battles that have been played many times beforehand, like a prepared opening: of hundreds of
 * plans the one that did best against the commander, checked over games that were not used to choose it (decisions
 * 0017 to 0019). Searched under version 1 of the rules, still ahead under version 2.
 */
const STANDING: Readonly<Record<string, Partial<BySide<FleetPlan>>>> = {
  'river-plate': {
    allies: forward({}, { task: hold(2) }),
    axis: forward({}, { task: { kind: 'withdraw' } }),
  },
  'denmark-strait': {
    allies: forward({ silenced: 1 }, { task: hold(1) }),
    axis: {
      judgement: { ...BY_THE_BOOK, silenced: 1 },
      task: hold(8),
      taskWhen: { behind: hold(6) },
    },
  },
  'java-sea': {
    allies: forward(
      { mostCaution: 0.6, pull: 0.8, breakOffBelow: { ahead: 9, even: 0, behind: 0 } },
      { task: hold(2) },
    ),
    axis: forward({ guns: 0.4 }, { task: hold(2) }),
  },
  'first-guadalcanal': {
    allies: forward({ breakOffBelow: BY_THE_BOOK.breakOffBelow }, { focus: 'ikazuchi' }),
    axis: forward(
      { pull: 0.6, silenced: 3, patience: 2.5 },
      { task: { kind: 'withdraw' }, taskWhen: { behind: hold(1) } },
    ),
  },
  matapan: {
    allies: forward({ mostCaution: 0.6 }),
    axis: forward(
      { guns: 3, silenced: 3 },
      { task: { kind: 'exit' }, vote: 'no', focus: 'stuart' },
    ),
  },
  'vella-gulf': {
    allies: {
      judgement: {
        ...{ ...BY_THE_BOOK, mostCaution: 0.4, pull: 0.25, guns: 0.4, patience: 0.5 },
        withdrawBelow: { ahead: 3, even: 0.5, behind: 0.2 },
      },
    },
    axis: {
      judgement: {
        ...{ ...BY_THE_BOOK, mostCaution: 0.8, pull: 0.05, guns: 3, silenced: 3 },
        breakOffBelow: FORWARD.breakOffBelow,
      },
      taskWhen: { even: hold(4), ahead: hold(8) },
    },
  },
  'first-narvik': { allies: forward({}, { task: { kind: 'exit' } }) },
};

/** A side's plan in a battle unless a better one is found. */
export const usualFor = ({ scenario }: BattleState, side: Side): FleetPlan =>
  (Object.hasOwn(STANDING, scenario.id) ? STANDING[scenario.id]?.[side] : undefined) ?? USUAL;
