import type { Side } from '../../../rules/core';
import { renamed, withoutMention } from '../../changes/mentions';
import { underFlag } from '../flags';
import type {
  Registry,
  TheaterDraft,
  TheaterForce,
  TheaterForm,
  TheaterMember,
  TheaterShip,
} from './theaterDraft';

/** The ships of all forces in the order of the file. */
export const theaterMembers = <Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
): TheaterMember[] =>
  form
    .forces(draft)
    .flatMap(({ ships }, force) =>
      ships.map((ship, index) => ({ force, index, id: form.idOf(ship), ship })),
    );

const find = <Own extends TheaterDraft>(form: TheaterForm<Own>, draft: Own, id: string) =>
  theaterMembers(form, draft).find((it) => it.id === id);

/** A draft with one force changed. */
export const withForce = <Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  at: number,
  change: (force: TheaterForce) => TheaterForce,
): Own =>
  form.withForces(
    draft,
    form.forces(draft).map((force, f) => (f === at ? change(force) : force)),
  );

/** A draft with the entry of one ship changed. */
export const withTheaterShip = <Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  id: string,
  change: (ship: TheaterShip) => TheaterShip,
): Own =>
  form.withForces(
    draft,
    form.forces(draft).map((force) => ({
      ...force,
      ships: force.ships.map((ship) => (form.idOf(ship) === id ? change(ship) : ship)),
    })),
  );

/** One more force of a side, without ships. */
export const withNewForce = <Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  side: Side,
): Own => form.withForces(draft, [...form.forces(draft), form.newForce(draft, side)]);

/** An entry becomes the last of a force; a ship that is there already does not come again. A side's first gives it her flag. */
export function withShipJoined<Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  { ship, to }: { ship: TheaterShip; to: number },
  registry: Registry,
): Own {
  const force = form.forces(draft)[to];
  if (!force || find(form, draft, form.idOf(ship))) return draft;
  const isFirst = form.forces(draft).every((it) => it.side !== force.side || it.ships.length === 0);
  const flagged = isFirst ? underFlag(draft, force.side, form.idOf(ship), registry) : draft;
  return withForce(form, flagged, to, (it) => ({ ...it, ships: [...it.ships, ship] }));
}

/** A ship out, with everything that is said of her and of what she carries. */
export function withoutShip<Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  id: string,
): Own {
  const found = find(form, draft, id);
  if (!found) return draft;
  const forces = form.forces(draft).map((force) => ({
    ...force,
    ships: force.ships.filter((ship) => form.idOf(ship) !== id),
  }));
  const rest = [id, ...form.ofShip(found.ship)].reduce(
    (left, it) => withoutMention(left, it, form.needs),
    form.withForces(draft, []),
  );
  return form.withForces(rest, forces);
}

/** A force out, with its ships and everything that is said of it and of them. */
export function withoutForce<Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  at: number,
): Own {
  const ships = form.forces(draft)[at]?.ships ?? [];
  const empty = ships.reduce((left, ship) => withoutShip(form, left, form.idOf(ship)), draft);
  const id = form.forces(empty)[at]?.id;
  if (id === undefined) return draft;
  const rest = withoutMention(form.withForces(empty, []), id, form.needs);
  return form.withForces(
    rest,
    form.forces(empty).filter((_, f) => f !== at),
  );
}

/** A ship goes over to another force, with what is true of her; what names her still does. */
export function withShipMoved<Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  id: string,
  to: number,
): Own {
  const found = find(form, draft, id);
  if (!found || found.force === to || !form.forces(draft)[to]) return draft;
  const left = withForce(form, draft, found.force, (force) => ({
    ...force,
    ships: force.ships.filter((ship) => form.idOf(ship) !== id),
  }));
  return withForce(form, left, to, (force) => ({ ...force, ships: [...force.ships, found.ship] }));
}

/** Another ship of the registry in the place of one: all that is said of the one is said of her, but for what was hers alone. */
export function withShipExchanged<Own extends TheaterDraft>(
  form: TheaterForm<Own>,
  draft: Own,
  id: string,
  by: string,
): Own {
  const found = find(form, draft, id);
  if (!found?.ship.ship || find(form, draft, by)) return draft;
  const named = [id, ...form.ofShip(found.ship)].reduce(
    (it, own) => renamed(it, own, by + own.slice(id.length)),
    draft,
  );
  return withTheaterShip(
    form,
    named,
    by,
    (ship) =>
      Object.fromEntries(
        Object.entries(ship).filter(([key]) => !form.own.includes(key)),
      ) as TheaterShip,
  );
}
