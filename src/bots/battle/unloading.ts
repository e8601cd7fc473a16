import { type BattleView, findShip, type ShipId } from '../../rules/battle';

/** [BT-14.3] Points that a ship's own side scores for each round through which it unloads unhurt. */
export function pointsPerRound(view: BattleView, id: ShipId): number {
  const ship = findShip(view, id);
  if (!ship?.unloading) return 0;
  return (view.scenario.extraPoints.unloading ?? [])
    .filter(({ side, ships }) => side === ship.side && (!ships || ships.includes(id)))
    .reduce((sum, { points }) => sum + points, 0);
}

/** [BT-14.3] The gain from hitting a ship that unloads, by the chances that it loses a box and that it sinks. */
export function unloadingStopped(view: BattleView, id: ShipId, hurt: number, sunk: number): number {
  const roundsToCome = view.scenario.rounds - Math.max(view.round, 1);
  return pointsPerRound(view, id) * (hurt + sunk * roundsToCome);
}
