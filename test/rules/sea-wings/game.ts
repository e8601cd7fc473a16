import {
  type BaseEvent,
  type Dice,
  isRefusal,
  type Roll,
  refusalKey,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { boxCounts } from '../../../src/rules/sea-wings/common/formations';
import type { EventOf, SeaWingsEvent } from '../../../src/rules/sea-wings/model/events';
import type {
  SeaWingsOptions,
  SeaWingsScenario,
} from '../../../src/rules/sea-wings/model/scenario';
import type { SeaWingsState, Step } from '../../../src/rules/sea-wings/model/state';

/** A game in a test; its events pile up. */
export interface Game {
  state: SeaWingsState;
  events: SeaWingsEvent[];
}

/** Values of dice by what they are rolled for. */
export type Script = Readonly<Record<string, readonly number[]>>;

/** Dice of the script; beyond it the Allies move first, every other die is a 6, and lots are 0. */
export function diceOf(script: Script = {}): Dice {
  const left = new Map(Object.entries(script).map(([reason, values]) => [reason, [...values]]));
  const usual = (reason: string, side: unknown): number =>
    reason === 'move-order' && side === 'allies' ? 1 : 6;
  const take = (reason: string, side?: unknown): number =>
    left.get(reason)?.shift() ?? usual(reason, side);
  return {
    roll: (die, count, reason, figures): Roll => ({
      die,
      values: Array.from({ length: count }, () => take(reason, figures?.side)),
      reason,
    }),
    lot: (_count, reason): Roll => ({
      die: 'lot',
      values: [left.get(reason)?.shift() ?? 0],
      reason,
    }),
  };
}

/** A game at its set-up. */
export const newGame = (scenario: SeaWingsScenario, options: Partial<SeaWingsOptions> = {}): Game =>
  seaWings.newState(scenario, { ...seaWings.defaultOptions, ...options }, diceOf());

/** Gives an order by its line; returns what happened. */
export function give(game: Game, side: Side, line: string, script: Script = {}): SeaWingsEvent[] {
  const order = seaWings.parseOrder(line);
  if (isRefusal(order)) throw new Error(`${line}: ${refusalKey(order)}`);
  const refused = seaWings.refuse(game.state, side, order);
  if (refused)
    throw new Error(`${line}: ${refusalKey(refused)} ${JSON.stringify(refused.figures)}`);
  const events = seaWings.apply(game.state, side, order, diceOf(script));
  game.events.push(...events);
  return events;
}

/** Why a line is refused, with its clause; `undefined` when it is not. */
export function refusalOf(game: Game, side: Side, line: string): string | undefined {
  const order = seaWings.parseOrder(line);
  const refused = isRefusal(order) ? order : seaWings.refuse(game.state, side, order);
  return refused && `${refusalKey(refused)} ${refused.rule ?? ''}`.trim();
}

/** Both sides confirm whatever they are asked, until a step is reached. */
export function goTo(game: Game, kind: Step['kind'], script: Script = {}): SeaWingsEvent[] {
  const events: SeaWingsEvent[] = [];
  do {
    const active = SIDES.filter((side) => seaWings.segment(game.state).active[side] === 'declare');
    if (active.length === 0) throw new Error(`nobody acts in ${game.state.step.kind}`);
    for (const side of active) events.push(...give(game, side, 'confirm', script));
  } while (game.state.step.kind !== kind);
  return events;
}

/** The events of one kind. */
export const only = <Kind extends SeaWingsEvent['kind']>(
  events: readonly BaseEvent[],
  kind: Kind,
): EventOf<Kind>[] => events.filter((event) => event.kind === kind) as EventOf<Kind>[];

/** How many factors of a formation are in each box. */
export const boxes = (game: Game, id: string) => {
  const { allies, axis } = game.state.forces;
  const found = allies.formations[id] ?? axis.formations[id];
  if (!found) throw new Error(`no ${id}`);
  return boxCounts(found);
};
