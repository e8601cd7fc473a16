import type { SeaWingsEvent } from '../../rules/sea-wings';

/** The parts into which a turn is folded in the log. */
const SECTIONS = [
  'setUp',
  'start',
  'plans',
  'strikes',
  'damage',
  'movement',
  'search',
  'gunfire',
  'cards',
  'end',
] as const;
export type Section = (typeof SECTIONS)[number];

const OF_KIND: Readonly<Partial<Record<SeaWingsEvent['kind'], Section>>> = {
  turnBegan: 'start',
  factorsPlanned: 'plans',
  plansWithdrawn: 'plans',
  surpriseRolled: 'strikes',
  surpriseGained: 'strikes',
  flyOffDecided: 'strikes',
  launchCut: 'strikes',
  strikeDiverted: 'strikes',
  strikeTurnedBack: 'strikes',
  raidBegan: 'strikes',
  missionRolled: 'strikes',
  duskRolled: 'strikes',
  firesFought: 'damage',
  damageControlled: 'damage',
  baseRepaired: 'damage',
  shipScuttled: 'damage',
  repairChosen: 'damage',
  factorLanded: 'damage',
  landingChosen: 'damage',
  movePlotted: 'movement',
  moveOrderRolled: 'movement',
  taskForceMoved: 'movement',
  dummyMoved: 'movement',
  markersShown: 'movement',
  reportPrepared: 'search',
  markerSearched: 'search',
  spottingLost: 'search',
  attritionRolled: 'search',
  engagementWanted: 'gunfire',
  bombardmentOrdered: 'gunfire',
  contactRolled: 'gunfire',
  engagementBegan: 'gunfire',
  bombarded: 'gunfire',
  cardsDrawn: 'cards',
  handCounted: 'cards',
  cardDiscarded: 'cards',
  shipUnloaded: 'end',
  frontMoved: 'end',
  frontPassed: 'end',
  submarineRolled: 'movement',
  searcherGivenUp: 'search',
  gameEnded: 'end',
};

/** The part that an event belongs to: its own, or that of what came before it. */
export const sectionOf = ({ kind }: SeaWingsEvent, before: Section): Section =>
  OF_KIND[kind] ?? before;
