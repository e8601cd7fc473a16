import { type Axial, hexKey } from '../../../src/hex';
import { isRefusal, refusalKey, type Side, scriptedDice } from '../../../src/rules/core';
import { type Order, seekrieg } from '../../../src/rules/seekrieg';
import type { SeekriegEvent } from '../../../src/rules/seekrieg/model/events';
import { type Battle, shipIn } from './fleet';

const read = (line: string): Order => {
  const order = seekrieg.parseOrder(line);
  if (isRefusal(order)) throw new Error(`'${line}' is no order: ${refusalKey(order)}`);
  return order;
};

/** Why a side may not give an order; `undefined`: it may. */
export function refused(battle: Battle, side: Side, line: string): string | undefined {
  const refusal = seekrieg.refuse(battle.state, side, read(line));
  return refusal && `${refusalKey(refusal)} ${refusal.rule}`;
}

/** Gives orders by their lines; each must be legal. */
export function give(battle: Battle, side: Side, ...lines: readonly string[]): Battle {
  for (const line of lines) {
    const why = refused(battle, side, line);
    if (why) throw new Error(`'${line}' is refused: ${why}`);
    battle.events.push(
      ...(seekrieg.apply(battle.state, side, read(line), battle.dice) as SeekriegEvent[]),
    );
  }
  return battle;
}

/** Both sides confirm the step. */
export function confirm(battle: Battle): Battle {
  give(battle, 'allies', 'confirm');
  return give(battle, 'axis', 'confirm');
}

/** Both sides confirm until phase 2 of the next turn. */
export function turn(battle: Battle, turns = 1): Battle {
  const until = battle.state.turn + turns;
  while (battle.state.turn < until && battle.state.step.kind !== 'over') confirm(battle);
  return battle;
}

/** Dice for what follows. */
export function rolling(battle: Battle, ...rolls: readonly number[]): Battle {
  battle.dice = scriptedDice(rolls);
  return battle;
}

/** `0,-3 f1 20`: hex, facing and speed of a ship. */
export function place(battle: Battle, id: string): string {
  const { hex, facing, speedKnots, way } = shipIn(battle, id);
  return `${hexKey(hex)} f${facing} ${way === 'astern' ? '-' : ''}${speedKnots}`;
}

/** The hexes that a ship entered in her last movement. */
export const entered = (battle: Battle, id: string): string[] =>
  shipIn(battle, id).turn.entered.map(hexKey);

export const at = (q: number, r: number): Axial => ({ q, r });
