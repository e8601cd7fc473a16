import {
  type EngagedShip,
  type EngagementHost,
  type EngagementResult,
  must,
  SIDES,
  type Side,
} from '../core';
import { conditionOf } from './common/own';
import { speedLimit } from './common/speed';
import { scenarioOf, TURNS_A_ROUND } from './game/handedOver';
import { fleetAction } from './index';
import { refusal } from './model/refusals';
import { DEFAULT_OPTIONS } from './model/scenario';
import type { DataSheet, WeaponGroup } from './model/sheet';
import type { FleetActionState } from './model/state';
import type { Condition, EntryState, Unit } from './model/units';

/** [NW-34.10 to NW-34.18] How Fleet Action plays what another system hands over, and hands back. */
export const fleetActionHost: EngagementHost<FleetActionState> = {
  system: {
    ...fleetAction,
    // [NW-34.17] A fight within something larger is not conceded.
    refuse: (view, side, order) =>
      order.kind === 'concede'
        ? refusal('not-now', 'NW-34.17')
        : fleetAction.refuse(view, side, order),
  },
  scenarioOf,
  optionsOf: () => DEFAULT_OPTIONS,
  resultOf,
};

/** [NW-34.18] The result of a battle that is over or abandoned; a turn has four quarters of a round. */
function resultOf(state: FleetActionState): EngagementResult {
  const ships = Object.values(state.units).map((unit) => engagedShip(state, unit));
  return { ships, rounds: Math.ceil(state.turn / TURNS_A_ROUND), brokeOff: brokenOff(state) };
}

/** [NW-34.18] The one side whose surviving ships have all left or are leaving. */
function brokenOff({ units }: FleetActionState): Side | null {
  const has = (side: Side, test: (unit: Unit) => boolean): boolean =>
    Object.values(units).some((unit) => unit.side === side && test(unit));
  const gone = SIDES.filter((side) => has(side, isOff) && !has(side, isStaying));
  return gone.length === 1 ? must(gone[0], 'side') : null;
}

/** [NW-34.18] A ship that disengages when the battle ends gets away. */
const isOff = ({ fate, isDisengaging }: Unit): boolean =>
  fate === 'left' || (fate === 'inPlay' && isDisengaging);

const isStaying = (unit: Unit): boolean => unit.fate === 'inPlay' && !isOff(unit);

/** A wreck does not come home. */
const fateOf = (unit: Unit): EngagedShip['fate'] =>
  isOff(unit) ? 'left' : unit.fate === 'inPlay' ? 'afloat' : 'sunk';

function engagedShip(state: FleetActionState, unit: Unit): EngagedShip {
  const { id, sheet, fate } = unit;
  const condition = conditionOf(unit);
  const atEntry = must(condition.atEntry, `${id} as she came`);
  const mounts = (group: WeaponGroup) => mountsOf(sheet, condition, group);
  const [main, other] = [mounts('main'), mounts('other')];
  return {
    id,
    fate: fateOf(unit),
    ...hullOf(sheet, condition),
    gunsLost: main.lost + other.lost,
    gunBoxes: main.built + other.built,
    arms: { primary: main, secondary: other, torpedoes: mounts('torpedoes') },
    isUnhurt: isAsBefore(condition, atEntry),
    torpedoesUsed: launchesSince(condition, atEntry),
    isDeadInWater: fate === 'inPlay' && speedLimit(state, unit) === 0,
  };
}

/** [NW-34.18] Structure or flotation, whichever has lost more of itself. */
function hullOf(
  sheet: DataSheet,
  condition: Condition,
): Pick<EngagedShip, 'hullLost' | 'hullBoxes'> {
  const lost = (of: 'structure' | 'flotation') => sheet[of] - condition[of];
  const isHolder = lost('structure') * sheet.flotation >= lost('flotation') * sheet.structure;
  const of = isHolder ? 'structure' : 'flotation';
  return { hullLost: lost(of), hullBoxes: sheet[of] };
}

const mountsOf = (sheet: DataSheet, { lost }: Condition, group: WeaponGroup) => ({
  lost: lost[group].length,
  built: sheet[group]?.mounts.length ?? 0,
});

const isAsBefore = (now: Condition, before: EntryState): boolean =>
  now.structure === before.structure &&
  now.flotation === before.flotation &&
  now.knotsLost === before.knotsLost &&
  Object.values(now.lost).flat().length === Object.values(before.lost).flat().length;

/** [NW-34.18] Tubes fired are one launch, and each reload put in is one more. */
const launchesSince = (now: Condition, before: EntryState): number =>
  before.reloads - now.reloads + (now.empty.length > before.empty.length ? 1 : 0);
