import { type Dice, type Roll, type Side, valueOf } from '../../core';
import { canLaunchTorpedoes } from '../cards/shipNow';
import { skyOf } from '../common/sky';
import { hitShip } from '../harm/hit';
import { divisionIn, shipIn, shipsOf, sideOfDivision } from '../harm/lookUp';
import { type Play, tell } from '../model/play';
import type { Division, DivisionId, ShipId, ShipRecord, StrategicState } from '../model/state';
import type { Approach } from '../rolls/encounter';
import type { ShipType } from '../tables/kinds';
import { huntSubmarine } from './hunt';
import { rollApproach, rollTorpedoes, type TorpedoRoll } from './rolls';

/** A submarine's attack as ordered: on a named ship, on the most valuable ship of a type, or on the most valuable of all. */
interface Encounter {
  submarine: DivisionId;
  target: DivisionId;
  ship: ShipId | ShipType | null;
}

/** [ST-17.10, ST-17.12, ST-20.14h, ST-20.17] A boat that can attack now. */
const canEncounter = ({ submarine, status }: Division, boat: ShipRecord): boolean =>
  submarine?.hadEncounter === false &&
  status === 'present' &&
  boat.launchesLeft > 0 &&
  canLaunchTorpedoes(boat);

/** An encounter under way. */
interface Stalking {
  encounter: Encounter;
  side: Side;
  division: Division;
  boat: ShipRecord;
}

/** [ST-20.14] Approach, torpedoes, counter-attack. An order that has become impossible has no effect [ST-5.20]. */
export function submarineEncounter(play: Play, encounter: Encounter): void {
  const { state } = play;
  const division = divisionIn(state, encounter.submarine);
  const [boat] = shipsOf(state, division.id);
  if (!boat || !division.submarine || !canEncounter(division, boat)) return;
  if (shipsOf(state, encounter.target).length === 0) return;
  division.submarine.hadEncounter = true;
  const stalking = { encounter, division, boat, side: sideOfDivision(state, division.id) };
  const approach = makeApproach(play, stalking);
  if (approach === 'noAttack') return;
  if (approach !== 'detected') fire(play, stalking, approach);
  division.submarine.wasAnswered = true;
  huntSubmarine(play, { division: encounter.target, submarine: division.id });
}

/** [ST-20.14a to ST-20.14g] Told only to the boat's owner. */
function makeApproach(play: Play, { encounter, side, division, boat }: Stalking): Approach {
  const { state, dice } = play;
  const { submarine, target } = encounter;
  const isSubmerged = division.submarine?.isSubmerged === true;
  const stalk = { boat, isSubmerged, ships: shipsOf(state, target) };
  const { roll, approach, modifiers } = rollApproach(stalk, skyOf(state, division.hex), dice);
  tell(play, {
    kind: 'approachMade',
    rule: 'ST-20.14a',
    seenBy: [side],
    side,
    submarine,
    approach,
    dice: [...roll.dice],
    modifiers,
    target: state.scenario.level === 'basic' ? target : null,
  });
  return approach;
}

/** [ST-20.14d, ST-20.14e, ST-20.14h] */
function fire(play: Play, { encounter, side, division, boat }: Stalking, from: Approach): void {
  const { state, dice } = play;
  const { id, lot } = targetOf(state, encounter, from, dice);
  boat.launchesLeft -= 1;
  const conditions = { scenario: state.scenario, sky: skyOf(state, division.hex), dice };
  const result = rollTorpedoes(boat, shipIn(state, id), from, conditions);
  tellFire(play, { side, submarine: division.id, ship: id, lot }, result);
  const { attackerDie, defenderDie } = result.roll;
  hitShip(play, id, {
    damageLevels: result.damageLevels,
    attackerDie,
    defenderDie,
    cause: 'torpedoes',
    rule: 'ST-20.14h',
  });
}

const mostWorth = (ships: readonly ShipRecord[]): ShipRecord =>
  ships.reduce((a, b) => (b.card.points > a.card.points ? b : a));

/** [ST-20.14d, ST-20.14e] The chosen ship, or one drawn by lot. */
function targetOf(
  state: StrategicState,
  { target, ship }: Encounter,
  from: Approach,
  dice: Dice,
): { id: ShipId; lot: Roll[] } {
  const ships = shipsOf(state, target);
  const worthMost = mostWorth(ships);
  if (from === 'inPosition') {
    const named = ships.filter(({ card }) => card.id === ship || card.type === ship);
    return { id: (named.length > 0 ? mostWorth(named) : worthMost).card.id, lot: [] };
  }
  const lot = dice.lot(ships.length, 'longShot');
  return { id: (ships[valueOf(lot)] ?? worthMost).card.id, lot: [lot] };
}

function tellFire(
  play: Play,
  { side, submarine, ship, lot }: { side: Side; submarine: DivisionId; ship: ShipId; lot: Roll[] },
  { roll, modifiers, damageLevels }: TorpedoRoll,
): void {
  tell(play, {
    kind: 'boatFired',
    rule: 'ST-20.14h',
    side,
    submarine,
    ship,
    isLongShot: lot.length > 0,
    isHit: damageLevels > 0,
    damageLevels,
    modifiers,
    dice: [...lot, ...roll.dice],
  });
}
