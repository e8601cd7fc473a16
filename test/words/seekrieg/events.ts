import type { Modifier, Roll } from '../../../src/rules/core';
import type { EventOf, SeekriegEvent } from '../../../src/rules/seekrieg';
import type { Environment } from '../../../src/rules/seekrieg/query';

type Kind = SeekriegEvent['kind'];

/** What an event of a kind holds beside what all have. */
type Facts<K extends Kind> = Omit<
  EventOf<K>,
  'kind' | 'rule' | 'turn' | 'side' | 'dice' | 'seenBy'
>;

const dice: Roll[] = [{ die: 'percentile', values: [12], reason: 'shell-hits' }];
const parts: Modifier[] = [{ code: 'target-size', value: 4, rule: 'SK-28.7' }];
const [ship, target] = ['exeter', 'admiral-graf-spee'];
const planes = [{ aircraft: 'a6m2', count: 4, load: 0 }];
const hex = { q: 3, r: -12 };

const environment: Environment = {
  ...{ force: 4, windFrom: 2, windKnots: 14, visibility: 8, ceiling: null },
  ...{ moon: 'half', light: 'morning-twilight' },
};

/** The facts of an event of each kind; a kind without them is a type error. */
const FACTS: { [K in Kind]: Facts<K> } = {
  turnBegan: {},
  weatherRolled: { environment },
  environmentSet: { environment },
  radarTested: { ship, percent: 20, isLost: true, untilTurn: 18 },
  sideConfirmed: {},
  sideSurrendered: {},
  ranOn: { turns: 3 },
  runStopped: { reason: 'new-enemy' },
  gameEnded: {
    outcome: {
      ...{ winner: 'axis', reason: 'last-turn', rule: 'SK-1.14' },
      victoryPoints: { allies: 150, axis: 800 },
    },
  },
  shipArrived: { ship, hex, facing: 3, knots: 24 },
  shipMoved: { ship, from: hex, path: [hex, { q: 3, r: -13 }], facing: 1, knots: 24, way: 'ahead' },
  shipStopped: { ship, hex },
  collisionRolled: { ship, with: 'ajax', isRam: false, strikes: true },
  contactMade: { target: 'contact-3', level: 'upperWorks', hex },
  contactNamed: { contact: 'contact-3', target },
  contactLost: { target },
  fireStruckOut: {
    ...{ ship, battery: 0, turrets: [0, 1], target },
    why: { code: 'out-of-range', rule: 'SK-10.17', figures: { most: 29_900 } },
  },
  turretFaultRolled: { ship, turret: 1, fires: false },
  salvoFired: {
    ...{ ship, target, hits: 2, isStray: false },
    details: {
      ...{ battery: 0, turrets: [0, 1], shells: 8, type: 'APC', rangeYards: 18_000 },
      ...{ parts, factors: [], total: 21 },
    },
  },
  friendMistaken: { ship, target, friend: 'ajax', isMistaken: true },
  spotterLaunched: { ship },
  smokeShellsFired: { ship, hex, shells: 6 },
  shipHit: {
    ...{ ship, location: 'belt', penetrationInches: 12.34, armorInches: 3 },
    ...{ penetrates: true, failure: null, damage: 48 },
  },
  criticalDamage: { ship, cd: 3, turns: 4, battery: 0, mount: 1 },
  fireStarted: { ship, severity: 7 },
  fireBurned: { ship, fire: 0, severity: 5, isOutOfControl: false },
  flooded: { ship, damage: 6 },
  damageAdded: { ship, damage: 48, total: 96 },
  piecesLost: { ship, guns: [{ battery: 0, turret: 1 }], tubes: [0, 0], knots: 2 },
  effectEnded: { ship, cd: 22 },
  torpedoesFired: { ship, mount: 0, target, count: 3, arrivesOnTurn: 6 },
  torpedoesHeld: { ship, mount: 0, target },
  trackShown: { ship, from: hex, aimedAt: { q: 0, r: 0 } },
  torpedoesTried: { firer: ship, target, isTarget: true, chance: 17, hits: 1 },
  torpedoHit: { ship, isDud: false, damage: 120 },
  tubeReloaded: { ship, mount: 1 },
  depthChanged: { ship, feet: 150 },
  depthsDrawn: { ship, weapon: 'depth-charges', depths: [250, 50] },
  chargesDropped: { ship, weapon: 'ahead-thrown', depths: [250, 50, 150] },
  boatAttacked: { ship, weapon: 'depth-charges', charges: 6, hits: 1 },
  hullTested: { ship, feet: 650, isCrushed: false },
  aircraftLaunched: { base: ship, flight: 'allies-1', aircraft: planes },
  aircraftRecovered: { base: ship, aircraft: planes },
  aircraftServiced: { base: ship, aircraft: planes },
  deckHeld: { base: ship, because: 'wind' },
  weatherTook: { flight: 'allies-1', lost: 3 },
  courseRolled: { flight: 'allies-1', miles: 20, turns: 5 },
  droppedOut: { flight: 'allies-1', count: 1 },
  flightTurnedBack: { flight: 'allies-1', because: 'nothing-found' },
  aircraftDitched: { flight: 'allies-1', count: 2 },
  raidDetected: { raid: 'axis-1', turnsAway: 4, strength: 'many' },
  vectorRolled: { raid: 'axis-1', sections: 6, able: 5 },
  sectionsSent: { raid: 'axis-1', sections: 2, fromTurn: 4 },
  initiativeRolled: { raid: 'axis-1' },
  airCombat: {
    ...{ raid: 'axis-1', lost: { fighters: 2, attackers: 1 } },
    defenderLost: { fighters: 1, attackers: 0 },
  },
  combatBrokenOff: { raid: 'axis-1' },
  shipAttacked: {
    ...{ ship, raid: 'axis-1', aircraft: 'd3a1', count: 9, attack: 'dive' },
    ...{ flak: 40, shotDown: 2, hits: 1 },
  },
  aircraftCrashed: { ship, damage: 68 },
  operationsRolled: { base: ship, percent: 20, turns: 3 },
  baseAttacked: {
    ...{ base: ship, raid: 'axis-1', aircraft: 'd3a1', count: 9, attack: 'dive' },
    ...{ hits: 2, damage: 48 },
  },
  baseDamaged: { base: ship, damage: 48, total: 96 },
  aircraftDestroyed: { base: ship, count: 4 },
  spotterRecovered: { ship },
  spotterLost: { ship },
  shipRammed: { ship, by: target, damage: 80, cost: 30 },
  controlSpent: { ship, onDamage: 4, onFires: [2, 1], left: 13 },
  setsRolled: { ship, percent: 20, lost: ['fireControlRadar', 'searchlights'] },
  moraleRolled: { ship, percent: 70, holds: false },
  shipAbandoned: { ship, because: 'fire' },
  shipSank: { ship, of: 'allies' },
  objectiveScored: { objective: 'spee-damaged', points: 150, ships: [target] },
  searchTurnBegan: { hour: 4, hours: 4 },
  zonesRolled: { zones: [], isMoved: true },
  forceMoved: { force: 'force-g', from: hex, path: [hex] },
  forceReported: {
    ...{ contact: 'contact-1', source: 'air', hex, isNew: true },
    report: { sizes: { destroyer: 2, cruiser: 1, capital: 1 }, ships: null },
  },
  forceLost: { contact: 'contact-1' },
  searchStopped: { hour: 5 },
  shadowingFailed: { force: 'force-g', contact: 'contact-1' },
  patrolSearched: { group: 'base-pby-5a', aircraft: 2, percent: 26 },
  shadowerAttacked: { group: 'base-pby-5a', escapes: false, reports: true },
  shadowerDriven: { isShotDown: true },
  patrolReturned: { group: 'base-pby-5a' },
  battleOpened: { hour: 5 },
  searchResumed: { hour: 6 },
};

/** An event of each kind. */
export const EVENTS = Object.entries(FACTS).map(
  ([kind, facts]) =>
    ({
      kind,
      rule: 'SK-5.1',
      turn: 3,
      seenBy: 'all',
      side: 'allies',
      dice,
      ...facts,
    }) as SeekriegEvent,
);

/** An event of a kind, changed. */
export const eventOf = <K extends Kind>(kind: K, changed: Partial<EventOf<K>> = {}): EventOf<K> =>
  ({ ...EVENTS.find((it) => it.kind === kind), ...changed }) as EventOf<K>;
