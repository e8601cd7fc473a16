import { type Axial, distance, hexAhead } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { FleetActionView, Order, OrderOf } from '../../../rules/fleet-action';
import {
  deploySub,
  HEARING,
  isMerchant,
  layMines,
  moveSub,
  shotsLeft,
  subAttack,
  visibilityHexes,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { newSituation, ownVessel, type Situation } from '../common/situation';
import { salvoWorth } from '../common/torpedoes';
import type { Vessel } from '../common/vessel';

/** Hexes at which a submarine lies best: near enough for her torpedoes, and not run over. */
const AMBUSH_HEXES = 3;
/** Points of value that a hex from there takes off a target, and another boat that lies there already. */
const FAR = 2;
const SHARED = 6;
/** Hexes that a target goes on before a boat can attack: a turn of a convoy. */
const LEAD_HEXES = 2;
/** An escort so near may hear the boat after her next move, and points that it takes off a place. */
const WATCH_HEXES = 6;
const WATCHED = 2.5;
/** So near an escort leaves no time for a second attack. */
const HUNTED_HEXES = HEARING.afterAttackHexes + 1;

/** What a side wants to do with its submarines: attack what is worth most, or get before its bows, under water where they may be seen. */
export function* divingWishes(view: FleetActionView, side: Side): Generator<Order> {
  const situation = newSituation(view, side);
  const prey = new Set(preyOf(situation).map(({ unit }) => unit.id));
  const attack = bestBy(
    subAttack
      .legal(view, side)
      .filter(({ target }) => prey.has(target))
      .map((order) => sparing(situation, order)),
    (order) => attackWorth(situation, order),
  );
  if (attack) yield attack;
  const placed = bestBy(
    deploySub
      .legal(view, side)
      .filter(({ hex, surfaced }) => surfaced === isUnseen(situation, hex)),
    ({ sub, hex }) => ambush(situation, sub, hex),
  );
  if (placed) yield placed;
  const move = bestBy(
    moveSub.legal(view, side).filter((it) => it.surfaced === isUnseen(situation, endOf(view, it))),
    (it) => stationWorth(situation, it.sub, endOf(view, it)),
  );
  if (move) yield move;
}

const endOf = ({ units }: FleetActionView, { sub, path }: OrderOf<'moveSub'>): Axial =>
  path.at(-1) ?? units[sub]?.hex ?? { q: 0, r: 0 };

/** What boats are after: the ships of a convoy as long as any are there, else all enemies. */
function preyOf({ view, enemy }: Situation): readonly Vessel[] {
  const convoy = enemy.filter(
    ({ unit, sheet }) => view.scenario.convoyOf === unit.side && isMerchant(sheet),
  );
  return convoy.length > 0 ? convoy : enemy;
}

/** [NW-7.7, NW-7.14] One torpedo rolls one die and four roll two: a boat that has time fires them singly, but not beside an escort. */
function sparing(situation: Situation, order: OrderOf<'subAttack'>): OrderOf<'subAttack'> {
  const boat = ownVessel(situation, order.sub);
  const hasTime =
    boat && shotsLeft(boat.unit) <= situation.turnsLeft && !isHunted(situation, boat.hex);
  return hasTime ? { ...order, tubes: 1 } : order;
}

const isHunted = (situation: Situation, hex: Axial): boolean =>
  countEscorts(situation, hex, HUNTED_HEXES) > 0;

const countEscorts = ({ enemy }: Situation, hex: Axial, within: number): number =>
  enemy.filter((it) => !isMerchant(it.sheet) && distance(it.hex, hex) <= within).length;

function attackWorth(situation: Situation, order: OrderOf<'subAttack'>): number {
  const by = ownVessel(situation, order.sub);
  const target = situation.enemy.find(({ unit }) => unit.id === order.target);
  if (!by || !target) return 0;
  const { tubes: count, setting } = order;
  return salvoWorth(situation, { by, count, setting, from: by.hex }, target, target);
}

/** Hexes beyond what can be seen that a ship may come nearer in her next move: escorts hunt, a convoy sails on. */
const MARGIN_HEXES = { warship: 3, merchant: 1 } as const;

/** By night a boat keeps up with ships on the surface, as long as no guns can see it there. */
function isUnseen({ view, enemy }: Situation, hex: Axial): boolean {
  const seen = visibilityHexes(view, 'unlit');
  const isFar = (it: Vessel): boolean =>
    distance(it.hex, hex) > seen + MARGIN_HEXES[isMerchant(it.sheet) ? 'merchant' : 'warship'];
  return view.scenario.isNight && enemy.every((it) => it.guns.length === 0 || isFar(it));
}

/** Where a boat does best: before the bows of a target, or, with nothing left to fire, far from all that hunts her. */
function stationWorth(situation: Situation, id: string, hex: Axial): number {
  const boat = situation.view.units[id];
  if (boat && shotsLeft(boat) > 0) return ambush(situation, id, hex);
  const hunters = situation.enemy.filter(({ sheet }) => !isMerchant(sheet));
  return Math.min(SAFE_HEXES, ...hunters.map((it) => distance(it.hex, hex)));
}

/** Farther off no escort finds a boat. */
const SAFE_HEXES = 30;

function ambush(situation: Situation, id: string, hex: Axial): number {
  const { own, worth } = situation;
  const others = own.filter(({ unit }) => unit.id !== id && distance(unit.hex, hex) <= 1).length;
  let best = -1000;
  for (const it of preyOf(situation)) {
    const { value = 0 } = worth[it.index] ?? {};
    const at = it.unit.speedKnots > 0 ? hexAhead(it.hex, it.facing, LEAD_HEXES) : it.hex;
    best = Math.max(best, value - FAR * Math.abs(distance(hex, at) - AMBUSH_HEXES));
  }
  return best - SHARED * others - WATCHED * countEscorts(situation, hex, WATCH_HEXES);
}

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
