import type { Draw, Side } from '../../../rules/core';
import type { FleetActionState } from '../../../rules/fleet-action';
import {
  type AirStand,
  type Condition,
  conditionOf,
  standsAboard,
  standsInAir,
  type Unit,
} from '../../../rules/fleet-action/query';
import { exchangedAmong } from '../../core/lot';

/**
 * [NW-3.21, NW-9.16] A ship with as many torpedo mounts empty or lost, but others of those that bear alike. What has been
 * launched was seen when it was resolved; mounts whose torpedoes still run stay empty.
 */
export function armedAnew(unit: Unit, draw: Draw): Unit {
  const { empty, lost, torpedoAttack } = conditionOf(unit);
  const mounts = unit.sheet.torpedoes?.mounts ?? [];
  const running = torpedoAttack?.mounts ?? [];
  const free = [...mounts.keys()].filter((it) => !running.includes(it));
  if (!free.some((it) => empty.includes(it) || lost.torpedoes.includes(it))) return unit;
  const places = new Map(
    exchangedAmong(draw, free, (it) => `${mounts[it]?.arc}/${mounts[it]?.barrels}`),
  );
  const moved = (of: readonly number[]) => of.map((it) => places.get(it) ?? it);
  const condition: Condition = {
    ...conditionOf(unit),
    empty: moved(empty),
    lost: { ...lost, torpedoes: moved(lost.torpedoes) },
  };
  return { ...unit, condition };
}

/**
 * [NW-3.20, NW-10.23] Stands of one type aboard one ship, each as ready and as loaded as another of them: who stands on the
 * deck, in the hangar or below is not seen.
 */
export function standsAnew(
  state: FleetActionState,
  carrier: Unit,
  draw: Draw,
): [string, AirStand][] {
  const pairs = exchangedAmong(
    draw,
    standsAboard(state, carrier),
    ({ aircraft, original }) => `${aircraft.id}/${original}`,
  );
  return pairs
    .filter(([stand, other]) => stand !== other)
    .map(([stand, other]) => [stand.id, asReadyAs(stand, other)]);
}

function asReadyAs(stand: AirStand, other: AirStand): AirStand {
  const { count, place, altitude, hex, turn, condition } = other;
  if (!stand.condition || !condition) return stand;
  const { load, lastLoad, serviced } = condition;
  return {
    ...stand,
    count,
    place,
    altitude,
    hex,
    turn,
    condition: { ...stand.condition, load, lastLoad, serviced },
  };
}

/** [NW-3.20, NW-3.21] Stands of one type in the air, each with the load and the flares of another that has not attacked either. */
export function loadsAnew(state: FleetActionState, side: Side, draw: Draw): [string, AirStand][] {
  const flying = standsInAir(state, side).filter(({ turn }) => !turn.hasAttacked);
  return exchangedAmong(draw, flying, ({ aircraft }) => aircraft.id)
    .filter(([stand, other]) => stand !== other)
    .map(([stand, other]) => [stand.id, loadedAs(stand, other)]);
}

function loadedAs(stand: AirStand, other: AirStand): AirStand {
  if (!stand.condition || !other.condition) return stand;
  const { load, lastLoad, flares } = other.condition;
  return { ...stand, condition: { ...stand.condition, load, lastLoad, flares } };
}
