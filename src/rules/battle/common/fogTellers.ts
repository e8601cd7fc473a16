import { type BySide, enemyOf, hide, type Side, type Tellers, type Viewer } from '../../core';
import type { BattleEvent, EventOf } from '../model/events';
import type { Declaration, ShipId, StackId, Weapon } from '../model/state';

/** What one viewer knows of the ships in an event. */
export interface Knowledge {
  knows(ship: ShipId): boolean;
  /** A stack of the side named, which is not the viewer. */
  knowsStack(side: Side, stack: StackId): boolean;
  stackOf(ship: ShipId): StackId;
}

/** [BT-20.13] An event with what the other viewers are told; its own side knows all of it. */
export const toldByFog = (
  event: BattleEvent,
  knowledgeOf: (viewer: Viewer) => Knowledge,
): BattleEvent =>
  hide(event, TELLERS, (viewer) =>
    'side' in event && event.side === viewer ? null : knowledgeOf(viewer),
  );

/** [BT-20.12] Told to the side alone, and to a spectator. */
const notToEnemy = <Event extends BattleEvent & { side: Side }>(
  event: Event,
  _knowledge: Knowledge,
  viewer: Viewer,
): Event | null => (viewer === enemyOf(event.side) ? null : event);

/** Told whole to those who know its ship, and not at all to others. */
const ofItsShip = <Event extends BattleEvent & { ship: ShipId }>(
  event: Event,
  { knows }: Knowledge,
): Event | null => (knows(event.ship) ? event : null);

const ofItsTow = <Event extends BattleEvent & { tower: ShipId; towed: ShipId }>(
  event: Event,
  { knows }: Knowledge,
): Event | null => (knows(event.tower) && knows(event.towed) ? event : null);

/** [BT-20.13] How each kind that names ships is told to viewers who may not know them; other kinds are open. */
const TELLERS: Tellers<BattleEvent, Knowledge> = {
  stacksSighted: notToEnemy,
  sightLost: notToEnemy,
  stackPlaced: (event, { knows }) => (event.ships.every(knows) ? event : { ...event, ships: [] }),
  stackLeft: (event, { knows }) => (event.ships.every(knows) ? event : { ...event, ships: [] }),
  stackDivided: (event, { knows }) =>
    event.groups.flat().every(knows) ? event : event.round === 0 ? null : { ...event, groups: [] },
  stacksCombined: (event) => (event.round === 0 ? null : event),
  stackStayed: (event, { knowsStack }) => (knowsStack(event.side, event.stack) ? event : null),
  shipsSeparated: partedUnseen,
  groundingRolled: ofItsShip,
  towMadeFast: ofItsTow,
  towCastOff: ofItsTow,
  declarationsRevealed: revealedOf,
  stackFireRolled: rolledBy,
  declarationVoided: (event, { knows }) => (knows(event.declaration.ship) ? event : null),
  salvoFired: (event, knowledge) =>
    knowledge.knows(event.ship) ? event : unseen(event, knowledge.stackOf(event.ship)),
  torpedoesLaunched: (event, { knows }) =>
    event.ships.every(knows) ? event : unseen(event, event.stack),
  hitsShared: (event, { knows }) => (event.hits.every(({ ship }) => knows(ship)) ? event : null),
  confusionRolled: (event, { knows }) => ([event.ship, ...event.ships].every(knows) ? event : null),
  torpedoHitsDrawn: drawnOf,
  hitScored: hitBy,
  criticalHit: ofItsShip,
  magazinesShaken: ofItsShip,
  speedLost: ofItsShip,
  repairRolled: ofItsShip,
  refloatRolled: ofItsShip,
};

/** [BT-5.9] Ships that may leave their stack are damaged, so others are told only that the stack divides. */
function partedUnseen(event: EventOf<'shipsSeparated'>, { knows }: Knowledge): BattleEvent {
  if (event.ships.every(knows)) return event;
  const { from, stack, side, round, impulse, seenBy } = event;
  return {
    kind: 'stackDivided',
    rule: 'BT-20.13',
    round,
    impulse,
    seenBy,
    side,
    stack: from,
    into: [from, stack],
    groups: [],
  };
}

/** The lists, limited to firing ships that are known. */
function revealedOf(
  event: EventOf<'declarationsRevealed'>,
  { knows }: Knowledge,
): EventOf<'declarationsRevealed'> {
  const isKnown = ({ ship }: Declaration) => knows(ship);
  const { allies, axis } = event.declared;
  if ([...allies, ...axis].every(isKnown)) return event;
  const declared: BySide<Declaration[]> = {
    allies: allies.filter(isKnown),
    axis: axis.filter(isKnown),
  };
  return { ...event, declared, named: event.named.filter(isKnown) };
}

/** [BT-8.6] The rolls of known stacks; nobody is told that the others declared. */
function rolledBy(
  event: EventOf<'stackFireRolled'>,
  { knowsStack }: Knowledge,
): EventOf<'stackFireRolled'> | null {
  const isKnown = (stack: StackId) => knowsStack(event.side, stack);
  const rolls = event.rolls.filter(({ stack }) => isKnown(stack));
  if (rolls.length === event.rolls.length) return event;
  if (rolls.length === 0) return null;
  return { ...event, rolls, firing: event.firing.filter(isKnown), dice: [] };
}

type Salvo = EventOf<'salvoFired' | 'torpedoesLaunched'>;

/** Where it came from and what it hit, but not guns or dice, which would identify the ship. */
const unseen = (
  { side, target, from, to, weapon, hits, round, impulse, seenBy }: Salvo & { weapon?: Weapon },
  stack: StackId,
): EventOf<'unseenFire'> => ({
  kind: 'unseenFire',
  rule: 'BT-20.13',
  round,
  impulse,
  seenBy,
  side,
  stack,
  target,
  from,
  to,
  weapon: weapon ?? 'torpedoes',
  hits,
});

/** The hits placed at random on known ships. */
function drawnOf(
  event: EventOf<'torpedoHitsDrawn'>,
  { knows }: Knowledge,
): EventOf<'torpedoHitsDrawn'> | null {
  const ships = event.ships.filter(knows);
  if (ships.length === event.ships.length) return event;
  return ships.length > 0 ? { ...event, ships, dice: [] } : null;
}

/** A hit on a known ship, credited to the stack when the firing ship is unknown. */
function hitBy(event: EventOf<'hitScored'>, { knows, stackOf }: Knowledge): BattleEvent | null {
  if (!knows(event.ship)) return null;
  return event.weapon === 'torpedoes' || knows(event.by)
    ? event
    : { ...event, by: stackOf(event.by) };
}
