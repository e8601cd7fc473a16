import {
  type BattleView,
  battle,
  type Declaration,
  factorsOf,
  gunDice,
  gunModifiers,
  isGun,
  neededWith,
  type Order,
  type OrderOf,
  rangeTo,
  type ShipId,
  type StackId,
  stackOf,
  targetStack,
  torpedoDivisor,
  type Weapon,
} from '../../../../rules/battle';
import type { Side } from '../../../../rules/core';

/** A target that a mount may fire at. */
export interface Option {
  target: string;
  /** The stack that holds it. */
  stack: StackId;
  rangeHexes: number;
}

/** One battery, or the torpedoes, of a ship that may fire in this impulse. */
export interface Mount {
  key: string;
  ship: ShipId;
  weapon: Weapon;
  stack: StackId;
  factors: number;
  options: Option[];
  declared: Declaration | undefined;
}

const mountKey = (ship: ShipId, weapon: Weapon): string => `${ship}/${weapon}`;

/** All that a side may aim in this impulse, whether it is aimed already or not. */
export function mountsOf(view: BattleView, side: Side): Mount[] {
  const mounts = new Map<string, Mount>();
  for (const order of declarable(view, side)) {
    const key = mountKey(order.ship, order.weapon);
    const mount = mounts.get(key) ?? newMount(view, side, order);
    mounts.set(key, mount);
    if (!mount.options.some(({ target }) => target === order.target))
      mount.options.push(optionOf(view, order));
  }
  for (const mount of mounts.values()) mount.options.sort(byChance(view, mount));
  return [...mounts.values()];
}

/** The likeliest to be hit first, then the nearest. */
const byChance = (view: BattleView, mount: Mount) => (a: Option, b: Option) =>
  hitsAt(view, mount, b) - hitsAt(view, mount, a) || a.rangeHexes - b.rangeHexes;

/** Hits on average of all its dice; the range counts for torpedoes only. */
function hitsAt(view: BattleView, { ship, weapon, factors }: Mount, option: Option): number {
  const { target, rangeHexes } = option;
  if (!isGun(weapon)) return factors / torpedoDivisor(view, ship, rangeHexes);
  const needed = neededWith(view, gunModifiers(view, ship, target));
  return gunDice(view, { ship, weapon, target, full: true }) * (7 - needed);
}

/** What could be declared from scratch: the rules are asked with a view whose list is empty. */
function declarable(view: BattleView, side: Side): OrderOf<'declare'>[] {
  const open = { ...view, declared: { ...view.declared, [side]: [] } };
  return battle
    .legalOrders(open, side)
    .filter((order): order is OrderOf<'declare'> => order.kind === 'declare');
}

const newMount = (view: BattleView, side: Side, order: OrderOf<'declare'>): Mount => ({
  key: mountKey(order.ship, order.weapon),
  ship: order.ship,
  weapon: order.weapon,
  stack: stackOf(view, order.ship)?.id ?? '',
  factors: factorsOf(view, order.ship, order.weapon),
  options: [],
  declared: view.declared[side].find(
    ({ ship, weapon }) => ship === order.ship && weapon === order.weapon,
  ),
});

const optionOf = (view: BattleView, { ship, target }: OrderOf<'declare'>): Option => ({
  target,
  stack: targetStack(view, target)?.id ?? '',
  rangeHexes: rangeTo(view, ship, target),
});

/** Orders that aim a mount at a target; aimed there already, they withdraw it. */
export function aimOrders(mount: Mount, target: string): Order[] {
  const { ship, weapon, declared } = mount;
  const withdraw: Order[] = declared ? [{ kind: 'withdraw', ship, weapon }] : [];
  if (declared?.target === target) return withdraw;
  return [...withdraw, { kind: 'declare', ship, weapon, target, full: false }];
}

/**
 * Orders that name a ship for full strength at its target [BT-8.5]: everything there is declared again, with the
 * name.
 */
export function nameFullOrders(
  view: BattleView,
  side: Side,
  ship: ShipId,
  target: string,
): Order[] {
  const atTarget = view.declared[side].filter(
    (it) => it.target === target && it.weapon !== 'torpedoes' && it.full !== (it.ship === ship),
  );
  const again = (full: boolean): Order[] =>
    atTarget
      .filter((it) => (it.ship === ship) === full)
      .map(({ ship: by, weapon }) => ({ kind: 'declare', ship: by, weapon, target, full }));
  return [
    ...atTarget.map(({ ship: by, weapon }): Order => ({ kind: 'withdraw', ship: by, weapon })),
    ...again(false),
    ...again(true),
  ];
}

/** Targets that more than one ship fires guns at, with the firers and the one that is named. */
interface Concentration {
  target: string;
  ships: ShipId[];
  named: ShipId | undefined;
}

export function concentrations(view: BattleView, side: Side): Concentration[] {
  const guns = view.declared[side].filter(({ weapon }) => weapon !== 'torpedoes');
  const targets = [...new Set(guns.map(({ target }) => target))];
  return targets
    .map((target) => {
      const at = guns.filter((it) => it.target === target);
      return {
        target,
        ships: [...new Set(at.map(({ ship }) => ship))],
        named: at.find(({ full }) => full)?.ship,
      };
    })
    .filter(({ ships }) => ships.length > 1);
}
