import { enemyOf, must, type Side } from '../../core';
import type { AdvancedForce } from '../model/advancedState';
import type { Division, DivisionId, Force, StrategicView } from '../model/state';
import { afloatIn, forceOf } from './own';

/** A completed regrouping: the divisions before and after. */
export interface Regrouped {
  from: readonly Division[];
  into: readonly DivisionId[];
}

/** [ST-9.11, ST-9.14, ST-12.7, ST-18.15] What depends on the regrouped divisions passes to their parts. */
export function passOn(view: StrategicView, side: Side, done: Regrouped): void {
  const force = forceOf(view, side);
  passOnBasic(force, done);
  const { advanced } = force;
  if (!advanced) return;
  const heirs = new Map(done.from.map((it) => [it.id, heirOf(force, it, done.into)]));
  const heir = (id: string): string => heirs.get(id) ?? id;
  for (const old of done.from)
    for (const flight of Object.values(advanced.flights).filter((it) => it.capOver === old.id))
      flight.capOver = homeIn(force, flight.squadron, old) ?? heir(old.id);
  advanced.launches = advanced.launches.map((it) => ({ ...it, over: it.over && heir(it.over) }));
  advanced.flightMoves = advanced.flightMoves.map((it) => ({
    ...it,
    goal: it.goal && heir(it.goal),
  }));
  passOnLandings(force, advanced, done);
  passOnPursuits(force, advanced, done);
  passOnSpotted(force, advanced, done);
  passOnContacts(view.forces[enemyOf(side)], heir);
  for (const it of view.forces.allies?.advanced?.secret.unfinished ?? [])
    it.divisions = goingOn(force, it.divisions, done);
}

/** [ST-9.11] The part with the most points of a division's ships; among equals the first. */
function heirOf(force: Force, { ships }: Division, into: readonly DivisionId[]): DivisionId {
  const worth = (id: DivisionId): number =>
    ships
      .map((ship) => must(force.ships[ship], `ship ${ship}`))
      .filter(({ division }) => division === id)
      .reduce((sum, { card }) => sum + card.points, 0);
  const holders = into.filter((id) => ships.some((ship) => force.ships[ship]?.division === id));
  return holders.reduce((best, id) => (worth(id) > worth(best) ? id : best), holders[0] ?? '');
}

/** [ST-12.7] The present division of a squadron's home ship, if she was in this one. */
function homeIn(force: Force, squadron: string, { ships }: Division): DivisionId | undefined {
  const home = force.squadrons[squadron]?.home ?? '';
  return ships.includes(home) ? force.ships[home]?.division : undefined;
}

/** The divisions that a part took ships from. */
const originsOf = ({ ships }: Force, { from }: Regrouped, id: DivisionId): Division[] =>
  from.filter((it) => it.ships.some((ship) => ships[ship]?.division === id));

/** [ST-18.15] */
function passOnBasic(force: Force, done: Regrouped): void {
  const { basic } = force;
  if (!basic) return;
  const wasThere = ({ id }: Division): boolean => basic.beganAtShort.includes(id);
  const there = done.into.filter((id) => originsOf(force, done, id).some(wasThere));
  const others = basic.beganAtShort.filter((id) => !done.from.some((it) => it.id === id));
  basic.beganAtShort = [...others, ...there];
}

/** [ST-18.15] The turns its transports have been there. */
function passOnLandings(force: Force, { landings }: AdvancedForce, done: Regrouped): void {
  const before = { ...landings };
  for (const { id } of done.from) delete landings[id];
  for (const id of done.into) {
    const division = must(force.divisions[id], `division ${id}`);
    const transports = afloatIn(force, division).filter(({ card }) => card.type === 'TR');
    const turns = done.from
      .filter(({ ships }) => transports.some(({ card }) => ships.includes(card.id)))
      .map((it) => before[it.id] ?? 0);
    if (turns.length > 0) landings[id] = Math.max(...turns);
  }
}

/** [ST-9.13] Each part may pursue whatever one of its origins may. */
function passOnPursuits(force: Force, advanced: AdvancedForce, done: Regrouped): void {
  const isOld = (id: DivisionId): boolean => done.from.some((it) => it.id === id);
  const may = advanced.pursuits;
  const passed = done.into.flatMap((division) => {
    const origins = originsOf(force, done, division).map(({ id }) => id);
    const contacts = may.filter((it) => origins.includes(it.division)).map((it) => it.contact);
    return [...new Set(contacts)].map((contact) => ({ division, contact }));
  });
  advanced.pursuits = [...may.filter((it) => !isOld(it.division)), ...passed];
}

/** [ST-2.6] */
function passOnSpotted(force: Force, { secret }: AdvancedForce, done: Regrouped): void {
  const spotted = secret.spottedByEnemy;
  secret.spottedByEnemy = [
    ...spotted.filter((it) => !done.from.some(({ id }) => id === it)),
    ...done.into.filter((id) => originsOf(force, done, id).some((it) => spotted.includes(it.id))),
  ];
}

/** [ST-9.11, ST-9.14] The enemy's contacts with a division pass to its heir. He is not told, and a side's own view skips this. */
function passOnContacts(enemy: Force | undefined, heir: (id: string) => string): void {
  const secret = enemy?.advanced?.secret;
  if (!secret) return;
  for (const [contact, is] of Object.entries(secret.contactIs))
    secret.contactIs[contact] = heir(is);
}

/** [ST-8.15] A part counts as having been in an action if all its ships were. */
const goingOn = (force: Force, ids: readonly DivisionId[], done: Regrouped): DivisionId[] => [
  ...ids.filter((id) => !done.from.some((it) => it.id === id)),
  ...done.into.filter((id) => originsOf(force, done, id).every((it) => ids.includes(it.id))),
];
