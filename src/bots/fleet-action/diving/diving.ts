import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { FleetActionView, Order, OrderOf } from '../../../rules/fleet-action';
import {
  deploySub,
  isMerchant,
  layMines,
  moveSub,
  subAttack,
  visibilityHexes,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { newSituation, type Situation } from '../common/situation';

/** Hexes at which a submarine lies best: near enough for her torpedoes, and not run over. */
const AMBUSH_HEXES = 4;
/** Points of value that a hex from there takes off a target. */
const FAR = 2;

/** What a side wants to do with its submarines: attack what is worth most, or get before its bows, under water where they may be seen. */
export function* divingWishes(view: FleetActionView, side: Side): Generator<Order> {
  const situation = newSituation(view, side);
  const attack = bestBy(
    subAttack.legal(view, side),
    ({ target, tubes }) => valueOf(situation, target) + tubes,
  );
  if (attack) yield attack;
  const placed = bestBy(
    deploySub
      .legal(view, side)
      .filter(({ hex, surfaced }) => surfaced === isUnseen(situation, hex)),
    ({ hex }) => ambush(situation, hex),
  );
  if (placed) yield placed;
  const endOf = ({ sub, path }: OrderOf<'moveSub'>): Axial =>
    path.at(-1) ?? view.units[sub]?.hex ?? { q: 0, r: 0 };
  const move = bestBy(
    moveSub.legal(view, side).filter((it) => it.surfaced === isUnseen(situation, endOf(it))),
    (it) => ambush(situation, endOf(it)),
  );
  if (move) yield move;
}

/** Hexes beyond what can be seen that a warship may come nearer in its next move. */
const MARGIN_HEXES = 3;

/** By night a boat keeps up with ships on the surface, as long as no warship can see it there. */
function isUnseen({ view, enemy }: Situation, hex: Axial): boolean {
  const seen = visibilityHexes(view, 'unlit') + MARGIN_HEXES;
  const warships = enemy.filter(({ sheet }) => !isMerchant(sheet));
  return view.scenario.isNight && warships.every((it) => distance(it.hex, hex) > seen);
}

const valueOf = ({ enemy, worth }: Situation, id: string): number =>
  worth[enemy.find(({ unit }) => unit.id === id)?.index ?? -1]?.value ?? 0;

const ambush = ({ enemy, worth }: Situation, hex: Axial): number =>
  Math.max(
    -1000,
    ...enemy.map(
      (it) => (worth[it.index]?.value ?? 0) - FAR * Math.abs(distance(hex, it.hex) - AMBUSH_HEXES),
    ),
  );

/** Hexes before the enemy at which a field is laid: he comes to it, and has not seen it. */
const FIELD_HEXES = 8;

/** [NW-6.2, NW-6.3] Mines lie in the way of the enemy. */
export function* miningWishes(view: FleetActionView, side: Side): Generator<Order> {
  const { enemy, own } = newSituation(view, side);
  const between = (hex: Axial) =>
    -Math.min(99, ...enemy.map((it) => Math.abs(distance(it.hex, hex) - FIELD_HEXES))) -
    Math.min(99, ...own.map((it) => distance(it.hex, hex))) / 4;
  const best = bestBy(layMines.legal(view, side), ({ hex }) => between(hex));
  if (best) yield best;
}
