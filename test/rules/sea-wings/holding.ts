import { bySide, SIDES, type Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { CardStop, EventCard } from '../../../src/rules/sea-wings/model/cards';
import type { SeaWingsEvent } from '../../../src/rules/sea-wings/model/events';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import type { Step } from '../../../src/rules/sea-wings/model/state';
import { facing } from './facing';
import { type Game, give, type Script } from './game';
import { scenario } from './scenario';

export type Hands = Partial<Record<Side, readonly (EventCard | null)[]>>;

/** Sides of a scenario that begin with these cards, and nothing in their decks; a dummy card is left out. */
export const hands = (cards: Hands): Pick<SeaWingsScenario, 'sides'> => ({
  sides: bySide((side) => ({
    ...scenario({}).sides[side],
    hand: (cards[side] ?? []).filter((card) => card !== null),
  })),
});

/** Enterprise and Akagi of `facing`, with cards; at the plans of turn 1 unless told otherwise. */
export const holding = (
  cards: Hands,
  changed: Partial<SeaWingsScenario> = {},
  to: Step['kind'] = 'airPlans',
): Game => facing({ ...hands(cards), ...changed }, to);

/** Both sides confirm whatever they are asked, until a stop for cards. */
export function goToStop(game: Game, stop: CardStop, script: Script = {}): SeaWingsEvent[] {
  const events: SeaWingsEvent[] = [];
  const isThere = ({ step }: Game['state']) => step.kind === 'cards' && step.stop === stop;
  for (let n = 0; n < 60; n++) {
    const active = SIDES.filter((it) => seaWings.segment(game.state).active[it] === 'declare');
    if (active.length === 0) break;
    for (const side of active) {
      events.push(...give(game, side, 'confirm', script));
      if (isThere(game.state)) return events;
    }
  }
  throw new Error(`no stop ${stop}: ${game.state.step.kind}`);
}

/** What a side may play now, as `card on`. */
export const playable = (game: Game, side: Side): string[] =>
  seaWings
    .legalOrders(game.state, side)
    .flatMap((it) => (it.kind === 'playCard' ? [`${it.card} ${it.on}`] : []));
