import type { Side } from '../../core';
import { conditionOf, planOf } from '../common/own';
import type { TargetId } from '../model/ids';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';

/** A contact has been named: what stands against it stands against the ship [SK-34.3]. */
export function renameTarget(
  { ships, torpedoes, forces }: SeekriegState,
  side: Side,
  from: TargetId,
  to: TargetId,
): void {
  delete forces[side].plots[from];
  for (const ship of Object.values(ships)) if (ship.side === side) rename(ship, from, to);
  for (const salvo of torpedoes.salvos[side]) if (salvo.target === from) salvo.target = to;
}

function rename(ship: Ship, from: TargetId, to: TargetId): void {
  const plan = planOf(ship);
  const { batteries, spotter } = conditionOf(ship);
  for (const { turrets, hits } of batteries) {
    for (const turret of turrets) if (turret.lastTarget === from) turret.lastTarget = to;
    if (hits.includes(from)) hits.splice(hits.indexOf(from), 1, to);
  }
  if (spotter?.target === from) spotter.target = to;
  if (plan.ram === from) plan.ram = to;
  if (plan.searchlight === from) plan.searchlight = to;
  for (const shell of plan.starShells) if (shell.at === from) shell.at = to;
}
