import type { Axial } from '../../../hex';
import type { BySide, Outcome, Side, Viewer } from '../../core';
import type { Formation, Launch, SearchTask, StrikeTarget } from './air';
import type { CardInPlay, CardStop, EventCard } from './cards';
import type { Engagement, QuickShot, Way, Wish } from './engagement';
import type { BaseId, ForceId, FormationId, MarkerId, ShipId, TaskForceId } from './ids';
import type { Knowledge } from './knowledge';
import type { Attackers, Defenders, Raid } from './raid';
import type { ScenarioFacts, SeaWingsOptions } from './scenario';
import type { Base, BaseHit, SEARCH_CAP, Ship, TaskForce } from './units';

export type * from './ids';

/** [WG-8.9, WG-8.10] A strike once the plans are opened. */
export interface Strike {
  id: string;
  /** A carrier, a base, or for the Japanese side a task force. */
  origin: ShipId | BaseId | TaskForceId;
  /** The hex in which it began [WG-3.15]. */
  from: Axial;
  launch: Launch;
  target: StrikeTarget;
  /** [WG-9.13] */
  hasSurprise: boolean;
  isDone: boolean;
  /** [WG-8.26] It has changed its target after launch; absent: it has not. */
  isDiverted?: true;
}

/** [WG-8.26] A strike whose turn has come, and the target that it changes to, if any. */
interface Arriving {
  strike: string;
  target: StrikeTarget;
}

/** [WG-5.12] Where the owner wants homeless factors to land. */
export interface Landing {
  formation: FormationId;
  factors: number;
  to: ShipId | BaseId;
}

/** [WG-16.2] The sealed move of a task force: the hexes that it enters one after the other. */
interface Plot {
  path: Axial[];
  /** [WG-16.17] It leaves the map at the end of its path. */
  leaves: boolean;
}

/** [WG-16.17] Ships that enter in this turn, from a friendly edge hex on. */
interface Entry {
  ships: ShipId[];
  path: Axial[];
}

/** [WG-21] `null` is a dummy card. */
interface Cards {
  deck: (EventCard | null)[];
  hand: (EventCard | null)[];
  /** Cards that have their effect now. */
  inPlay: CardInPlay[];
  /** [WG-21.15] The cards that came back to the hand in the step of this clock; absent as long as none has. */
  kept?: { clock: number; cards: EventCard[] };
  /** [WG-21.20] Own formations on which card 14 of the enemy has fallen in this turn. */
  green: FormationId[];
}

/** [WG-21.12, WG-21.14] Bad weather over a hex and its neighbors within 2 hexes. */
export interface WeatherFront {
  hex: Axial;
  /** The last turn of it. */
  until: number;
}

/** All that one side has; secret to that side. */
export interface Force {
  taskForces: Record<TaskForceId, TaskForce>;
  ships: Record<ShipId, Ship>;
  bases: Record<BaseId, Base>;
  formations: Record<FormationId, Formation>;
  /** Of this turn, in the order in which they were planned. */
  strikes: Strike[];
  /** [WG-24.22] The searches planned in the turn before. */
  searchesBefore: { formation: FormationId; task: SearchTask }[];
  /** [WG-9.7] The origins of the strikes flown in the turn before. */
  returning: string[];
  /** [WG-9.14, WG-9.20] Own forces that a strike of this turn has surprised. */
  surprised: ForceId[];
  /** [WG-9.16] Homes whose strikes stay aboard though they could fly off. */
  keptAboard: string[];
  /** [WG-8.30] A carrier has taken effective hits in this phase B, as both sides know. */
  isDeckHit: boolean;
  arriving: Arriving | null;
  plots: Record<TaskForceId, Plot>;
  entries: Entry[];
  /** The side's share of the strike that is being fought. */
  attackers: Attackers | null;
  defenders: Defenders | null;
  /** [WG-14.20, WG-14.22] What the owner has ordered for damage control. */
  repairs: Record<BaseId, BaseHit>;
  scuttling: ShipId[];
  landings: Landing[];
  /** [WG-5.7] Where ships went down. */
  lostAt: Record<ShipId, Axial>;
  /** [WG-18.2, WG-20.9] What the side wants of phase G. */
  wishes: Wish[];
  bombarding: { ship: ShipId; base: BaseId }[];
  /** [WG-18.13] Its choice for the engagement that is about to begin. */
  way: Way | null;
  /** [WG-18.9] Own task forces that have fought in this turn; the last one may still be fighting. */
  fought: TaskForceId[];
  /** [WG-19.30] Shots of the present round. */
  shots: QuickShot[];
  /** [WG-17.53] Own task forces in the area of enemy searches, with the number of markers on each. */
  searched: Record<TaskForceId, number>;
  /** [WG-17.34] What the CAP over them does about it, where the owner has said so. */
  searchCap: Record<TaskForceId, (typeof SEARCH_CAP)[number]>;
  cards: Cards;
  /** [WG-22.10] Factors lost so far. */
  factorsLost: { carrier: number; other: number };
  /** The number in the id of the next task force. */
  nextTaskForce: number;
}

/** [WG-8.29] Launches from the deck, in their order; combined strikes go up with the second. */
export type DeckLaunch = 'first' | 'second';

/** Where the game stands in its sequence of play [WG-24.1]; steps in which nobody decides are passed. */
export type Step =
  | { kind: 'setup' }
  /** A2 */
  | { kind: 'airPlans' }
  /** B1: surprised carriers and bases with radar may fly their strikes off. */
  | { kind: 'flyOff'; asked: BySide<boolean> }
  /** B3, B4: a side whose carriers were hit says what of the launch is left out. */
  | { kind: 'launchCut'; launch: DeckLaunch; asked: BySide<boolean> }
  /** B2 to B4, option A: a strike may change its target before it arrives. */
  | { kind: 'arrival'; side: Side }
  /** B2 to B4: the defender may send up emergency CAP. */
  | { kind: 'alarm' }
  /** The defender allots the CAP that is in position. */
  | { kind: 'intercept' }
  /** The attacker places his escorts. */
  | { kind: 'escorts' }
  /** The attacker names targets for the formation of a letter. */
  | { kind: 'aim'; letter: string }
  /** The defender gives his AA to the groups of the formation. */
  | { kind: 'flak'; letter: string }
  /** C1, C2 */
  | { kind: 'damageControl' }
  /** C3 */
  | { kind: 'grouping' }
  /** D */
  | { kind: 'plots' }
  /** E2, E3 */
  | { kind: 'dummies'; side: Side }
  /** F1: the sides that have task forces in the area of a search say what is told of them. */
  | { kind: 'answers'; asked: BySide<boolean> }
  /** G1: the sides that have somebody to engage or to bombard. */
  | { kind: 'wishes'; asked: BySide<boolean> }
  /** G2: both choose how the engagement is settled. */
  | { kind: 'ways' }
  /** G2: another system fights it out. */
  | { kind: 'battle' }
  /** G2: the side with initiative names the ships that fight. */
  | { kind: 'fight'; side: Side }
  /** G2: both give their ships targets. */
  | { kind: 'shots' }
  /** [WG-21.18] A stop for event cards; `letter`: of the formation that attacks. */
  | { kind: 'cards'; stop: CardStop; asked: BySide<boolean>; letter: string | null }
  /** [WG-21.12] Card 21: the owner of the task force names two ships. */
  | { kind: 'exposure'; side: Side; marker: MarkerId }
  /** [WG-21.12] Card 24: the owner names the factor. */
  | { kind: 'straggler'; side: Side }
  /** H */
  | { kind: 'discards' }
  | { kind: 'over'; outcome: Outcome };

/** The state as a viewer may see it: its own force and what it knows of the enemy's; all of it once the game is over. */
export interface SeaWingsView {
  system: 'sea-wings';
  /** `all`: nothing is hidden. */
  viewer: Viewer | 'all';
  scenario: ScenarioFacts;
  options: SeaWingsOptions;
  /** From 1; 0 during set-up. */
  turn: number;
  step: Step;
  /** Counts up with each step. */
  clock: number;
  /** The sides that have confirmed the current step. */
  confirmed: BySide<boolean>;
  /** [WG-16.5, WG-17.3] The side that moves and searches first in this turn. */
  first: Side;
  /** [WG-8.29] The launches that have gone up in this phase B. */
  launched: DeckLaunch[];
  /** The strike that is being fought. */
  raid: Raid | null;
  /** The engagement that is being fought. */
  engagement: Engagement | null;
  /** [WG-24.16] */
  handSizes: BySide<number>;
  /** [WG-21.7] Cards played by each side, in their order. */
  played: BySide<EventCard[]>;
  weather: WeatherFront[];
  forces: Partial<BySide<Force>>;
  known: Partial<BySide<Knowledge>>;
}

/** A game of Sea Wings. What is hidden is in `forces`, and in `known` of the other side. */
export interface SeaWingsState extends SeaWingsView {
  forces: BySide<Force>;
  known: BySide<Knowledge>;
}
