import { type Axial, flatNeighbors, hexKey, ORIGIN } from '../../../hex';
import { type Draw, enemyOf, type Side } from '../../../rules/core';
import { type FleetActionState, fleetAction, type Order } from '../../../rules/fleet-action';
import { inventOrder, nameFrom, pickOr } from '../../common/inventOrder';

/** Words that an order may be made of: names of things of either side, now and then of none at all. */
function wordsOf({ units, stands, contacts, forces }: FleetActionState, side: Side, draw: Draw) {
  const own = draw(4) === 0 ? enemyOf(side) : side;
  const name = (names: readonly string[]) => nameFrom(draw, names);
  const namesOf = (of: Side, items: Record<string, { id: string; side: Side }>) =>
    Object.values(items)
      .filter((it) => it.side === of)
      .map(({ id }) => id);
  return {
    ship: () => name(namesOf(own, units)),
    enemy: () => name(namesOf(enemyOf(own), units)),
    stand: () => name(namesOf(own, stands)),
    enemyStand: () => name(namesOf(enemyOf(own), stands)),
    contact: () => name(Object.keys(contacts)),
    squadron: () => name(Object.keys(forces[own].squadrons)),
    airSquadron: () => name(Object.keys(forces[own].airSquadrons)),
    count: () => String(draw(8)),
    knots: () => String(draw(36)),
    mounts: () => ['0', '0+1', '1', '0+1+2', '3', '7'][draw(6)] as string,
    steps: () => Array.from({ length: 1 + draw(6) }, () => 'aaaps'[draw(5)]).join(''),
    hex: () => hexText(Object.values(units), draw),
    altitude: () => pickOr(draw, ['low', 'medium', 'high'], 'low'),
    answer: () => pickOr(draw, ['yes', 'no'], 'no'),
    battery: () => pickOr(draw, ['main', 'other'], 'main'),
  };
}

/** The hex of a unit, or one beside it. */
function hexText(units: readonly { hex: Axial }[], draw: Draw): string {
  const near = pickOr(draw, units, { hex: ORIGIN }).hex;
  return hexKey(draw(2) === 0 ? pickOr(draw, flatNeighbors(near), ORIGIN) : near);
}

/** Lines of every kind of order, with words for its fields. */
const LINES = [
  'first allies axis',
  'lay-mines hex ship',
  'lay-mines hex -',
  'deploy-sub ship hex answer',
  'sub-attack ship enemy count count',
  'deploy contact',
  'move-contact contact knots steps',
  'detach ship',
  'speed ship knots',
  'smoke ship',
  'move ship steps',
  'torpedoes ship mounts count enemy',
  'torpedoes ship mounts count hex',
  'ram ship enemy',
  'launch ship stand -',
  'service ship stand count -',
  'land stand ship',
  'intercept stand enemyStand',
  'escort stand stand',
  'cap stand ship',
  'cap stand -',
  'plane ship launch',
  'jettison stand',
  'spot ship contact',
  'air-combat stand enemyStand answer',
  'identify ship enemy',
  'shoot ship battery mounts enemy',
  'light ship mediumRange count enemy',
  'light ship closeRange count enemy',
  'star-shell ship battery hex',
  'searchlight ship enemy',
  'searchlight ship -',
  'flare stand',
  'sweep ship hex',
  'resolve ship',
  'air-attack stand enemy dive count',
  'flak ship closeRange enemyStand count',
  'depth-charge ship enemy',
  'repair ship speed',
  'refill ship mounts',
  'to-contact squadron',
  'offer-end',
  'done -',
  'done ship',
  'done squadron',
  'done contact',
  'done stand',
  'done airSquadron',
] as const;

/** An order of some kind made up of whatever names there are, most often illegal. */
export const inventFleetAction = (state: FleetActionState, side: Side, draw: Draw): Order =>
  inventOrder(draw, LINES, wordsOf(state, side, draw), fleetAction.parseOrder);
