import { sameHex } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { endTow } from '../common/losses';
import { isSurprised, shipMoves, towOf } from '../common/mobility';
import { afloatShips, isDead, sheetOf, shipOf } from '../common/ships';
import { stackOf } from '../common/stacks';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, ShipId, Stack } from '../model/state';
import { tablesOf } from '../tables/standard';
import { joinStacks, refuseCombination } from './combination';
import { refuseMovementOrder, refuseWhileLeaving } from './movement';
import { actsIn, actsOpenly, type OrderRule, refuseShip } from './rule';

/** [BT-6.3 to BT-6.8] Makes a tow fast, in place of moving. */
export const tow: OrderRule<'tow'> = {
  legal(view, side) {
    if (!actsIn(view, side, 'movement')) return [];
    const ships = afloatShips(view, side);
    return ships
      .filter(isDead)
      .flatMap(({ id: towed }) =>
        ships.map(({ id: tower }) => ({ kind: 'tow' as const, tower, towed })),
      )
      .filter((order) => !tow.refuse(view, side, order));
  },
  refuse: (view, side, { tower, towed }) =>
    refuseShip(view, side, tower) ??
    refuseShip(view, side, towed) ??
    refuseMovementOrder(view, side, stackOf(view, tower)?.id ?? '', 'tow') ??
    refusePair(view, tower, towed) ??
    refuseStacks(view, tower, towed),
  apply(play, side, { tower, towed }) {
    const from = stackOf(play.state, tower) as Stack;
    const to = stackOf(play.state, towed) as Stack;
    const stack = from.id === to.id ? from : joinStacks(play, side, [from, to]);
    stack.acted = 'made-fast';
    play.state.tows.push({ tower, towed });
    tell(play, { kind: 'towMadeFast', rule: 'BT-6.7', side, tower, towed });
  },
};

function refusePair(view: BattleView, tower: ShipId, towed: ShipId): Refusal | undefined {
  const name = (id: ShipId) => sheetOf(view, id).name;
  const target = shipOf(view, towed);
  if (!isDead(target) || target.aground)
    return refusal('not-to-be-towed', 'BT-6.7', { ship: name(towed) });
  const puller = shipOf(view, tower);
  if (isDead(puller) || puller.aground || tower === towed)
    return refusal('cannot-tow', 'BT-6.4', { ship: name(tower) });
  const engaged = [tower, towed].find((id) => towOf(view, id));
  if (engaged) return refusal('already-in-tow', 'BT-6.4', { ship: name(engaged) });
  const can = tablesOf(view).towing.towable[sheetOf(view, tower).type];
  if (can?.includes(sheetOf(view, towed).type)) return undefined;
  return refusal('wrong-type', 'BT-6.3', {
    tower: sheetOf(view, tower).type,
    towed: sheetOf(view, towed).type,
  });
}

function refuseStacks(view: BattleView, tower: ShipId, towed: ShipId): Refusal | undefined {
  if (isSurprised(view, tower))
    return refusal('surprised.tow', 'BT-19.3', { ship: sheetOf(view, tower).name });
  if (!shipMoves(view, tower))
    return refusal('too-slow.tow', 'BT-6.7', { ship: sheetOf(view, tower).name });
  const stacks = [stackOf(view, tower), stackOf(view, towed)] as [Stack, Stack];
  const [from, to] = stacks;
  if (stacks.some(({ place }) => place !== 'board') || !sameHex(from.hex, to.hex))
    return refusal('not-in-one-hex.tow', 'BT-6.7');
  if (from.id !== to.id) return refuseCombination(view, stacks);
  if (!from.acted) return undefined;
  return refusal('already-acted', 'BT-5.1', { stack: from.id });
}

/** [BT-6.5, BT-6.11] Casts a tow off: openly, with effect at once. */
export const castOff: OrderRule<'castOff'> = {
  legal: (view, side) =>
    view.tows
      .filter(({ tower }) => !castOff.refuse(view, side, { kind: 'castOff', tower }))
      .map(({ tower }) => ({ kind: 'castOff', tower })),
  refuse: (view, side, { tower }) =>
    refuseShip(view, side, tower) ??
    refuseMoment(view, side) ??
    refuseWhileLeaving(view) ??
    (view.tows.some((it) => it.tower === tower)
      ? undefined
      : refusal('no-tow', 'BT-6.5', { ship: sheetOf(view, tower).name })),
  apply(play, side, { tower }) {
    const { towed } = towOf(play.state, tower) as { towed: ShipId };
    endTow(play.state, tower);
    tell(play, { kind: 'towCastOff', rule: 'BT-6.5', side, tower, towed, cause: 'order' });
  },
};

/** [BT-6.11] In sealed impulses only before the first own declaration. */
function refuseMoment(view: BattleView, side: Side): Refusal | undefined {
  if (actsOpenly(view, side)) return undefined;
  const sealed = view.step.kind === 'gunnery' || view.step.kind === 'torpedoes';
  if (sealed && !view.done[side] && view.declared[side].length === 0) return undefined;
  return refusal('not-now.castOff', 'BT-6.11');
}
