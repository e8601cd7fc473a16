import type { FleetActionEvent } from '../../rules/fleet-action';

/** The parts into which a turn is folded in the log. */
const SECTIONS = [
  'setUp',
  'initiative',
  'mines',
  'submarines',
  'ships',
  'aircraft',
  'spotting',
  'airCombat',
  'action',
  'end',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Kinds that occur in one part of a turn alone. */
const OF_KIND: Readonly<Partial<Record<FleetActionEvent['kind'], Section>>> = {
  turnBegan: 'initiative',
  minesLaid: 'mines',
  submarinePlaced: 'submarines',
  submarineMoved: 'submarines',
  speedSet: 'ships',
  contactMoved: 'ships',
  smokeBegan: 'ships',
  shipEntered: 'ships',
  shipsDetached: 'ships',
  torpedoesLaunched: 'ships',
  standLaunched: 'aircraft',
  standServiced: 'aircraft',
  standEntered: 'aircraft',
  spottingTried: 'spotting',
  slipped: 'airCombat',
  dogfought: 'airCombat',
  gunsFired: 'action',
  lightFired: 'action',
  radarTried: 'action',
  searchlightSet: 'action',
  starShellFired: 'action',
  flareDropped: 'action',
  flakFired: 'action',
  airAttackRolled: 'action',
  swept: 'action',
  depthCharged: 'action',
  firesFought: 'end',
  repairChosen: 'end',
  refillChosen: 'end',
  hidingChosen: 'end',
  endOffered: 'end',
  repairTried: 'end',
  tubesRefilled: 'end',
  moraleTested: 'end',
  squadronTested: 'end',
  rallyTested: 'end',
  contactFormed: 'end',
};

/** What a unit does under orders opens a part; what is done to it happens in the part that is open [NW-8.6, NW-8.15]. */
const OF_RULE: Readonly<Partial<Record<string, Section>>> = {
  'NW-8.6': 'ships',
  'NW-8.7': 'ships',
  'NW-10.4': 'aircraft',
};

/** Torpedoes are resolved in the Action Phase, those of submarines before the ships move [NW-7.6, NW-15.1]. */
const TORPEDOES: readonly FleetActionEvent['kind'][] = [
  'torpedoAttackRolled',
  'unseenTorpedoes',
  'torpedoesMissed',
  'torpedoesLost',
];

/** Parts before the ships move. */
const EARLY: readonly Section[] = ['initiative', 'mines', 'submarines'];

/** What happens before the first ship has moved, as her squadron is opened. */
const OPENING: readonly FleetActionEvent['kind'][] = [
  'contactDeployed',
  'dummyRemoved',
  'crewTested',
  'identified',
];

/** Crew Tests of the Action Phase. */
const OF_ACTION: readonly string[] = ['acquire', 'star-shell', 'power', 'sweep'];

/** The part that an event belongs to: its own, or that of what came before it. */
export function sectionOf(event: FleetActionEvent, before: Section): Section {
  const { kind, rule } = event;
  if (TORPEDOES.includes(kind)) return EARLY.includes(before) ? 'submarines' : 'action';
  if (kind === 'crewTested' && OF_ACTION.includes(event.purpose))
    return before === 'spotting' ? before : 'action';
  if (OPENING.includes(kind) && EARLY.includes(before)) return 'ships';
  return OF_KIND[kind] ?? OF_RULE[rule] ?? before;
}
