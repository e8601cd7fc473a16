import { type ClauseId, enemyOf, SIDES, type Side } from '../../core';
import { shipOf } from '../common/own';
import type { ShipId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { Judged, Objective } from '../model/scenario';
import type { SeekriegState, SeekriegView } from '../model/state';
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
      kind: 'objectiveScored',
      rule: 'SK-35.19',
      side,
      seenBy: [side],
      objective: id,
      points: pointsFor(state, objective, ships),
      ships: [...ships],
    },
  );
}

const pointsFor = (
  state: SeekriegView,
  { of, points, aim }: Objective,
  ships: readonly ShipId[],
): number => {
  if (aim.kind === 'aircraft-lost') return Number(points) * aircraftLost(state, ships);
  const each = ships.map((it) => (points === 'dp' ? shipOf(state, it).sheet.dp : points));
  return of === 'each' ? each.reduce((sum, it) => sum + it, 0) : (each[0] ?? 0);
};

/** [SK-35.17] Aircraft that the side of the ships has lost, as far as the view knows. */
const aircraftLost = (view: SeekriegView, [ship = '']: readonly ShipId[]): number => {
  const side = view.ships[ship]?.side;
  return (side && view.forces[side]?.aircraftLost) ?? 0;
};

/** What a side has points for. */
export type Award = { ships: readonly ShipId[]; points: number; rule: ClauseId } & (
  | { kind: 'objective'; objective: Objective }
  /** [SK-1.13] Without lists of objectives. */
  | { kind: 'damage' | 'lost' }
);

/** [SK-1.12, SK-1.13, SK-35.19] The points of a side: by its list, or by damage where the scenario has no lists. */
export const pointsOf = (state: SeekriegView, side: Side): number =>
  awardsOf(state, side).reduce((sum, { points }) => sum + points, 0);

/** What the points of a side are for, as far as a view knows it. */
export const awardsOf = (view: SeekriegView, side: Side): Award[] =>
  SIDES.every((it) => (view.forces[it]?.objectives.length ?? 0) === 0)
    ? damageAwards(view, side)
    : objectiveAwards(view, side);

function objectiveAwards(view: SeekriegView, side: Side): Award[] {
  const force = view.forces[side];
  const sunk = sunkScored(view, side);
  return (force?.objectives ?? []).flatMap((objective) => {
    const scored = force?.scored[objective.id] ?? [];
    const isOnceOnly = objective.of === 'each' && objective.aim.kind !== 'sunk';
    const ships = isOnceOnly ? scored.filter((it) => !sunk.has(it)) : scored;
    if (ships.length === 0) return [];
    const points = pointsFor(view, objective, ships);
    return { kind: 'objective', objective, ships, points, rule: 'SK-35.19' } as const;
  });
}

/** [SK-35.19] Ships for which a side scores that they are sunk; nothing else counts for them. */
function sunkScored({ forces }: SeekriegView, side: Side): ReadonlySet<ShipId> {
  const force = forces[side];
  const sinking = force?.objectives.filter(({ aim }) => aim.kind === 'sunk') ?? [];
  return new Set(sinking.flatMap(({ id }) => force?.scored[id] ?? []));
}

/** [SK-1.13] Damage received by the enemy, each ship up to her own points, and once more for each that is lost. */
const damageAwards = ({ ships }: SeekriegView, side: Side): Award[] =>
  Object.values(ships)
    .filter((it) => it.side === enemyOf(side))
    .flatMap((ship) => {
      const { dp } = ship.sheet;
      const damage = Math.min(ship.condition?.damage ?? 0, dp);
      const about = { ships: [ship.id], rule: 'SK-1.13' } as const;
      return [
        ...(damage > 0 ? [{ kind: 'damage', points: damage, ...about } as const] : []),
        ...(isLost(ship) ? [{ kind: 'lost', points: dp, ...about } as const] : []),
      ];
    });
