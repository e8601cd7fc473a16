import { type BaseEvent, type Draw, enemyOf, type Side } from '../../../rules/core';
import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { type Force, type Formation, factorsOf } from '../../../rules/sea-wings/query';
import { between, pick } from '../../core/lot';
import { hasRoom } from './aircraft';
import { isFree, type Tied } from './tied';

/**
 * [WG-24.11, WG-13.32] Factors of a force that the other side did not see go: those lost on searches, at dusk, aboard ships that are hit and without a
 * place to land. Shot down in strikes, or aboard a ship that sank, they were seen.
 *
 * @param side of the force
 * @param told to the other
 */
export function lostUnseen(
  { factorsLost, ships }: Force,
  began: Force,
  side: Side,
  told: readonly BaseEvent[],
): number {
  const shotDown = seenToFall(told as readonly SeaWingsEvent[], side);
  const sunk = Object.values(began.formations)
    .filter(({ home }) => ships[home.id] && ships[home.id]?.fate !== 'afloat')
    .reduce((sum, it) => sum + factorsOf(it), 0);
  return Math.max(0, factorsLost.carrier + factorsLost.other - shotDown - sunk);
}

/** By CAP, escorts and AA in raids, whose attacker is known. */
function seenToFall(told: readonly SeaWingsEvent[], side: Side): number {
  let attacker: Side | null = null;
  let fallen = 0;
  for (const event of told) {
    if (event.kind === 'raidBegan') attacker = event.side;
    if (event.kind === 'raidEnded') attacker = null;
    if (attacker !== null && loserIn(event, attacker) === side)
      fallen += 'lost' in event ? event.lost : 0;
  }
  return fallen;
}

/** Whose aircraft fell in a raid of an attacker; of other events nobody's. */
function loserIn(event: SeaWingsEvent, attacker: Side): Side | null {
  if (event.kind === 'flakFired') return attacker;
  if (event.kind !== 'airShots') return null;
  return event.list === 'cap' ? enemyOf(attacker) : attacker;
}

/**
 * [WG-5.6, WG-22.10] A force that has lost none to twice of what nobody saw it lose, all between being equally likely, off or onto formations at
 * home; not more than it began with or than a home has room for.
 */
export function lostAnew(
  force: Force,
  began: Force,
  { unseen, tied }: { unseen: number; tied: Tied },
  draw: Draw,
): Force {
  if (unseen === 0) return force;
  const more = between(draw, -unseen, unseen);
  let now = force;
  for (let i = 0; i < Math.abs(more); i++)
    now = oneMore(now, began, { of: Math.sign(more), tied }, draw);
  return now;
}

/** One factor lost, or one not lost. */
function oneMore(
  force: Force,
  began: Force,
  { of, tied }: { of: number; tied: Tied },
  draw: Draw,
): Force {
  const lostOf = (it: Formation) => factorsOf(began.formations[it.id] ?? it) - factorsOf(it);
  const able = Object.values(force.formations).filter(
    (it) =>
      isFree(tied, it) && (of > 0 ? it.boxes.hangar > 1 : lostOf(it) > 0) && isHome(force, it),
  );
  if (able.length === 0) return force;
  const formation = pick(draw, able);
  const { id, boxes, home } = formation;
  const kind = home.kind === 'carrier' ? 'carrier' : 'other';
  const counted = { ...force.factorsLost, [kind]: force.factorsLost[kind] + of };
  const changed = { ...formation, boxes: { ...boxes, hangar: boxes.hangar - of } };
  const after = {
    ...force,
    factorsLost: counted,
    formations: { ...force.formations, [id]: changed },
  };
  return counted[kind] >= 0 && hasRoom(after) ? after : force;
}

const isHome = ({ ships, bases, taskForces }: Force, { home: { id } }: Formation): boolean =>
  ships[id]?.fate === 'afloat' || bases[id] !== undefined || taskForces[id] !== undefined;
