import { type Draw, enemyOf, SIDES, type Side } from '../../../rules/core';
import type { SeaWingsState } from '../../../rules/sea-wings';
import type { Force, Knowledge, TaskForce } from '../../../rules/sea-wings/query';
import { shuffled } from '../../core/lot';
import { basedAnew } from './aircraft';
import { harmedAnew } from './harm';

/**
 * [WG-24.3, WG-24.7, WG-24.9, WG-24.16] Another whole position that a side cannot tell from this one: the enemy's task forces and
 * dummies that are not spotted have changed places, the hits that the side was told of have had other effects, his aircraft are based
 * elsewhere, his cards are dealt anew, and both decks are shuffled. The same while a strike or an engagement is under way.
 */
export function exchanged(state: SeaWingsState, side: Side, draw: Draw): SeaWingsState {
  const enemy = enemyOf(side);
  const force = state.forces[enemy];
  if (isUnderWay(state, force)) return state;
  const known = state.known[side];
  const harmed = harmedAnew(state, elsewhere(force, known, draw), known, draw);
  return {
    ...state,
    forces: {
      ...state.forces,
      [side]: shuffledDeck(state.forces[side], draw),
      [enemy]: dealtAnew(basedAnew(harmed, draw), draw),
    },
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

function elsewhere(force: Force, known: Knowledge, draw: Draw): Force {
  const unseen = Object.values(force.taskForces).filter((it) => isUnseen(it, known));
  const places = shuffled(
    draw,
    unseen.map(({ marker, hex }) => ({ marker, hex })),
  );
  const moved = unseen.map((it, i) => [it.id, { ...it, ...places[i] }]);
  return { ...force, taskForces: { ...force.taskForces, ...Object.fromEntries(moved) } };
}

/** What has begun in a place has to end there. */
const isUnderWay = ({ turn, raid, engagement, forces }: SeaWingsState, enemy: Force): boolean =>
  turn === 0 ||
  raid !== null ||
  engagement !== null ||
  Object.keys(enemy.plots).length > 0 ||
  SIDES.some((side) => forces[side].strikes.some(({ isDone }) => !isDone));

/** [WG-4.21] Identities are drawn anew while a marker is not spotted, so that only a report of this one tells anything of it. */
const isUnseen = (
  { spotted, formation, tows, marker }: TaskForce,
  { reports }: Knowledge,
): boolean =>
  !spotted &&
  formation === null &&
  tows.length === 0 &&
  !reports.some((it) => it.marker === marker);
