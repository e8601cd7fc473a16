import type { Order, SeekriegState } from '../../../rules/seekrieg';
import type { Playbook } from '../../core/playbook';
import { type BattlePlan, BY_THE_BOOK } from '../common/plan';
import { chooseOrder, orderBy } from '../doctrine/choose';
import { imagined } from './imagine';
import { judgeBattle } from './judge';
import { playStep } from './play';
import { STEADY, strategiesFor } from './strategies';
import { whyPlan } from './why';

/** One enemy in this many fights on at any odds, the others go by doctrine. */
const REPLIES = 4;

/** Turns after which plans are compared again. */
const CHAPTER_TURNS = 10;

/**
 * What preparation knows of Seekrieg: plans for the whole battle. Orders go by the one that was prepared; single orders are not
 * played out, for a turn of fire is mostly luck.
 */
export const seekriegPlaybook: Playbook<SeekriegState, Order, BattlePlan> = {
  imagine: imagined,
  strategies: strategiesFor,
  chapter: ({ turn }) => Math.floor(turn / CHAPTER_TURNS),
  reply: (_state, draw) => (draw(REPLIES) === 0 ? STEADY : BY_THE_BOOK),
  play: playStep,
  isFarEnough: () => true,
  judge: judgeBattle,
  otherwise: ({ view, side, legalOrders }, draw, plan = BY_THE_BOOK) =>
    orderBy(plan, view, side) ?? chooseOrder(view, side, legalOrders, draw),
  why: (_state, _side, plan) => whyPlan(plan),
};
