import { stateOf } from '../cards/shipNow';
import { skyOf } from '../common/sky';
import { hitSubmarine } from '../harm/hit';
import { divisionIn, shipIn, shipsOf, sideOfDivision } from '../harm/lookUp';
import { type Play, tell } from '../model/play';
import type { Division, DivisionId, ShipRecord } from '../model/state';
import { hunters } from '../rolls/encounter';
import { rollHunt } from './rolls';

/** A division that hunts a boat. */
interface Hunt {
  division: DivisionId;
  submarine: DivisionId;
}

/** [ST-20.18] The two best ships of a division attack a boat where they are, once. A surfaced boat dives first, if she can. */
export function huntSubmarine(play: Play, { division, submarine }: Hunt): void {
  const { state } = play;
  const boat = divisionIn(state, submarine);
  dive(play, boat);
  for (const { card } of hunters(shipsOf(state, division)))
    if (isDown(boat)) attackBoat(play, shipIn(state, card.id), boat);
}

/** [ST-19.8, ST-20.2, ST-20.13] A boat dives unless she is Heavy or has no submerged time. */
function dive({ state }: Play, { id, submarine }: Division): void {
  const [boat] = shipsOf(state, id);
  if (submarine && boat && stateOf(boat) !== 'heavy' && submarine.turnsLeft > 0)
    submarine.isSubmerged = true;
}

/** [ST-19.20, ST-19.21] A boat that surfaced or sank is not attacked again. */
const isDown = ({ submarine, status }: Division): boolean =>
  submarine?.isSubmerged === true && status === 'present';

/** [ST-20.14i, ST-20.14k, ST-19.21] One ship's attack, with immediate damage. The turn's own step spots a detected boat. */
function attackBoat(play: Play, hunter: ShipRecord, division: Division): void {
  const { state } = play;
  const boat = shipIn(state, division.ships[0] as string);
  const conditions = { scenario: state.scenario, sky: skyOf(state, division.hex) };
  const result = rollHunt(hunter, boat, conditions, play.dice);
  if (result.detected && division.submarine) division.submarine.isDetected = true;
  const told = play.events.length;
  const { attackerDie, defenderDie } = result.roll;
  hitSubmarine(play, boat.card.id, {
    damageLevels: result.damageLevels,
    attackerDie,
    defenderDie,
    cause: 'depthCharges',
    rule: 'ST-19.2',
  });
  const after = play.events.splice(told);
  tellHunt(play, hunter, boat, result);
  play.events.push(...after);
}

/** [ST-5.10b, ST-11.16] The boat's owner sees the dice, the hunter only what was found; in an Advanced game, not which boat. */
function tellHunt(
  play: Play,
  hunter: ShipRecord,
  boat: ShipRecord,
  { roll, modifiers, detected, damageLevels }: ReturnType<typeof rollHunt>,
): void {
  tell(play, {
    kind: 'boatAttacked',
    rule: 'ST-19.2',
    by: hunter.card.id,
    isDetected: detected,
    side: sideOfDivision(play.state, hunter.division),
    submarine: boat.division,
    state: stateOf(boat),
    damageLevels,
    modifiers,
    dice: [...roll.dice],
  });
}
