import { type Axial, flatNeighbors, ORIGIN } from '../../../hex';
import type { Draw, Side } from '../../../rules/core';
import type { Order, StrategicState } from '../../../rules/strategic';
import { notation, RANGE_BOXES } from '../../../rules/strategic/query';
import { inventOrder, nameFrom, pickOr } from '../../common/inventOrder';

/** Words that an order may be made of: names of things of either side, now and then of none at all. */
function wordsOf(state: StrategicState, side: Side, draw: Draw) {
  const force = state.forces[draw(4) === 0 ? (side === 'allies' ? 'axis' : 'allies') : side];
  const enemy = state.forces[side === 'allies' ? 'axis' : 'allies'];
  const name = (names: readonly string[]) => nameFrom(draw, names);
  const contacts = state.known[side].advanced?.contacts.map(({ id }) => id) ?? [];
  return {
    ship: () => name(Object.keys(force.ships)),
    division: () => name(Object.keys(force.divisions)),
    enemy: () => name([...Object.keys(enemy.divisions), ...Object.keys(enemy.landUnits)]),
    enemyShip: () => name(Object.keys(enemy.ships)),
    squadron: () => name(Object.keys(force.squadrons)),
    land: () => name(state.scenario.landUnits.map(({ id }) => id)),
    contact: () => name(contacts),
    flight: () => name(state.air?.flights.map(({ id }) => id) ?? []),
    box: () => pickOr(draw, RANGE_BOXES, 'long'),
    answer: () => pickOr(draw, ['yes', 'no'], 'no'),
    count: () => String(draw(8)),
    hex: () => hexText(state, side, draw),
  };
}

/** A hex next to some division, or anywhere. */
function hexText(state: StrategicState, side: Side, draw: Draw): string {
  const hexes = Object.values(state.forces[side].divisions).flatMap(({ hex }) => hex ?? []);
  const near = pickOr(draw, hexes, ORIGIN);
  const hex: Axial = draw(2) === 0 ? pickOr(draw, flatNeighbors(near), ORIGIN) : near;
  return `${hex.q},${hex.r + (draw(6) === 0 ? draw(9) : 0)}`;
}

/** Lines of every kind of order, with words for its fields. */
const LINES = [
  'place division box',
  'scuttle ship answer',
  'offer-end answer',
  'confirm',
  'search squadron count',
  'cap squadron count division',
  'strike squadron count enemy bombs',
  'strike squadron count enemy torpedoes',
  'escort squadron count enemy',
  'fly enemy',
  'look-for count enemy',
  'look-in count box',
  'close division answer',
  'withdraw division answer',
  'open enemy answer',
  'stalk division enemy enemyShip',
  'attack division enemy',
  'bombard-land division land',
  'pass',
  'intercept division answer',
  'combat division contact',
  'combat squadron contact',
  'scramble squadron answer',
  'meet squadron contact',
  'ambush division contact any',
  'hunt division contact answer',
  'bombard-coast division land answer',
  'launch squadron hex',
  'launch-cap squadron division',
  'hold-launch squadron',
  'move division hex',
  'leave-map division',
  'pursue division contact',
  'fly-to squadron hex none',
  'tow ship ship',
  'cast-off ship',
  'submerge division',
  'surface division',
  'arm squadron bombs',
  'arm squadron guns',
  'disarm squadron',
  'recover squadron ship',
  'recover squadron land',
  'stay-aloft squadron',
  'drop-contact contact',
  'engage flight flight',
  'drop-bombs flight',
  'turn-back flight answer',
  'dive-on flight enemyShip',
  'bomb flight land',
  'settle quick',
  'settle tactical',
  'settle battle',
  'posture close',
  'posture breakOff',
  'quick-fire ship enemyShip answer',
  'abandon-battle answer',
  'battle done',
  'distance count count',
  'deploy ship hex count count',
  'plot ship FFS',
  'follow ship ship',
  'smoke ship answer',
  'dive ship answer',
  'rise ship answer',
  'fire ship main enemyShip',
  'fire ship secondary enemyShip',
  'bombard ship main land',
  'hold-fire ship main',
  'torpedo ship enemyShip',
  'hold-torpedoes ship',
  'depth-charge ship hex',
  'hold-asw ship',
  'break-off ship answer',
  'end-action answer',
] as const;

/** An order of some kind made up of whatever names there are, most often illegal. */
export function inventStrategic(state: StrategicState, side: Side, draw: Draw): Order {
  const order = inventOrder(draw, LINES, wordsOf(state, side, draw), notation.parseOrder);
  return notation.parseOrder(notation.makeOrder(order)) as Order;
}
