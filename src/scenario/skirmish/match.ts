import { type BySide, bySide, type Draw, enemyOf, SIDES } from '../../rules/core';
import type { SkirmishSetting } from '../core/skirmish/plan';
import { weighted } from './chance';
import { type Candidate, KINDS, type Kind } from './eligible';
import { drawFleet, worthOf } from './fleet';

/** How many pairs of fleets are drawn to choose from. */
const TRIES = 40;

/**
 * Draws two fleets that have even chances: of many pairs the one that comes nearest to the points that are due, and is
 * made of much the same kinds of ships, since points compare like with like best.
 * @param share how strong the side with the task is to be against the other
 */
export function drawFleets(
  draw: Draw,
  pools: BySide<readonly Candidate[]>,
  points: number,
  task: Pick<SkirmishSetting, 'actor'> & { share: number },
): BySide<Candidate[]> | undefined {
  const first = weighted(draw, LEADS);
  const leads = [first, ...KINDS.toReversed().filter((kind) => kind !== first)];
  const pairs: Pair[] = [];
  for (const lead of leads) {
    const led = bySide((side) => pools[side].filter(({ kind }) => isNoLarger(kind, lead)));
    const pair = drawnBest(draw, led, points, task);
    if (pair) pairs.push(pair);
    if (pair && pair.uneven < MAX_UNEVEN) return pair.fleets;
  }
  return nearest(pairs)?.fleets;
}

/** Two fleets, and how far they are from what is due. */
interface Pair {
  fleets: BySide<Candidate[]>;
  uneven: number;
}

/** More than this, and the largest ships are to be of another kind. */
const MAX_UNEVEN = 0.15;

/** How often the largest ships are of a kind. */
const LEADS: Record<Kind, number> = { capital: 3, cruiser: 4, escort: 2 };

const isNoLarger = (kind: Kind, than: Kind): boolean => KINDS.indexOf(kind) >= KINDS.indexOf(than);

function drawnBest(
  draw: Draw,
  pools: BySide<readonly Candidate[]>,
  points: number,
  { actor, share }: Pick<SkirmishSetting, 'actor'> & { share: number },
): Pair | undefined {
  const enemy = enemyOf(actor);
  const pairs = Array.from({ length: TRIES }, () => {
    const theirs = drawFleet(draw, pools[enemy], points);
    const ours = drawFleet(draw, pools[actor], worthOf(theirs) * share);
    const fleets = { [enemy]: theirs, [actor]: ours } as BySide<Candidate[]>;
    return { fleets, uneven: unevenness(ours, theirs, share, points) };
  });
  return nearest(pairs.filter(({ fleets }) => SIDES.every((side) => fleets[side].length > 0)));
}

const nearest = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.reduce<Pair | undefined>(
    (best, it) => (best && best.uneven <= it.uneven ? best : it),
    undefined,
  );

/** Parts of the points by which a pair misses what is due; 0 is perfect. */
function unevenness(
  own: readonly Candidate[],
  enemy: readonly Candidate[],
  share: number,
  points: number,
): number {
  const [ours, theirs] = [worthOf(own), worthOf(enemy) * share];
  const miss = Math.abs(ours - theirs) / Math.max(ours, theirs);
  const tooFew = Math.abs(worthOf(enemy) - points) / points;
  return miss + tooFew / 4 + UNLIKE * unlikeness(own, enemy);
}

/** What different kinds of ships weigh against a miss in points. */
const UNLIKE = 0.1;

/** How different two fleets are: 0 of the same kinds in the same parts, 1 of none in common. */
function unlikeness(one: readonly Candidate[], other: readonly Candidate[]): number {
  const part = (fleet: readonly Candidate[], kind: string) =>
    worthOf(fleet.filter((it) => it.kind === kind)) / worthOf(fleet);
  return KINDS.reduce((sum, kind) => sum + Math.abs(part(one, kind) - part(other, kind)), 0) / 2;
}
