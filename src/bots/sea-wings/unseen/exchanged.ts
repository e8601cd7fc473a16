import { type Draw, enemyOf, type Side } from '../../../rules/core';
import type { SeaWingsState } from '../../../rules/sea-wings';
import type { Force, Knowledge, TaskForce } from '../../../rules/sea-wings/query';
import { shuffled } from '../../core/lot';
import type { Past } from '../../core/system';
import { basedAnew, patrolledAnew } from './aircraft';
import { harmedAnew } from './harm';
import { lostAnew, lostUnseen } from './losses';
import { type Tied, tiedOf } from './tied';

/**
 * [WG-24.3, WG-24.7, WG-24.9, WG-24.16] Another whole position that a side cannot tell from this one: the enemy's task forces and
 * dummies that are not spotted have changed places and fuel, the hits that the side was told of have had other effects, his aircraft are based
 * elsewhere, as many on patrol and as many left as may be, his cards are dealt anew, and both decks are shuffled. What takes part in a strike or an engagement that is
 * under way stays as it is.
 */
export function exchanged(
  state: SeaWingsState,
  side: Side,
  draw: Draw,
  { start, told }: Past,
): SeaWingsState {
  const enemy = enemyOf(side);
  if (state.turn === 0) return state;
  const known = state.known[side];
  const tied = tiedOf(state, enemy);
  const moved = fueledAnew(elsewhere(state.forces[enemy], known, tied, draw), tied, draw);
  const harmed = harmedAnew(state, moved, { known, tied }, draw);
  const began = (start as SeaWingsState).forces[enemy];
  const lost = lostAnew(
    harmed,
    began,
    { unseen: lostUnseen(harmed, began, enemy, told), tied },
    draw,
  );
  const based = patrolledAnew(state, basedAnew(lost, tied, draw), tied, draw);
  const force = state.step.kind === 'cards' ? based : dealtAnew(based, draw);
  return {
    ...state,
    forces: { ...state.forces, [side]: shuffledDeck(state.forces[side], draw), [enemy]: force },
  };
}

function shuffledDeck(force: Force, draw: Draw): Force {
  const { cards } = force;
  return { ...force, cards: { ...cards, deck: shuffled(draw, cards.deck) } };
}

/** As many cards in hand as before, of those that are in hand and in the deck. */
function dealtAnew(force: Force, draw: Draw): Force {
  const { hand, deck } = force.cards;
  const all = shuffled(draw, [...hand, ...deck]);
  const cards = { ...force.cards, hand: all.slice(0, hand.length), deck: all.slice(hand.length) };
  return { ...force, cards };
}

function elsewhere(force: Force, known: Knowledge, tied: Tied, draw: Draw): Force {
  const unseen = Object.values(force.taskForces).filter(
    (it) => isUnseen(it, known) && !tied.taskForces.has(it.id),
  );
  const places = shuffled(
    draw,
    unseen.map(({ marker, hex }) => ({ marker, hex })),
  );
  const moved = unseen.map((it, i) => [it.id, { ...it, ...places[i] }]);
  return { ...force, taskForces: { ...force.taskForces, ...Object.fromEntries(moved) } };
}

/** [WG-16.15] As many task forces that are not spotted are low on fuel, but others: how fast a marker sails is seen of spotted ones alone. */
function fueledAnew(force: Force, tied: Tied, draw: Draw): Force {
  const free = Object.values(force.taskForces).filter(
    ({ id, ships, spotted }) => ships.length > 0 && !spotted && !tied.taskForces.has(id),
  );
  const isLow = ({ ships }: TaskForce) => ships.some((it) => force.ships[it]?.isLowOnFuel);
  if (!free.some(isLow)) return force;
  const low = shuffled(draw, free.map(isLow));
  const fueled = free.flatMap(({ ships }, at) =>
    ships.flatMap((id) => {
      const ship = force.ships[id];
      return ship ? [[id, { ...ship, isLowOnFuel: low[at] ?? false }] as const] : [];
    }),
  );
  return { ...force, ships: { ...force.ships, ...Object.fromEntries(fueled) } };
}

/** [WG-4.21] Identities are drawn anew while a marker is not spotted, so that only a report of this one tells anything of it. */
const isUnseen = (
  { spotted, formation, tows, marker }: TaskForce,
  { reports }: Knowledge,
): boolean =>
  !spotted &&
  formation === null &&
  tows.length === 0 &&
  !reports.some((it) => it.marker === marker);
