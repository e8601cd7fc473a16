import type { AdvancedSecret } from '../model/advancedState';
import type { Division, Force, Knowledge, SeenShip } from '../model/state';

/** Nothing kept yet. */
export const emptySecret = (): AdvancedSecret => ({
  contactIs: {},
  surprisedBy: {},
  spottedByEnemy: [],
  lastSpottedTurn: null,
  unfinished: [],
});

/** [ST-5.18, ST-11.16] A force of an Advanced game without what even its own side may not know: that it is spotted, and what contacts stand for. */
export function withoutSecrets(force: Force): Force {
  if (!force.advanced) return force;
  const divisions = Object.fromEntries(
    Object.entries(force.divisions).map(([id, division]) => [id, unaware(division)]),
  );
  return { ...force, divisions, advanced: { ...force.advanced, secret: emptySecret() } };
}

/** [ST-5.18] */
const unaware = (division: Division): Division => ({
  ...division,
  isSpotted: false,
  submarine: division.submarine && { ...division.submarine, isDetected: false },
});

/**
 * [ST-5.25, ST-11.16] What a side of an Advanced game is told of its knowledge: a ship's division while it sees that
 * division in a surface action, but not for ships under its air attack or that it saw sink.
 */
export function withoutDivisions(known: Knowledge): Knowledge {
  const told = (ship: SeenShip): SeenShip =>
    ship.division !== null && known.divisions[ship.division] ? ship : undivided(ship);
  const ships = Object.entries(known.ships).map(([id, ship]) => [id, told(ship)]);
  return { ...known, ships: Object.fromEntries(ships) };
}

/** A ship without her division. */
export const undivided = (ship: SeenShip): SeenShip => ({ ...ship, division: null });
