import { enemyOf, known, missing, must, type Side, unknown } from '../../core';
import type { UnitId } from '../model/ids';
import type { FleetActionView, Force } from '../model/state';
import type { Condition, Squadron, Unit } from '../model/units';

/** Reports a failed lookup: unknown where a view may leave it out, a broken invariant in a full state. */
const leftOut = ({ viewer }: Pick<FleetActionView, 'viewer'>, what: string): never =>
  viewer === 'all' ? missing(what) : unknown(what);

/** A unit that the viewer knows of. */
export const unitOf = (view: FleetActionView, id: UnitId): Unit =>
  view.units[id] ?? leftOut(view, `unit ${id}`);

/** [NW-3.21] What only the owner of a unit knows. Throws `UnknownFromHere` for an enemy unit in a view. */
export const conditionOf = (unit: Unit): Condition =>
  known(unit.condition, `condition of ${unit.id}`);

/** All that one side has beside its units. On a view, ask only for the viewer's side. */
export const forceOf = (view: FleetActionView, side: Side): Force =>
  view.forces[side] ?? leftOut(view, `force of the ${side}`);

/** The squadron of a ship; ask only for own ships. */
export const squadronOf = (view: FleetActionView, { id, side, squadron }: Unit): Squadron =>
  must(forceOf(view, side).squadrons[squadron ?? ''], `squadron of ${id}`);

export const isInPlay = ({ fate }: Unit): boolean => fate === 'inPlay';

/** Deployed units, wrecks left out, in listed order; of both sides unless one is named. */
export const unitsInPlay = ({ units }: FleetActionView, side?: Side): Unit[] => {
  const found: Unit[] = [];
  for (const id in units) {
    const unit = units[id] as Unit;
    if (unit.fate === 'inPlay' && (side === undefined || unit.side === side)) found.push(unit);
  }
  return found;
};

export const enemiesInPlay = (view: FleetActionView, side: Side): Unit[] =>
  unitsInPlay(view, enemyOf(side));

/** The ships of a squadron that are deployed, in listed order. */
export const shipsInPlay = (view: FleetActionView, { units }: Squadron): Unit[] =>
  units.map((id) => unitOf(view, id)).filter(isInPlay);
