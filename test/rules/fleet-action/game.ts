import { type Dice, isRefusal, refusalKey, SIDES, type Side } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import type { AirStand } from '../../../src/rules/fleet-action/model/air';
import type { EventOf, FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import type { FleetActionState, Step } from '../../../src/rules/fleet-action/model/state';
import type { Condition, Unit } from '../../../src/rules/fleet-action/model/units';
import { battleOf, type TestBattle } from './setting';

/** A game in a test; its events pile up. */
export interface Game {
  state: FleetActionState;
  events: FleetActionEvent[];
}

/** Values of dice by what they are rolled for. */
export type Script = Readonly<Record<string, readonly number[]>>;

/** Dice of the script; beyond it the Allies win the initiative, every other die is a 6, and lots are 0. */
export function diceOf(script: Script = {}): Dice {
  const left = new Map(Object.entries(script).map(([reason, values]) => [reason, [...values]]));
  const usual = (reason: string, side: unknown) =>
    reason === 'initiative' && side === 'axis' ? 1 : 6;
  const take = (reason: string, side?: unknown): number =>
    left.get(reason)?.shift() ?? usual(reason, side);
  return {
    roll: (die, count, reason, figures) => ({
      ...{ die, reason },
      values: Array.from({ length: count }, () => take(reason, figures?.side)),
    }),
    lot: (_count, reason) => ({ die: 'lot', values: [left.get(reason)?.shift() ?? 0], reason }),
  };
}

/** A game at its start: the Allies have won the initiative. */
export const newGame = (battle: TestBattle, script: Script = {}): Game =>
  fleetAction.newState(battleOf(battle), fleetAction.defaultOptions, diceOf(script));

/** A game in which a side moves first in its first Ship Movement Phase. */
export function sailing(battle: TestBattle, first: Side = 'allies'): Game {
  const game = newGame(battle);
  give(game, 'allies', `first ${first} ${first}`);
  return game;
}

/** Gives an order by its line; returns what happened. */
export function give(game: Game, side: Side, line: string, script: Script = {}) {
  const order = fleetAction.parseOrder(line);
  if (isRefusal(order)) throw new Error(`${line}: ${refusalKey(order)}`);
  const refused = fleetAction.refuse(game.state, side, order);
  if (refused) throw new Error(`${line}: ${refusalKey(refused)}`);
  const events = fleetAction.apply(game.state, side, order, diceOf(script));
  game.events.push(...events);
  return events;
}

/** Why a line is refused, with its clause; `undefined` when it is not. */
export function refusalOf(game: Game, side: Side, line: string): string | undefined {
  const order = fleetAction.parseOrder(line);
  const refused = isRefusal(order) ? order : fleetAction.refuse(game.state, side, order);
  return refused && `${refusalKey(refused)} ${refused.rule ?? ''}`.trim();
}

/** Both sides leave everything to the rules until a step of a turn is reached. */
export function goTo(game: Game, kind: Step['kind'], turn = game.state.turn): void {
  const isThere = () => game.state.step.kind === kind && game.state.turn >= turn;
  while (!isThere()) {
    const { active } = fleetAction.segment(game.state);
    const side = SIDES.find((it) => active[it] !== 'waiting');
    if (!side) throw new Error(`nobody acts in ${game.state.step.kind}`);
    give(game, side, 'done -');
  }
}

/** A unit of the game. */
export function unit(game: Game, id: string): Unit {
  const found = game.state.units[id];
  if (!found) throw new Error(`no ${id}`);
  return found;
}

/** A stand of aircraft of the game. */
export function stand(game: Game, id: string): AirStand {
  const found = game.state.stands[id];
  if (!found) throw new Error(`no stand ${id}`);
  return found;
}

/** What only the owner of a unit knows of it. */
export function condition(game: Game, id: string): Condition {
  const found = unit(game, id).condition;
  if (!found) throw new Error(`no condition of ${id}`);
  return found;
}

/** Kinds of the events, in their order. */
export const kinds = (events: readonly FleetActionEvent[]): string[] =>
  events.map(({ kind }) => kind);

/** The events of one kind. */
export const only = <Kind extends FleetActionEvent['kind']>(
  events: readonly FleetActionEvent[],
  kind: Kind,
): EventOf<Kind>[] => events.filter((event) => event.kind === kind) as EventOf<Kind>[];
