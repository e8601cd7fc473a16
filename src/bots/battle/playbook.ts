import { type BattleState, IMPULSES_PER_ROUND, type Order } from '../../rules/battle';
import { shuffled } from '../core/lot';
import type { Playbook } from '../core/playbook';
import { imagined } from './imagine';
import { judgeBattle } from './judge';
import { DOCTRINE, type FleetPlan } from './plan';
import { plansFor } from './plans';
import { playSegment } from './playSegment';
import { strategiesFor, USUAL } from './strategies';
import { whyPlan } from './whyPlan';

/** What the search knows of the battle. */
export const battlePlaybook: Playbook<BattleState, Order, FleetPlan> = {
  imagine: (view) => inTheOpen(imagined(view)),
  guessed: (view, _side, draw) => inTheOpen(imagined(view, (groups) => shuffled(draw, groups))),
  plans: plansFor,
  strategies: strategiesFor,
  chapter: ({ round }) => round,
  reply: (_state, draw) => (draw(REPLIES) === 0 ? USUAL : DOCTRINE),
  play: playSegment,
  isFarEnough: (from, state) => impulsesGone(state) - impulsesGone(from) >= horizonOf(from),
  judge: judgeBattle,
  why: whyPlan,
};

const inTheOpen = (guess: BattleState): BattleState => ({
  ...guess,
  options: { ...guess.options, fog: false },
});

/** One enemy in this many plays like the admiral, the others by doctrine. */
const REPLIES = 4;

/** How far a playout looks ahead, in impulses: fire shows its effect soon, a course only at the end. */
const FIRE_HORIZON = 9;
const COURSE_HORIZON = 2 * IMPULSES_PER_ROUND;

const horizonOf = ({ step }: BattleState): number =>
  step.kind === 'gunnery' || step.kind === 'torpedoes' ? FIRE_HORIZON : COURSE_HORIZON;

const impulsesGone = ({ round, impulse }: BattleState): number =>
  Math.max(0, round - 1) * IMPULSES_PER_ROUND + impulse;
