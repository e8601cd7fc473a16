import type { Axial } from '../../../hex';
import { distance } from '../../../hex';
import { type BySide, bySide, enemyOf, SIDES, type Side } from '../../core';
import {
  CARD_MOMENTS,
  CARD_SPANS,
  type CardInPlay,
  type CardMoment,
  type CardSpan,
  type CardStop,
  type EventCard,
} from '../model/cards';
import type { FormationId } from '../model/ids';
import { enterStep } from '../model/rule';
import type { Force, SeaWingsState, SeaWingsView } from '../model/state';

type Hand = Pick<Force, 'cards'>;

/** The cards of a kind that have their effect for a side now. */
const inPlay = ({ cards }: Hand, card: EventCard): CardInPlay[] =>
  cards.inPlay.filter((it) => it.card === card);

/** Whether a card of a side lies on something. */
export const liesOn = (force: Hand, card: EventCard, on: string): boolean =>
  inPlay(force, card).some((it) => it.on === on);

/** What a card of a side lies on; `undefined` while it is not in play. */
export const objectOf = (force: Hand, card: EventCard): string | undefined =>
  inPlay(force, card)[0]?.on;

/** Ends the effect of the cards of both sides that last so long. */
export function expire({ forces }: SeaWingsState, span: CardSpan): void {
  for (const { cards } of Object.values(forces)) {
    cards.inPlay = cards.inPlay.filter(({ card }) => CARD_SPANS[card] !== span);
    if (span === 'turn') cards.green = [];
  }
}

/** [WG-21.20] Card 14 of the enemy falls on a formation as it attacks, if it is the first of its class in the turn. */
export function fallGreen(state: SeaWingsState, side: Side, id: FormationId): void {
  const { formations, cards } = state.forces[side];
  const classOf = (formation: FormationId) => formations[formation]?.type.class;
  const laid = inPlay(state.forces[enemyOf(side)], 'green-pilots').filter(
    ({ on }) => on === classOf(id),
  );
  const fallen = cards.green.filter((it) => classOf(it) === classOf(id));
  if (fallen.length < laid.length && !fallen.includes(id)) cards.green.push(id);
}

/** [WG-21.12] What cards 14 and 15 add to the hit numbers of a formation that attacks. */
export const hitNumberChange = (force: Hand, id: FormationId): number =>
  Number(liesOn(force, 'veteran-bombers', id)) - Number(force.cards.green.includes(id));

/** [WG-21.12] Bad weather reaches so far around its middle. */
const FRONT_HEXES = 2;

/** [WG-21.12, WG-21.19] Bad weather over a hex. */
export const inWeather = ({ weather }: Pick<SeaWingsView, 'weather'>, hex: Axial): boolean =>
  weather.some((front) => distance(front.hex, hex) <= FRONT_HEXES);

/**
 * [WG-21.18] Whether a side may have a card for a moment, as far as the enemy can tell: it has cards in hand, and not all of those
 * for the moment have been played.
 */
function mayHold(view: SeaWingsView, side: Side, moment: CardMoment): boolean {
  const { scenario, handSizes, played } = view;
  if (!scenario.hasEvents || handSizes[side] === 0) return false;
  const gone = [...played[side]];
  return scenario.sides[side].cards.some((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0 && CARD_MOMENTS[card].includes(moment);
  });
}

/** [WG-21.18] Stops for the cards of some sides; `false` where nobody can have any for it. */
export function stopForCards(
  state: SeaWingsState,
  stop: CardStop,
  sides: readonly Side[],
  letter: string | null = null,
): boolean {
  const asked = askedAt(state, stop, sides);
  if (!asked.allies && !asked.axis) return false;
  enterStep(state, { kind: 'cards', stop, asked, letter });
  return true;
}

const askedAt = (state: SeaWingsState, stop: CardStop, sides: readonly Side[]): BySide<boolean> =>
  bySide((side) => sides.includes(side) && mayHold(state, side, stop));

/** [WG-21.18] On with a stop for both sides after a card that had a step of its own; it is over when nobody can have another. */
export const resumeStop = (state: SeaWingsState, stop: CardStop): void =>
  enterStep(state, { kind: 'cards', stop, asked: askedAt(state, stop, SIDES), letter: null });
