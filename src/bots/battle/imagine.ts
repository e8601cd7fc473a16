import {
  type Band,
  type BattleView,
  countOf,
  MAX_IN_BAND,
  type Ship,
  type ShipId,
  type Stack,
  startingShips,
} from '../../rules/battle';

/**
 * [BT-15.5] The view with a guess in place of what is hidden, made from public facts alone: the scenario's unknown
 * ships, undamaged and in its order or another, are dealt out to the hidden stacks by the bands of their counts. Ships that
 * fit nowhere are assumed to have left.
 */
export function imagined(view: BattleView, inOrder: InOrder = asListed): BattleView {
  const hidden = view.stacks.filter(({ band }) => band !== undefined);
  const unknown = Object.values(startingShips(view.scenario)).filter(({ id }) => !view.ships[id]);
  if (unknown.length === 0) return view;
  const ships = { ...view.ships, ...Object.fromEntries(unknown.map((ship) => [ship.id, ship])) };
  const crews = shareOut({ ...view, ships }, hidden, inOrder(groupsOf(unknown)));
  const placed = new Set([...crews.values()].flat());
  for (const ship of unknown) if (!placed.has(ship.id)) ships[ship.id] = { ...ship, fate: 'left' };
  const stacks = view.stacks
    .map((stack) => manned(view, stack, crews.get(stack.id)))
    .filter((stack) => stack.ships.length > 0);
  return { ...view, ships, stacks };
}

/** The order in which lone ships and counters are dealt. */
type InOrder = (groups: Ship[][]) => Ship[][];

const asListed: InOrder = (groups) => groups;

/** A stack with the ships that it is assumed to have. */
const manned = (view: BattleView, stack: Stack, ships: readonly ShipId[] | undefined): Stack => {
  const force = view.scenario.taskForces.find((it) => it.ships.some(({ id }) => id === ships?.[0]));
  return ships && force ? { ...stack, ships: [...ships], taskForce: force.id } : stack;
};

const MIN_IN_BAND: Readonly<Record<Band, number>> = { '1-3': 1, '4-7': 4, '8-12': 8 };

/** First every stack gets the minimum of its band, then the rest go wherever there is room. */
function shareOut(
  view: BattleView,
  stacks: readonly Stack[],
  groups: Ship[][],
): Map<string, ShipId[]> {
  const crews = new Map(stacks.map(({ id }) => [id, [] as ShipId[]]));
  for (const bounds of [MIN_IN_BAND, MAX_IN_BAND])
    for (const stack of stacks) fill(view, stack, groups, { crews, bounds });
  return crews;
}

interface Filling {
  crews: ReadonlyMap<string, ShipId[]>;
  bounds: Readonly<Record<Band, number>>;
}

/**
 * Takes groups from the list into a stack up to a bound; the minimum may be exceeded, the maximum of its band
 * never.
 */
function fill(
  view: BattleView,
  { id, side, band = '1-3' }: Stack,
  groups: Ship[][],
  { crews, bounds }: Filling,
): void {
  const crew = crews.get(id) as ShipId[];
  for (const group of [...groups]) {
    if (countOf(view, crew) >= bounds[band]) return;
    const joined = [...crew, ...group.map((ship) => ship.id)];
    if (group[0]?.side !== side || countOf(view, joined) > MAX_IN_BAND[band]) continue;
    crew.push(...group.map((ship) => ship.id));
    groups.splice(groups.indexOf(group), 1);
  }
}

/** [BT-2.6] Lone ships, and the ships of a counter as one group. */
function groupsOf(ships: readonly Ship[]): Ship[][] {
  const counters = [...new Set(ships.map(({ counter }) => counter))];
  return counters.map((counter) => ships.filter((ship) => ship.counter === counter));
}
