import { SIDES, type Side } from '../../core';
import { launchesOf } from '../cards/launches';
import { endAction } from '../common/endAction';
import { divisionIn, shipIn } from '../harm';
import { inOrder } from '../harm/lookUp';
import { type Play, tell } from '../model/play';
import { enterStage } from '../model/rule';
import type { Division, DivisionId } from '../model/state';
import type { Ending } from '../model/tacticalEvents';
import type { TacticalShip } from '../model/tacticalState';
import {
  afterMoving,
  afterStill,
  afterSurfaced,
  MAX_SUBMERGED_TURNS,
  mustSurface,
} from '../rolls/submerged';
import { TACTICAL_TURNS_IN_HOUR } from '../tables/clock';
import { syncShips } from './lost';
import { setSubmerged, tellRisen } from './movement';
import { type Fight, findShip, isAdvanced, isSubmerged, recordOf, shipsIn } from './query';
import { isDetected, isSeenByShips } from './sight';
import { beginTurn } from './turn';

/** [ST-7.46] */
const MAX_BASIC_TURNS = 24;
/** [ST-15.26] */
const TURNS_WITHOUT_ATTACK = 3;
/** [ST-17.9] */
const TURNS_TO_RELOAD = 3;

/** [ST-15.14] Phase 8: breaking off, submerged time, torpedoes, smoke; then the next turn or the end. */
export function endTurn(play: Play, fight: Fight): void {
  const { tactical } = fight;
  syncShips(fight);
  breakOff(play, fight);
  for (const ship of afloat(fight)) {
    spendTime(play, fight, ship);
    if (!ship.hasLeft) reload(play, fight, ship);
  }
  tactical.smoke = tactical.smoke.filter(({ until }) => until > tactical.turn);
  const why = endingOf(fight);
  if (why) endTactical(play, fight, why);
  else beginTurn(play, fight);
}

/** Ships that are not lost, whether they have left or not, by id. */
const afloat = ({ tactical, view }: Fight): TacticalShip[] =>
  inOrder(tactical.ships.filter(({ id }) => shipIn(view, id).fate === 'afloat'));

/** [ST-15.24] Only ships out of sight of every enemy ship; for others the order has no effect [ST-5.20]. */
function breakOff(play: Play, fight: Fight): void {
  const { tactical, action } = fight;
  const going = SIDES.flatMap((side) => tactical.plans[side].breakingOff)
    .sort()
    .flatMap((id) => findShip(fight, id) ?? [])
    .filter((ship) => !isSeenByShips(fight, ship));
  for (const ship of going) {
    const { id, side } = ship;
    ship.hasLeft = true;
    action.brokeOff.push(id);
    tell(play, { kind: 'shipBrokeOff', rule: 'ST-15.24', seenBy: [side], side, ship: id });
  }
}

/** [ST-20.2 to ST-20.6, ST-20.9] In a Basic game day and night rule instead [ST-20.8]. */
function spendTime(play: Play, fight: Fight, ship: TacticalShip): void {
  const boat = boatOf(fight, ship);
  if (!boat || !ship.submarine || !isAdvanced(fight)) return;
  boat.turnsLeft = timeLeft(boat.turnsLeft, ship);
  if (!isSubmerged(ship) || !mustSurface(boat.turnsLeft)) return;
  setSubmerged(fight, ship, false);
  tellRisen(play, fight, ship, 'outOfTime');
}

/** [ST-20.7, ST-1.6] A tactical action uses the hour of its turn: boats rest for the remainder, and phase 6 does not charge it again. */
function spendRestOfHour(play: Play, fight: Fight, spent: number): void {
  for (const ship of afloat(fight)) {
    const boat = boatOf(fight, ship);
    if (!boat) continue;
    ship.speed = 0;
    for (let turn = spent; turn < TACTICAL_TURNS_IN_HOUR; turn++) spendTime(play, fight, ship);
    boat.hourSpentOn = fight.view.turn;
  }
}

const boatOf = ({ view }: Fight, { id }: TacticalShip): Division['submarine'] =>
  divisionIn(view, shipIn(view, id).division).submarine;

/** [ST-20.5, ST-20.6] Six turns at rest cost as much as one: what five of them cost comes back with the sixth. */
function timeLeft(left: number, { submarine, speed, hasLeft }: TacticalShip): number {
  if (!submarine) return left;
  const isResting = speed === 0 || hasLeft;
  const rested = submarine.isSubmerged && isResting ? submarine.stillTurns + 1 : 0;
  submarine.stillTurns = rested % TACTICAL_TURNS_IN_HOUR;
  if (!submarine.isSubmerged) return afterSurfaced(left, 1);
  if (rested < TACTICAL_TURNS_IN_HOUR) return afterMoving(left, 1);
  const atStart = Math.min(MAX_SUBMERGED_TURNS, left + TACTICAL_TURNS_IN_HOUR - 1);
  return afterStill(atStart, TACTICAL_TURNS_IN_HOUR);
}

/** [ST-17.9] Once, when all are gone and nothing was launched for three turns. */
function reload(play: Play, { tactical, view }: Fight, ship: TacticalShip): void {
  const record = shipIn(view, ship.id);
  const quiet = tactical.turn - (ship.launchedOn ?? 0);
  if (!record.card.traits.includes('O') || record.hasReloaded) return;
  if (record.launchesLeft > 0 || quiet < TURNS_TO_RELOAD) return;
  record.launchesLeft = launchesOf(record.card);
  record.hasReloaded = true;
  ship.launchedTo = [];
  const { side, id } = ship;
  tell(play, { kind: 'torpedoesReloaded', rule: 'ST-17.9', seenBy: [side], side, ship: id });
}

/** [ST-15.25, ST-15.26, ST-7.46, ST-7.47, ST-18.13] */
function endingOf(fight: Fight): Ending | undefined {
  const { tactical } = fight;
  if (SIDES.some((side) => isBeaten(fight, side))) return 'noShipLeft';
  if (tactical.turn >= mostTurns(fight)) return 'turns';
  const isQuiet = tactical.turn - tactical.lastAttack >= TURNS_WITHOUT_ATTACK;
  return !isAdvanced(fight) && isQuiet ? 'noAttack' : undefined;
}

/** A side that had ships in the fight has none now. */
const isBeaten = ({ tactical }: Fight, side: Side): boolean =>
  tactical.ships.some((it) => it.side === side) && shipsIn(tactical, side).length === 0;

/** [ST-7.46, ST-7.47, ST-15.25] */
const mostTurns = (fight: Fight): number =>
  isAdvanced(fight) || fight.action.landUnits.length > 0 ? TACTICAL_TURNS_IN_HOUR : MAX_BASIC_TURNS;

/** Ends the action and returns to its turn. */
export function endTactical(play: Play, fight: Fight, why: Ending): void {
  const { action, tactical } = fight;
  action.loser = loserOf(fight);
  const { turn, ships, smoke, land, coastRow, landHexes, start } = tactical;
  const inSight = divisionsInSight(fight);
  action.tacticalEnd = { turn, ships, smoke, land, coastRow, landHexes, start, inSight };
  for (const ship of ships) forget(fight, ship);
  const spent = why === 'agreed' ? turn - 1 : turn;
  if (isAdvanced(fight)) spendRestOfHour(play, fight, spent);
  tell(play, {
    kind: 'tacticalEnded',
    rule: why === 'noAttack' ? 'ST-15.26' : 'ST-15.25',
    why,
    tacticalTurn: turn,
    loser: action.loser,
  });
  endAction(play, action);
  enterStage(play.state);
}

/** [ST-15.27] The side that broke off with all ships that it had left. */
function loserOf({ tactical, action }: Fight): Side | null {
  const fled = SIDES.filter(
    (side) =>
      shipsIn(tactical, side).length === 0 &&
      tactical.ships.some((it) => it.side === side && action.brokeOff.includes(it.id)),
  );
  return fled.length === 1 ? (fled[0] as Side) : null;
}

/** [ST-9.13] */
function divisionsInSight(fight: Fight): DivisionId[] {
  const seen = SIDES.flatMap((side) => shipsIn(fight.tactical, side)).filter((ship) =>
    isSeenByShips(fight, ship),
  );
  return [...new Set(seen.map((ship) => recordOf(fight, ship).division))].sort();
}

/** [ST-19.19, ST-5.8] A boat whose detection has expired is no longer shown. */
function forget(fight: Fight, ship: TacticalShip): void {
  const boat = boatOf(fight, ship);
  if (boat && ship.submarine?.detectedOn != null && isSubmerged(ship))
    boat.isDetected = isDetected(fight, ship);
}
