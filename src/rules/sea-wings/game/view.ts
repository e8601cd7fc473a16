import { bySide, type Side, type Viewer, withoutOtherSheets } from '../../core';
import { EVENT_CARDS } from '../model/cards';
import type { Knowledge } from '../model/knowledge';
import type { Force, SeaWingsState, SeaWingsView } from '../model/state';

/** The full state, not a view. */
export const isWhole = (position: SeaWingsView): position is SeaWingsState =>
  position.viewer === 'all';

/** [WG-24.3 to WG-24.20] The state as a viewer may see it; after the end all is open. */
export function view(state: SeaWingsState, viewer: Viewer): SeaWingsView {
  if (state.step.kind === 'over') return state;
  const { forces, known } = state;
  const isOut = viewer === 'spectator';
  return {
    ...state,
    viewer,
    scenario: withoutOtherSheets(state.scenario),
    engagement: isOut ? null : state.engagement,
    forces: isOut ? {} : { [viewer]: ownForce(forces[viewer]) },
    known: isOut ? bySide((side) => openKnowledge(known[side])) : { [viewer]: known[viewer] },
  };
}

/** [WG-24.16] Its own deck lies face down: its cards are known, their order is not. */
const ownForce = (force: Force): Force => ({
  ...force,
  cards: { ...force.cards, deck: force.cards.deck.toSorted((a, b) => numberOf(a) - numberOf(b)) },
});

type Card = Force['cards']['deck'][number];

/** As the cards are printed, dummies last. */
const numberOf = (card: Card): number =>
  card === null ? EVENT_CARDS.length : EVENT_CARDS.indexOf(card);

/** [WG-24.3, WG-24.7] The markers are open; what a side has learned of them is not. */
const openKnowledge = ({ markers, lost }: Knowledge): Knowledge => ({
  markers,
  reports: [],
  notebook: [],
  hitsTold: [],
  met: {},
  raiders: [],
  raidTotal: null,
  targets: [],
  patrols: [],
  attack: null,
  intercepts: [],
  sought: [],
  lost,
  convoySunk: 0,
});

/** What a side bases its orders on: its view. Given its own view, the same view. */
export const knownTo = (position: SeaWingsView, side: Side): SeaWingsView =>
  isWhole(position) ? view(position, side) : position;
