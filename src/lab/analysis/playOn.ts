import { commander, newBudget, positionFor } from '../../bots';
import {
  type AnySystem,
  type BySide,
  bySide,
  isRefusal,
  type Outcome,
  type Side,
} from '../../rules/core';
import { actingSide, MAX_ORDERS } from '../playOut';
import { type Chance, newChance } from './chance';

/** A position played on. */
interface PlayedOn {
  /** Of the Allies: 1 won, 0 lost, 1/2 drawn or without an end. */
  score: number;
  /** What each side ordered in the segment in which it began. */
  orders: BySide<string[]>;
}

/** Orders of a side that are kept in the segment in which a playout begins. */
type KeptOrders = Partial<BySide<readonly string[]>>;

/**
 * Plays a position on between two Commanders. In the segment in which it begins, a side whose orders are kept gives those, as
 * long as they are legal.
 * @param seed playouts of the same seed have their chance in common
 */
export function playOn(
  system: AnySystem,
  from: unknown,
  seed: string,
  kept: KeptOrders = {},
): PlayedOn {
  const play = newPlayout(system, from, seed, kept);
  while (play.isOn()) play.step();
  return { score: scoreOf(system.outcome(play.state)), orders: play.orders };
}

/** What two Commanders order in the segment of a position. */
export function commandersOrders(system: AnySystem, from: unknown, seed: string): BySide<string[]> {
  const play = newPlayout(system, from, seed, {});
  while (play.isOn() && play.isHere()) play.step();
  return play.orders;
}

/** A playout that goes on order by order. */
interface Playout {
  state: unknown;
  /** Orders in the first segment. */
  orders: BySide<string[]>;
  isOn(): boolean;
  /** Still in the first segment. */
  isHere(): boolean;
  step(): void;
}

function newPlayout(system: AnySystem, from: unknown, seed: string, kept: KeptOrders): Playout {
  const state: unknown = system.copy(from);
  const { clock } = system.segment(state);
  const chance = newChance(seed);
  const orders = bySide((): string[] => []);
  const left = bySide((side) => [...(kept[side] ?? [])]);
  let given = 0;
  return {
    state,
    orders,
    isOn: () => given < MAX_ORDERS && !system.outcome(state),
    isHere: () => system.segment(state).clock === clock,
    step() {
      const segment = system.segment(state);
      const side = actingSide(segment);
      chance.enter(segment);
      const isHere = segment.clock === clock;
      const next = isHere ? nextKept(system, state, side, left[side]) : undefined;
      const order = next ?? commanded(system, state, side, chance);
      if (isHere) orders[side].push(system.makeOrder(order));
      system.apply(state, side, order, chance.dice);
      given += 1;
    },
  };
}

/** The next order that is kept; once one does not fit any more, none. */
function nextKept(system: AnySystem, state: unknown, side: Side, left: string[]): unknown {
  const line = left.shift();
  if (line === undefined) return undefined;
  const order: unknown = system.parseOrder(line);
  if (!isRefusal(order) && !system.refuse(state, side, order)) return order;
  left.length = 0;
  return undefined;
}

/** The Commander's order, from what the side may see. */
function commanded(system: AnySystem, state: unknown, side: Side, chance: Chance): unknown {
  const view: unknown = system.view(state, side);
  return commander.decide(positionFor(system, view, side), chance.drawFor(side), NO_SEARCH).order;
}

const NO_SEARCH = newBudget({ nodes: 1 }, () => 0);

/** The score of the Allies: 1 won, 0 lost, 1/2 drawn or without an end. */
export const scoreOf = (outcome: Pick<Outcome, 'winner'> | undefined): number =>
  outcome?.winner === 'allies' ? 1 : outcome?.winner === 'axis' ? 0 : 1 / 2;
