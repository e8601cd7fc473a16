import type { StrategicEvent } from '../../rules/strategic';

/** The parts into which a turn is folded in the log. */
const SECTIONS = [
  'start',
  'flying',
  'airAttack',
  'search',
  'moves',
  'surface',
  'action',
  'battle',
  'end',
] as const;
export type Section = (typeof SECTIONS)[number];

const OF_KIND: Readonly<Partial<Record<StrategicEvent['kind'], Section>>> = {
  turnBegan: 'start',
  priorityRolled: 'start',
  reinforcementRolled: 'start',
  nightLaunchRolled: 'flying',
  airAttackBegan: 'airAttack',
  squadronLanded: 'flying',
  searchRolled: 'search',
  divisionSpotted: 'search',
  divisionMoved: 'moves',
  divisionWithdrawn: 'moves',
  rangeOpeningRolled: 'moves',
  surfaceAttackDeclared: 'surface',
  bombardmentDeclared: 'surface',
  surfacePassed: 'surface',
  actionBegan: 'action',
  battleEvent: 'battle',
  battleReturned: 'action',
  battleAbandoned: 'action',
  contactReported: 'search',
  landUnitSighted: 'search',
  attackFoundNothing: 'surface',
  squadronLaunched: 'moves',
  squadronsFlew: 'moves',
  divisionSailed: 'moves',
  squadronsArmed: 'flying',
  squadronRecovered: 'flying',
  approachMade: 'surface',
  boatFired: 'surface',
  countersChanged: 'start',
  divisionEntered: 'start',
  spottedCardRolled: 'end',
  damageControlRolled: 'end',
  criticalRepaired: 'end',
  landUnitMended: 'end',
  landUnitsCaptured: 'end',
  landUnitsTaken: 'end',
  gameEnded: 'end',
};

/** The part that an event belongs to: its own, or that of what came before it. */
export const sectionOf = ({ kind }: StrategicEvent, before: Section): Section =>
  OF_KIND[kind] ?? before;
