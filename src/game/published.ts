import type { FnContext, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { type AnySystem, giveOrder, seedHash } from '../rules/core';
import { follow, seating } from './adapter';
import { beginMatch } from './begin';
import { type DiceApi, dicePlugin } from './dicePlugin';
import type { Kept } from './redaction';
import { sideOf } from './seats';

type Context = FnContext<Kept, { dice: DiceApi }>;

/**
 * A match played through boardgame.io as published: moves and hooks change Immer's draft of `G`. Only for
 * measuring: real matches run on plain state, see src/decisions/0002-plain-state-in-moves.md.
 */
export function newPublishedGame(
  system: AnySystem,
  scenario: unknown,
  options: unknown,
  seed: string,
): Game<Kept, { dice: DiceApi }> {
  const { match } = beginMatch(system, scenario, options, { seed });
  const opening = system.segment(match.state).phase;
  const order = {
    move: orderOnDraft(system),
    client: false,
    undoable: false,
    ignoreStaleStateID: true,
  };
  const turn = {
    order: { first: () => 0, next: () => 0 },
    onBegin: ({ G, events }: Context) => {
      events.setActivePlayers(seating(system.segment(G.match.state)));
    },
    stages: {
      orders: { moves: { order } },
      declare: { moves: { order } },
      waiting: { moves: {} },
    },
  };
  return {
    name: system.id,
    disableUndo: true,
    plugins: [dicePlugin(seed)],
    setup: () => ({ match, seedHash: seedHash(seed) }),
    phases: Object.fromEntries(
      system.phases.map((phase) => [phase, { start: phase === opening, turn }]),
    ),
    endIf: ({ G }) => system.outcome(G.match.state),
  };
}

const orderOnDraft =
  (system: AnySystem) =>
  ({ G, playerID, dice, events }: Context & { playerID: string }, line: string) => {
    const side = sideOf(playerID);
    const segment = system.segment(G.match.state);
    const before = { ...segment, active: { ...segment.active } };
    if (!side || giveOrder(system, G.match, { side, order: line }, dice.seed)) return INVALID_MOVE;
    follow(events, before, system.segment(G.match.state));
    return undefined;
  };
