import { enemyOf, SIDES } from '../../../rules/core';
import type {
  Force,
  Order,
  StrategicEvent,
  StrategicScenario,
  StrategicState,
  StrategicView,
} from '../../../rules/strategic';
import type { FuzzSubject } from '../../common/fuzzSubject';
import { inventStrategic } from './invent';
import { TO_MEET } from './kinds';
import { eventLeaks, leaks } from './secrets';
import { twinOf } from './twins';
import { varyStrategic } from './vary';
import { weightOf } from './weigh';

/** What the fuzzer knows of the strategic games. */
export const strategicSubject: FuzzSubject<StrategicState, Order, StrategicEvent, StrategicView> = {
  vary: (scenario, draw) => varyStrategic(scenario as StrategicScenario, draw),
  options: (_scenario, draw) => ({ nearAttacks: draw(2) === 0, twoQuietTurns: draw(2) === 0 }),
  weight: weightOf,
  drawsKinds: true,
  invent: inventStrategic,
  isSelection: ({ kind }) => SELECTIONS.has(kind),
  isAttack: (order, view) => ATTACKS.has(order.kind) && !isLetBe(order, view),
  sortOf: (scenario) => (scenario as StrategicScenario).level,
  toMeet: TO_MEET,
  leaks,
  twin: twinOf,
  eventLeaks: (events, _views, viewer, states) => eventLeaks(events, viewer, states),
  breaches: (before, after) => [
    ...SIDES.flatMap((side) => forceBreaches(before.forces[side], after.forces[side])),
    ...knownBreaches(after),
    ...turnBreaches(before, after),
  ],
};

/** Orders of which only useful ones are listed. */
const SELECTIONS: ReadonlySet<Order['kind']> = new Set([
  'splitMerge',
  'attackDivision',
  'declareCombat',
  'moveSquadrons',
  'placeShip',
  'plotShip',
  'chooseDistance',
  'battle',
] satisfies Order['kind'][]);

const ATTACKS: ReadonlySet<Order['kind']> = new Set([
  'assignStrike',
  'torpedoAttack',
  'attackDivision',
  'bombardLand',
  'declareCombat',
  'attackSubmerged',
  'fireGuns',
  'fireTorpedoes',
  'quickTarget',
] satisfies Order['kind'][]);

/** [ST-8.10, ST-21.29, ST-7.48] An order that has the form of an attack and attacks nobody. */
function isLetBe(order: Order, { forces }: StrategicView): boolean {
  switch (order.kind) {
    case 'declareCombat':
      return order.targets.every((id) => SIDES.some((side) => forces[side]?.divisions[id]));
    case 'quickTarget':
      return order.ship === order.target;
    case 'torpedoAttack':
      return order.submarine === order.target;
    default:
      return false;
  }
}

function forceBreaches(before: Force, after: Force): string[] {
  return [
    ...Object.values(after.ships).flatMap((ship) => shipBreaches(before, after, ship.card.id)),
    ...Object.values(after.divisions).flatMap(({ id, ships, status }) =>
      status === 'present' && !ships.some((it) => after.ships[it]?.fate === 'afloat')
        ? [`division ${id} has no ship afloat`]
        : [],
    ),
    ...Object.values(after.squadrons).flatMap(({ id, steps }) =>
      steps < 0 || steps > Math.max(4, before.squadrons[id]?.steps ?? 0)
        ? [`squadron ${id} has ${steps} steps`]
        : [],
    ),
  ];
}

function shipBreaches(before: Force, after: Force, id: string): string[] {
  const ship = after.ships[id];
  const was = before.ships[id];
  if (!ship) return [`ship ${id} is gone`];
  const { damageLevels, card, fate } = ship;
  const divisions = Object.values(after.divisions).filter(({ ships }) => ships.includes(id));
  return [
    ...(damageLevels < 0 || damageLevels > card.capacity
      ? [`${id} has ${damageLevels} of ${card.capacity} Damage Levels`]
      : []),
    ...(fate === 'afloat' && damageLevels >= card.capacity ? [`${id} floats though sunk`] : []),
    ...(was && was.fate !== 'afloat' && was.fate !== fate ? [`${id} came back`] : []),
    ...(fate === 'afloat' && (divisions.length !== 1 || divisions[0]?.id !== ship.division)
      ? [`${id} is in ${divisions.map((it) => it.id).join(', ') || 'no division'}`]
      : []),
  ];
}

/** What a side knows is true, as far as it can be wrong: it never knows a state that was not there. */
const knownBreaches = ({ forces, known }: StrategicState): string[] =>
  SIDES.flatMap((side) =>
    Object.keys(known[side].ships).flatMap((id) =>
      forces[enemyOf(side)].ships[id] ? [] : [`the ${side} know of ${id}, who is no enemy`],
    ),
  );

function turnBreaches(before: StrategicState, after: StrategicState): string[] {
  const { turn, scenario } = after;
  return [
    ...(turn < before.turn ? ['the turns run backward'] : []),
    ...(turn > scenario.turns ? [`turn ${turn} of ${scenario.turns}`] : []),
  ];
}
