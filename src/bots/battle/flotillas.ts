import { distance } from '../../hex';
import { hasTorpedoesLeft, rangeOf, type Stack, sheetOf, sightedWithin } from '../../rules/battle';
import { bestRunIn, costsOfRun, type RunIn } from '../tactical/runIn';
import { type Exchange, fireWorth, torpedoWorth } from './exchange';
import type { Situation } from './situation';

/** Unarmored ships with torpedoes still to launch: they have one blow, and do not last long under fire. */
export const isFlotilla = ({ view }: Situation, { ships }: Stack): boolean =>
  ships.every((id) => !sheetOf(view, id).rows.hull.some((armor) => armor !== 'none')) &&
  ships.some((id) => hasTorpedoesLeft(view, id));

/** The best attack of a flotilla; `undefined` while every run would cost more than its torpedoes are worth. */
export function bestAttack(exchange: Exchange, stack: Stack): RunIn<Stack> | undefined {
  const { give } = exchange;
  const reach = Math.max(...stack.ships.map((id) => rangeOf(give.view, id, 'torpedoes')));
  const preys = give.enemy.map((target) => ({
    target,
    gain: (rangeHexes: number) =>
      stack.ships.reduce((sum, id) => sum + torpedoWorth(give, id, target, rangeHexes), 0),
    costs: costsTo(exchange, stack, target),
  }));
  return bestRunIn(preys, reach, give.plan.judgement.daring);
}

/** There and back: each hex under fire is crossed twice. */
const WAYS = 2;

/** What the fire of a target and of those near it costs a flotilla that comes as near as each range. */
function costsTo({ give, take }: Exchange, stack: Stack, target: Stack): number[] {
  const seenAt = Math.min(sightedWithin(give.view, stack), give.gunReach);
  const from = Math.min(distance(stack.hex, target.hex), seenAt);
  const guards = give.enemy.filter(({ hex }) => distance(hex, target.hex) <= 2);
  return costsOfRun(from, (rangeHexes) =>
    guards.reduce(
      (sum, enemy) =>
        sum +
        (WAYS * fireWorth(take, enemy, stack, rangeHexes)) / (1 + othersAt(give, stack, enemy)),
      0,
    ),
  );
}

/** Own stacks that draw an enemy's fire too. */
const othersAt = ({ own, gunReach }: Situation, stack: Stack, enemy: Stack): number =>
  own.filter(({ id, hex }) => id !== stack.id && distance(hex, enemy.hex) <= gunReach).length;
