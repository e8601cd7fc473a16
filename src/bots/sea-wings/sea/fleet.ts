import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import {
  type Force,
  factorsOf,
  forceOf,
  formationsAt,
  realOf,
  shipsIn,
  type TaskForce,
} from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import { type Contact, contactsOf } from '../common/contacts';
import type { Judgement } from '../common/judgement';
import { bombersIn, hasCarriers, hasConvoy, isActive, isFit, isSlowed } from './forces';

/** A side at sea, as its commander sees it. */
export interface Fleet {
  view: SeaWingsView;
  side: Side;
  judgement: Judgement;
  force: Force;
  contacts: Contact[];
  /** The task force with most bombers that can strike: the other carriers keep station on it. */
  mainBody: TaskForce | undefined;
  /** Its carriers have so few aircraft left that they retire. */
  isWorn: boolean;
}

export function fleetOf(view: SeaWingsView, side: Side, judgement: Judgement): Fleet {
  const force = forceOf(view, side);
  const strikers = realOf(force).filter((it) =>
    shipsIn(force, it).some((ship) => isActive(force, ship)),
  );
  return {
    view,
    side,
    judgement,
    force,
    contacts: contactsOf(view, side),
    mainBody: bestBy(strikers, (it) => bombersIn(force, it)),
    isWorn: shareEmpty(force) >= judgement.worn,
  };
}

/** The share of the places for aircraft that are empty on the carriers that can still fly any; what went down with others does not count. */
function shareEmpty(force: Force): number {
  const decks = Object.values(force.ships).filter(
    (ship) => ship.fate === 'afloat' && isFit(force, ship),
  );
  const places = decks.reduce((sum, { card }) => sum + (card.carrier?.airCapacity ?? 0), 0);
  const held = decks
    .flatMap(({ card }) => formationsAt(force, card.id))
    .reduce((sum, it) => sum + factorsOf(it), 0);
  return places === 0 ? 1 : 1 - held / places;
}

/** [WG-22.6] Ships out of the fight are safe off the map. */
export function isGoingHome({ force, isWorn }: Fleet, it: TaskForce): boolean {
  const ships = shipsIn(force, it);
  if (hasCarriers(force, it)) return isWorn || !ships.some((ship) => isFit(force, ship));
  const slowed = ships.filter((ship) => isSlowed(force, ship));
  return (
    slowed.length > 0 && ships.every((ship) => slowed.includes(ship) || ship.card.type === 'DD')
  );
}

/** The convoy that the light carriers of a task force cover; those with a strike of their own go with the main body. */
export function coveredBy({ force, mainBody }: Fleet, it: TaskForce): TaskForce | undefined {
  if (it === mainBody || bombersIn(force, it) > LIGHT_FACTORS) return undefined;
  return realOf(force).find((other) => hasConvoy(force, other));
}

/** Bombers of light carriers: twelve aircraft, as Shoho and Ryujo had. A guess. */
const LIGHT_FACTORS = 2;

/** The carriers that keep station on the main body. */
export const consortsOf = (fleet: Fleet): TaskForce[] =>
  realOf(fleet.force).filter(
    (it) =>
      it !== fleet.mainBody &&
      hasCarriers(fleet.force, it) &&
      !isGoingHome(fleet, it) &&
      !coveredBy(fleet, it),
  );

/** Where a task force will stand, as far as it is plotted. */
export const placeOf = ({ force }: Fleet, it: TaskForce): Axial =>
  force.plots[it.id]?.path.at(-1) ?? it.hex;

/** Own task forces in the order in which they are plotted: those that others keep station on come first. */
export function inOrder({ force, mainBody }: Fleet): TaskForce[] {
  const rank = (it: TaskForce): number => (it === mainBody ? 0 : hasConvoy(force, it) ? 1 : 2);
  return realOf(force).sort((a, b) => rank(a) - rank(b));
}
