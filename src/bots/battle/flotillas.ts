import { distance } from '../../hex';
import { hasTorpedoesLeft, rangeOf, type Stack, sheetOf, sightedWithin } from '../../rules/battle';
import { type Exchange, fireWorth, torpedoWorth } from './exchange';
import type { Situation } from './situation';

/** Unarmored ships with torpedoes still to launch: they have one blow, and do not last long under fire. */
export const isFlotilla = ({ view }: Situation, { ships }: Stack): boolean =>
  ships.every((id) => !sheetOf(view, id).rows.hull.some((armor) => armor !== 'none')) &&
  ships.some((id) => hasTorpedoesLeft(view, id));

/** An attack with torpedoes: where it is launched, and its worth less what the run costs. */
interface Attack {
  target: Stack;
  rangeHexes: number;
  worth: number;
}

/** The best attack of a flotilla; `undefined` while every run would cost more than its torpedoes are worth. */
export function bestAttack(exchange: Exchange, stack: Stack): Attack | undefined {
  const { give } = exchange;
  const reach = Math.max(...stack.ships.map((id) => rangeOf(give.view, id, 'torpedoes')));
  let best: Attack | undefined;
  for (const target of give.enemy) {
    const costs = costsOfRun(exchange, stack, target);
    for (let rangeHexes = 1; rangeHexes <= reach; rangeHexes++) {
      const gain = stack.ships.reduce(
        (sum, id) => sum + torpedoWorth(give, id, target, rangeHexes),
        0,
      );
      const worth = give.plan.judgement.daring * gain - (costs[rangeHexes] ?? 0);
      if (worth > (best?.worth ?? 0)) best = { target, rangeHexes, worth };
    }
  }
  return best;
}

/** There and back: each hex under fire is crossed twice. */
const WAYS = 2;

/** What the fire of a target and of those near it costs a flotilla that comes as near as each range. */
function costsOfRun({ give, take }: Exchange, stack: Stack, target: Stack): number[] {
  const seenAt = Math.min(sightedWithin(give.view, stack), give.gunReach);
  const from = Math.min(distance(stack.hex, target.hex), seenAt);
  const guards = give.enemy.filter(({ hex }) => distance(hex, target.hex) <= 2);
  const costs: number[] = [];
  let sum = 0;
  for (let rangeHexes = from; rangeHexes >= 1; rangeHexes--) {
    for (const enemy of guards)
      sum +=
        (WAYS * fireWorth(take, enemy, stack, rangeHexes)) / (1 + othersAt(give, stack, enemy));
    costs[rangeHexes] = sum;
  }
  return costs;
}

/** Own stacks that draw an enemy's fire too. */
const othersAt = ({ own, gunReach }: Situation, stack: Stack, enemy: Stack): number =>
  own.filter(({ id, hex }) => id !== stack.id && distance(hex, enemy.hex) <= gunReach).length;
