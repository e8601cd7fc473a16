import { isRefusal, type Side } from '../../../rules/core';
import {
  type Order,
  type OrderOf,
  type SquadronRecord,
  type StrategicView,
  strategic,
} from '../../../rules/strategic';
import { type AirWeapon, skyOf } from '../../../rules/strategic/query';
import { afterLoss } from '../common/gain';
import type { Judgement } from '../common/judgement';
import { forceOf } from '../common/known';
import { freeSteps, launchLoss, mayLaunch, squadronsOf } from './aircraft';
import { gainAt, type Prey, preyOf } from './prey';

/** A squadron's best use against one target: its load, and the points that it gains. */
interface Use {
  order: OrderOf<'assignStrike'>;
  gain: number;
}

const WEAPONS: readonly AirWeapon[] = ['bombs', 'torpedoes'];

/** [ST-7.6 to ST-7.11] Strikes at the most promising enemies, one after another, with what escort there is. */
export function strikePlan(
  view: StrategicView,
  side: Side,
  { leastGain, enough, strikesByNight }: Judgement,
): Order[] {
  const { isNight } = skyOf(view, null);
  const all = squadronsOf(view, side);
  const own = all.filter((it) => mayLaunch(isNight, it));
  const bombers = (strikesByNight ? all : own).filter(
    ({ card }) => card.type !== 'F' && hasWeapon(card),
  );
  const plan: Order[] = [];
  let left = bombers;
  for (const target of byPromise(view, side, left, leastGain)) {
    const uses = left.flatMap((it) => useAt(view, side, it, target) ?? []);
    const sent = 'division' in target ? upToEnough(uses, enough * target.worth) : uses;
    if (sent.length === 0) continue;
    plan.push(...sent.map(({ order }) => order));
    left = left.filter(({ id }) => !sent.some(({ order }) => order.squadron === id));
  }
  return [...plan, ...escortPlan(view, side, own, plan)];
}

const hasWeapon = ({ bombs, airTorpedo }: SquadronRecord['card']): boolean =>
  bombs !== null || airTorpedo !== null;

function byPromise(
  view: StrategicView,
  side: Side,
  bombers: readonly SquadronRecord[],
  leastGain: number,
): Prey[] {
  const targets = preyOf(view, side);
  const promise = new Map(
    targets.map((target) => [
      target.id,
      bombers.reduce((sum, it) => sum + (useAt(view, side, it, target)?.gain ?? 0), 0),
    ]),
  );
  return targets
    .filter(({ id }) => (promise.get(id) ?? 0) >= leastGain)
    .sort((a, b) => (promise.get(b.id) ?? 0) - (promise.get(a.id) ?? 0));
}

function useAt(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  target: Prey,
): Use | undefined {
  const steps = freeSteps(forceOf(view, side), squadron) + alreadySent(view, side, squadron.id);
  if (steps <= 0) return undefined;
  const loss = launchLoss(skyOf(view, null).isNight, squadron);
  const uses = WEAPONS.flatMap((weapon): Use[] => {
    const attacker = { card: squadron.card, steps, weapon };
    const gain = afterLoss(attacker, gainAt(view, side, attacker, target), loss);
    const order = { kind: 'assignStrike', squadron: squadron.id, steps, weapon } as const;
    return gain > 0 ? [{ order: { ...order, target: target.id }, gain }] : [];
  }).sort((a, b) => b.gain - a.gain);
  return uses.find(({ order }) => !isRefusal(strategic.refuse(view, side, order)));
}

const alreadySent = (view: StrategicView, side: Side, id: string): number =>
  (forceOf(view, side).basic?.strikes ?? [])
    .flatMap(({ parts }) => parts)
    .filter(({ squadron }) => squadron === id)
    .reduce((sum, { steps }) => sum + steps, 0);

/** The best uses, until they total enough points. */
function upToEnough(uses: readonly Use[], most: number): Use[] {
  let sum = 0;
  return [...uses]
    .sort((a, b) => b.gain - a.gain)
    .filter(({ gain }) => {
      if (sum > most) return false;
      sum += gain;
      return true;
    });
}

/** [ST-7.11] Fighters not needed for CAP go with the strike of most squadrons. */
function escortPlan(
  view: StrategicView,
  side: Side,
  own: readonly SquadronRecord[],
  strikes: readonly Order[],
): Order[] {
  const counts = new Map<string, number>();
  for (const order of strikes)
    if (order.kind === 'assignStrike')
      counts.set(order.target, (counts.get(order.target) ?? 0) + 1);
  const targets = [...counts].sort((a, b) => b[1] - a[1]).map(([target]) => target);
  return own
    .filter(({ card }) => card.type === 'F')
    .flatMap((it): Order[] => {
      const escorting = (forceOf(view, side).basic?.strikes ?? [])
        .flatMap(({ escort }) => escort)
        .filter(({ squadron }) => squadron === it.id)
        .reduce((sum, { steps }) => sum + steps, 0);
      const steps = freeSteps(forceOf(view, side), it) + escorting;
      const orders = targets.map(
        (target): Order => ({ kind: 'assignEscort', squadron: it.id, steps, target }),
      );
      const first = orders.find((order) => !strategic.refuse(view, side, order));
      return steps > 0 && first ? [first] : [];
    });
}
