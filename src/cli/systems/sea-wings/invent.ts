import { type Axial, flatNeighbors, ORIGIN } from '../../../hex';
import { type Draw, enemyOf, type Side } from '../../../rules/core';
import { type Order, type SeaWingsState, seaWings } from '../../../rules/sea-wings';
import { inventOrder, nameFrom, pickOr } from '../../common/inventOrder';

/** Words that an order may be made of: names of things of either side, now and then of none at all. */
function wordsOf({ forces, known }: SeaWingsState, side: Side, draw: Draw) {
  const force = forces[draw(4) === 0 ? enemyOf(side) : side];
  const name = (names: readonly string[]) => nameFrom(draw, names);
  const { markers, targets, raiders } = known[side];
  const base = () => name([forces.allies, forces.axis].flatMap(({ bases }) => Object.keys(bases)));
  return {
    ship: () => name(Object.keys(force.ships)),
    taskForce: () => name(Object.keys(force.taskForces)),
    formation: () => name(Object.keys(force.formations)),
    base,
    home: () => (draw(2) === 0 ? base() : name(Object.keys(force.ships))),
    marker: () => name(markers.map(({ id }) => id)),
    target: () => name(targets.map(({ id }) => id)),
    enemyShip: () => name(Object.keys(forces[enemyOf(side)].ships)),
    raider: () => name([...raiders.map(({ letter }) => letter), 'escorts']),
    patrol: () => name(force.defenders?.interceptors.map(({ id }) => id) ?? []),
    load: () => name(Object.values(force.formations).flatMap(({ type }) => loadsOf(type))),
    answer: () => pickOr(draw, ['yes', 'no'], 'no'),
    launch: () => pickOr(draw, ['first', 'second', 'combined'], 'first'),
    count: () => String(draw(8)),
    degrees: () => String(30 * draw(13)),
    hex: () => hexText(Object.values(force.taskForces), draw),
  };
}

const loadsOf = ({ loads }: { loads: readonly { id: string }[] }): string[] => [
  '-',
  ...loads.map(({ id }) => id),
];

/** The hex of a task force, one beside it, or one far off. */
function hexText(taskForces: readonly { hex: Axial }[], draw: Draw): string {
  const near = pickOr(draw, taskForces, { hex: ORIGIN }).hex;
  const hex = draw(2) === 0 ? pickOr(draw, flatNeighbors(near), ORIGIN) : near;
  return `${hex.q},${hex.r + (draw(6) === 0 ? draw(9) : 0)}`;
}

/** Lines of every kind of order, with words for its fields. */
const LINES = [
  'divide taskForce ship',
  'join taskForce taskForce',
  'number taskForce count',
  'search formation count degrees degrees count -',
  'search formation count degrees degrees count load',
  'strike formation count launch marker load',
  'strike formation count launch base load',
  'strike formation count launch - load',
  'cap formation count taskForce',
  'cap formation count base',
  'ready formation count',
  'ferry formation count home',
  'stand-down formation',
  'plot taskForce hex',
  'exit taskForce hex',
  'tow ship ship',
  'cast-off ship',
  'enter ship hex',
  'move-dummy taskForce hex',
  'place-dummy hex count',
  'swap taskForce taskForce',
  'remove-dummy taskForce',
  'fly-off home answer',
  'scramble formation count',
  'leave formation count marker load',
  'divert marker',
  'divert base',
  'ring ship',
  'escort raider count raider',
  'flak ship ship',
  'land formation count home',
  'intercept patrol count raider',
  'aim target count',
  'repair base A',
  'scuttle ship',
  'tell taskForce count count count count',
  'tell-nothing taskForce',
  'engage taskForce marker',
  'bombard ship base',
  'fight ship',
  'pass',
  'shoot ship CA enemyShip',
  'shoot ship torpedo enemyShip',
  'hold-fire',
  'discard count',
  'play weather-front hex',
  'play submarine marker',
  'play scout-report marker',
  'play bad-deck raider',
  'play refueling taskForce',
  'play veteran-bombers formation',
  'play gasoline-vapors enemyShip',
  'play squall -',
  'expose ship',
  'give-up formation',
  'confirm',
] as const;

/** An order of some kind made up of whatever names there are, most often illegal. */
export const inventSeaWings = (state: SeaWingsState, side: Side, draw: Draw): Order =>
  inventOrder(draw, LINES, wordsOf(state, side, draw), seaWings.parseOrder);
