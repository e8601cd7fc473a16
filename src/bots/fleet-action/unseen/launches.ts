import { type Draw, must, type Side } from '../../../rules/core';
import type { FleetActionState, OrderOf } from '../../../rules/fleet-action';
import {
  attackAs,
  type Condition,
  conditionOf,
  declarations,
  emptyTubes,
  isSmallCraft,
  isSubmarine,
  mayLaunch,
  type Unit,
  unitsInPlay,
} from '../../../rules/fleet-action/query';
import { pick, shuffled } from '../../core/lot';
import { withUnits } from './withUnits';

type Declaration = OrderOf<'declareTorpedo'>;

/**
 * [NW-3.22, NW-9.16] As many ships of a side have torpedoes in the water, but others of those that have moved and could have launched, at any
 * target and from any mounts that the rules allow where they are now. Ships that could aim at nothing from there keep theirs.
 *
 * @returns the ships that have changed
 */
export function launchedAnew(state: FleetActionState, side: Side, draw: Draw): Unit[] {
  const moved = unitsInPlay(state, side).filter(
    ({ sheet, open }) => open.hasMoved && !open.hasActed && !isSubmarine(sheet),
  );
  if (!moved.some(isLaunching)) return [];
  const loaded = withUnits(state, moved.map(withTorpedoes));
  const able = unitsInPlay(loaded, side).filter(
    ({ id }) => moved.some((it) => it.id === id) && launchesOf(loaded, side, id).length > 0,
  );
  const launching = able.filter(({ id }) => isLaunching(must(state.units[id], id)));
  const chosen = new Set(shuffled(draw, able).slice(0, launching.length));
  return able
    .filter((it) => chosen.has(it) || launching.includes(it))
    .map((it) => (chosen.has(it) ? launched(it, pick(draw, launchesOf(loaded, side, it.id))) : it));
}

const isLaunching = (unit: Unit): boolean => conditionOf(unit).torpedoAttack !== null;

/** A ship as she was before she launched. */
function withTorpedoes(unit: Unit): Unit {
  const condition = conditionOf(unit);
  const { torpedoAttack, empty, turn } = condition;
  if (!torpedoAttack) return unit;
  const fired = isSmallCraft(unit.sheet) ? [0] : torpedoAttack.mounts;
  return withCondition(unit, {
    ...condition,
    torpedoAttack: null,
    empty: empty.filter((it) => !fired.includes(it)),
    turn: { ...turn, hasLaunched: false },
  });
}

const withCondition = (unit: Unit, condition: Condition): Unit => ({ ...unit, condition });

/** What a ship could declare where she is now. */
function launchesOf(state: FleetActionState, side: Side, id: string): Declaration[] {
  const unit = must(state.units[id], id);
  return mayLaunch(unit) ? declarations(state, side, unit) : [];
}

function launched(unit: Unit, order: Declaration): Unit {
  const condition = conditionOf(unit);
  const after = withCondition(unit, {
    ...condition,
    empty: [...condition.empty],
    torpedoAttack: attackAs(unit, order),
    turn: { ...condition.turn, hasLaunched: true },
  });
  emptyTubes(after, order.mounts);
  return after;
}
