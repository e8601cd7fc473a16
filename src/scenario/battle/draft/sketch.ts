import type { BattleScenario } from '../../../rules/battle';
import type { ShipRegistry } from '../../records/registry';
import { battleAsWritten } from '../resolve';
import { fileOf } from './form';
import type { BattleDraft, DraftForce } from './shape';

/** A draft as a battle that can be drawn, whatever is wrong with it: its ships of the registry, each once. */
export function sketchOf(draft: BattleDraft, registry: ShipRegistry): BattleScenario {
  const known = new Set<string>();
  const taskForces = draft.taskForces.map((force) => {
    const ships = force.ships.filter(({ ship }) => registry.ships.has(ship) && isNew(known, ship));
    return withDrawnStacks({ ...force, ships });
  });
  return battleAsWritten(fileOf({ ...draft, taskForces }), registry);
}

function isNew(known: Set<string>, ship: string): boolean {
  const isFirst = !known.has(ship);
  known.add(ship);
  return isFirst;
}

/** Stacks with the ships of their force that are in no earlier one. */
function withDrawnStacks(force: DraftForce): DraftForce {
  if (!force.stacks) return force;
  const left = new Set(force.ships.map(({ ship }) => ship));
  const stacks = force.stacks
    .map((stack) => ({ ...stack, ships: stack.ships.filter((ship) => left.delete(ship)) }))
    .filter(({ ships }) => ships.length > 0);
  return { ...force, stacks };
}
