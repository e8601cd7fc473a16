import { enemyOf, SIDES, type Side } from '../../core';
import { conditionOf, shipOf } from '../common/own';
import type { ShipId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { Judged, Objective } from '../model/scenario';
import type { SeekriegState } from '../model/state';
import { fulfils, isLost } from './aims';

/** [SK-35.19] Scores what is judged now, once a ship; those of all ships together name them all. */
export function scoreObjectives(play: Play, judged: Judged): void {
  for (const side of SIDES)
    for (const objective of play.state.forces[side].objectives)
      if (objective.judged === judged && objective.unlessScored === undefined)
        score(play, side, objective, newShips(play.state, side, objective));
  if (judged === 'end') scoreRest(play);
}

/** [SK-35.14] What is scored because another objective has not been. */
function scoreRest(play: Play): void {
  for (const side of SIDES)
    for (const objective of play.state.forces[side].objectives) {
      const { unlessScored, ships } = objective;
      if (unlessScored !== undefined && !isScored(play.state, unlessScored))
        score(play, side, objective, ships);
    }
}

const isScored = ({ forces }: SeekriegState, id: string): boolean =>
  SIDES.some((side) => (forces[side].scored[id]?.length ?? 0) > 0);

/** Ships for which an objective is fulfilled now and was not before. */
function newShips(
  state: SeekriegState,
  side: Side,
  { id, ships, aim, of }: Objective,
): readonly ShipId[] {
  const before = state.forces[side].scored[id] ?? [];
  const now = ships.filter((it) => fulfils(state, shipOf(state, it), aim));
  if (of === 'each') return now.filter((it) => !before.includes(it));
  const isMet = of === 'all' ? now.length === ships.length : now.length === 0;
  return isMet && before.length === 0 ? ships : [];
}

function score(
  { state, ...play }: Play,
  side: Side,
  objective: Objective,
  ships: readonly ShipId[],
) {
  if (ships.length === 0) return;
  const { id } = objective;
  const { scored } = state.forces[side];
  scored[id] = [...(scored[id] ?? []), ...ships];
  tell(
    { state, ...play },
    {
      ...{ kind: 'objectiveScored', rule: 'SK-35.19', side, seenBy: [side], objective: id },
      ...{ points: pointsFor(state, objective, ships), ships: [...ships] },
    },
  );
}

const pointsFor = (state: SeekriegState, { of, points }: Objective, ships: readonly ShipId[]) => {
  const each = ships.map((it) => (points === 'dp' ? shipOf(state, it).sheet.dp : points));
  return of === 'each' ? each.reduce((sum, it) => sum + it, 0) : (each[0] ?? 0);
};

/** [SK-1.12, SK-1.13, SK-35.19] The points of a side: by its list, or by damage where the scenario has no lists. */
export function pointsOf(state: SeekriegState, side: Side): number {
  const { forces } = state;
  if (SIDES.every((it) => forces[it].objectives.length === 0)) return damagePoints(state, side);
  const sunk = sunkScored(state, side);
  return forces[side].objectives.reduce((sum, objective) => {
    const ships = forces[side].scored[objective.id] ?? [];
    const counted =
      objective.of === 'each' && objective.aim.kind !== 'sunk'
        ? ships.filter((it) => !sunk.has(it))
        : ships;
    return sum + pointsFor(state, objective, counted);
  }, 0);
}

/** [SK-35.19] Ships for which a side scores that they are sunk; nothing else counts for them. */
const sunkScored = ({ forces }: SeekriegState, side: Side): ReadonlySet<ShipId> =>
  new Set(
    forces[side].objectives
      .filter(({ aim }) => aim.kind === 'sunk')
      .flatMap(({ id }) => forces[side].scored[id] ?? []),
  );

/** [SK-1.13] Damage received by the enemy, each ship up to her own points, and once more for each that is lost. */
const damagePoints = ({ ships }: SeekriegState, side: Side): number =>
  Object.values(ships)
    .filter((it) => it.side === enemyOf(side))
    .reduce((sum, ship) => {
      const { dp } = ship.sheet;
      return sum + Math.min(conditionOf(ship).damage, dp) + (isLost(ship) ? dp : 0);
    }, 0);
