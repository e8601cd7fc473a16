import { bySide, enemyOf, type Side, type Viewer } from '../../core';
import {
  type Band,
  type BattleState,
  type BattleView,
  MAX_IN_BAND,
  type Stack,
} from '../model/state';
import { isInSight } from './sighting';
import { countOf, isAtSea } from './stacks';

/** [BT-15.5] Whether stacks out of sight are hidden now; after the end all is open [BT-20.11]. */
export const isFoggy = ({ options, step }: BattleView): boolean =>
  options.fog === true && step.kind !== 'over';

/** [BT-20.10] The stack is hidden from a viewer: none of the other side's stacks sights it, and it is not his own. */
export const isHiddenFrom = (view: BattleView, viewer: Viewer, stack: Stack): boolean =>
  stack.side !== viewer &&
  (stack.band !== undefined || !isInSight(view, enemyOf(stack.side), stack));

/**
 * [BT-20.10, BT-20.15] What a side bases its orders on: with fog, the state without what is hidden from it; else all of it.
 * Given a view it returns that view, so state and view give the same answers.
 */
export const knownTo = (position: BattleView, side: Side): BattleView =>
  isFoggy(position) ? hidden(position, side) : position;

/** [BT-20.15] The name is that of an enemy ship or counter in which the side knows no ship. */
export const isOutOfSight = (view: BattleView, side: Side, target: string): boolean =>
  isFoggy(view) &&
  view.scenario.taskForces
    .filter((force) => force.side !== side)
    .some(({ ships }) =>
      ships.some(({ id, counter }) => !view.ships[id] && (id === target || counter === target)),
    );

/** [BT-20.10, BT-20.13] A position without the ships of hidden stacks and anything that reveals them. */
export function hidden(view: BattleView, viewer: Viewer): BattleState {
  const stacks = view.stacks
    .filter(({ side, place }) => side === viewer || place !== 'unplaced')
    .map((stack) => (isHiddenFrom(view, viewer, stack) ? concealed(view, stack) : stack));
  const seen = new Set(stacks.flatMap(({ ships }) => ships));
  const isKnown = (id: string) => seen.has(id) || isOpen(view, viewer, id);
  return {
    ...view,
    step: ownShift(view, viewer),
    forcesPlaced: view.forcesPlaced.filter((id) => sideOfForce(view, id) === viewer),
    ships: Object.fromEntries(Object.entries(view.ships).filter(([id]) => isKnown(id))),
    stacks,
    nextStackNumber: 1 + Math.max(0, ...stacks.map(({ number }) => number)),
    tows: view.tows.filter(({ tower }) => isKnown(tower)),
    attempts: view.attempts.filter(({ ship }) => isKnown(ship)),
  };
}

/** [BT-20.10, BT-20.14] Own ships, and those that lie on the bottom; a ship that has left is out of sight for good. */
function isOpen({ ships }: BattleView, viewer: Viewer, id: string): boolean {
  const ship = ships[id];
  return ship?.side === viewer || ship?.fate === 'sunk' || ship?.fate === 'scuttled';
}

/** [BT-3.9] The choices of a shift reveal which enemy stacks unload. */
const ownShift = ({ step }: BattleView, viewer: Viewer): BattleState['step'] =>
  step.kind === 'shift' && step.side !== viewer ? { ...step, displacements: [] } : step;

const sideOfForce = ({ scenario }: BattleView, id: string): Side | undefined =>
  scenario.taskForces.find((force) => force.id === id)?.side;

/** [BT-20.10] A stack known only by its hex, its facing and the band of its count. */
const concealed = (
  view: BattleView,
  { id, number, side, place, hex, facing, ...rest }: Stack,
): Stack => ({
  id,
  number,
  side,
  place,
  hex,
  facing,
  taskForce: '',
  ships: [],
  acted: null,
  separated: false,
  band: rest.band ?? bandOf(countOf(view, rest.ships)),
});

/** [BT-20.10] The band of a count; the last has no upper end, as undivided stacks may wait off the board. */
const bandOf = (count: number): Band =>
  count <= MAX_IN_BAND['1-3'] ? '1-3' : count <= MAX_IN_BAND['4-7'] ? '4-7' : '8-12';

/** What either side sights of the other: the stacks, and every ship's stack. */
export interface Sight {
  stacks: ReadonlySet<string>;
  ships: ReadonlyMap<string, string>;
}

/** [BT-20.12] What each side sights of the other at this moment. */
export const sightNow = (view: BattleView): Record<Side, Sight> =>
  bySide((side) => {
    const seen = view.stacks.filter(
      (it) => it.side !== side && isAtSea(it) && isInSight(view, side, it),
    );
    return {
      stacks: new Set(seen.map(({ id }) => id)),
      ships: new Map(seen.flatMap(({ id, ships }) => ships.map((ship) => [ship, id] as const))),
    };
  });
