import { enemyOf, type Side } from '../../core';
import type { EventOf } from '../model/events';
import { type Play, tell } from '../model/play';
import type { Force, ShipId, ShipRecord, SquadronId, StrategicState } from '../model/state';
import { squadronsAboard, stepsAboard } from './aboard';
import { divisionIn, shipIn, sideOfShip, sideOfSquadron, squadronIn } from './lookUp';
import { seenShip } from './seen';

/** What ends a ship. `flooding` is damage control that failed [ST-4.21]. */
type SinkingCause = EventOf<'shipSunk'>['cause'];

/** Clauses that end ships. */
const SINKING_RULE = {
  damage: 'ST-4.9',
  magazine: 'ST-4.16',
  depthCharges: 'ST-19.6',
  scuttled: 'ST-4.10',
  flooding: 'ST-4.21',
} as const;

/** [ST-4.9] Ends a ship: the squadrons aboard go with her, and a division without ships is gone. */
export function sinkShip(play: Play, shipId: ShipId, cause: SinkingCause): void {
  const { state } = play;
  const side = sideOfShip(state, shipId);
  const ship = shipIn(state, shipId);
  const isNamed = isKnownByName(state, side, ship, cause);
  ship.fate = cause === 'scuttled' ? 'scuttled' : 'sunk';
  ship.damageLevels = ship.card.capacity;
  const isSeen = wasSeen(state, side, shipId, cause);
  // The owner is told the same whether or not the enemy sees it [ST-5.18].
  const sunk = { kind: 'shipSunk', rule: SINKING_RULE[cause], side, ship: shipId, cause } as const;
  tell(play, sunk, { isSeen, isNamed });
  if (isSeen && isNamed) noteEnd(state, side, ship);
  for (const squadron of squadronsAboard(state, side, shipId))
    loseSteps(play, squadron.id, stepsAboard(state, side, squadron), 'forGood');
  leave(state.forces[side], ship);
}

/**
 * [ST-5.17, ST-5.23] The enemy sees ships sunk by attack, and other losses only of ships in sight; in an Advanced game,
 * if he spotted the division this turn.
 */
function wasSeen(state: StrategicState, side: Side, id: ShipId, cause: SinkingCause): boolean {
  if (cause !== 'scuttled' && cause !== 'flooding') return true;
  if (state.known[enemyOf(side)].ships[id]?.fate === 'afloat') return true;
  const { isSpotted } = divisionIn(state, shipIn(state, id).division);
  return state.scenario.level === 'advanced' && isSpotted;
}

export const isSubmerged = (state: StrategicState, { division }: ShipRecord): boolean =>
  divisionIn(state, division).submarine?.isSubmerged === true;

/**
 * [ST-5.10b, ST-11.16] In an Advanced game a submerged boat is hit and sunk without her name, and so is one that is hunted up
 * or down, unless she is in sight by it.
 */
export function isKnownByName(
  state: StrategicState,
  side: Side,
  ship: ShipRecord,
  cause: SinkingCause | 'guns' | 'torpedoes' | 'bombs',
): boolean {
  if (state.scenario.level === 'basic') return true;
  const isHunted = cause === 'depthCharges' || isSubmerged(state, ship);
  return !isHunted || state.known[enemyOf(side)].ships[ship.card.id]?.fate === 'afloat';
}

function noteEnd({ known }: StrategicState, side: Side, ship: ShipRecord): void {
  known[enemyOf(side)].ships[ship.card.id] = seenShip(ship);
}

/** Takes a ship that is lost out of her division and her tow. */
function leave({ divisions, ships }: Force, { card: { id }, division: divisionId }: ShipRecord) {
  const division = divisions[divisionId];
  if (division) {
    division.ships = division.ships.filter((it) => it !== id);
    if (division.ships.length === 0) division.status = 'gone';
  }
  for (const ship of Object.values(ships)) if (ship.towedBy === id) ship.towedBy = null;
}

/** [ST-2.33, ST-7.22, ST-22.8] Steps lost in flight may be mended when the squadron lands; others, and all steps of a destroyed squadron, are lost for good. */
export function loseSteps(
  play: Play,
  squadronId: SquadronId,
  steps: number,
  how: 'inFlight' | 'forGood',
): void {
  const { state } = play;
  const side = sideOfSquadron(state, squadronId);
  const squadron = squadronIn(state, squadronId);
  const lost = Math.min(steps, squadron.steps);
  if (lost === 0) return;
  squadron.steps -= lost;
  squadron[how === 'inFlight' ? 'lostInFlight' : 'lostForGood'] += lost;
  tell(play, {
    kind: 'squadronLost',
    rule: 'ST-2.33',
    seenBy: [side],
    side,
    squadron: squadronId,
    steps: lost,
  });
  if (squadron.steps === 0) destroy(state.forces[side], squadronId);
}

/** [ST-2.33] A squadron without steps does not land, so nothing is restored. */
function destroy({ squadrons, advanced }: Force, id: SquadronId): void {
  const squadron = squadrons[id];
  if (squadron) {
    squadron.lostForGood += squadron.lostInFlight;
    squadron.lostInFlight = 0;
  }
  if (advanced) delete advanced.flights[id];
}
