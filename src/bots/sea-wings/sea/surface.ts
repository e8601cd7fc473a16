import { type Axial, distance } from '../../../hex';
import { isNight, type TaskForce } from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import type { Contact } from '../common/contacts';
import { type Fleet, placeOf } from './fleet';
import { gunsOf, hasMerchantmen } from './forces';
import { away, type Task, type Taste, towards } from './tasks';

/** Guns: at what they beat, at the base to be bombarded, else between the carriers and the enemy; oilers and tenders keep away. */
export function surfaceTask(fleet: Fleet, it: TaskForce): Task {
  const { view, force, mainBody } = fleet;
  const prey = preyOf(fleet, it);
  if (prey) return { purpose: 'hunts', taste: towards(view, prey.hex) };
  const target = bombardmentOf(fleet);
  if (target && gunsOf(force, it) >= MIN_GUNS)
    return { purpose: 'shells', taste: towards(view, target) };
  if (hasMerchantmen(force, it)) return { purpose: 'hides', taste: rendezvous(fleet, it) };
  if (!mainBody) return { purpose: 'hides', taste: away(fleet) };
  return { purpose: 'screens', taste: screening(placeOf(fleet, mainBody)) };
}

/** Where guns without prey stand: so far before the carriers, within the reach of their CAP [WG-7.3]. */
const SCREEN_HEXES = 2;

const screening =
  (place: Axial): Taste =>
  (hex) =>
    -Math.abs(distance(hex, place) - SCREEN_HEXES);

/** Oilers keep to their rendezvous until the enemy is sighted near it. */
const rendezvous = (fleet: Fleet, { hex: at }: TaskForce): Taste =>
  fleet.contacts.some(({ isSpotted, hex }) => isSpotted && distance(hex, at) <= NEAR_HEXES)
    ? away(fleet)
    : (hex) => -distance(hex, at);

/** As far as carriers strike: WG-27.12's 11 hexes and a move. */
const NEAR_HEXES = 15;

/** Guns of a task force, in the strength of quick combat, from which it bombards: two heavy cruisers. A guess. */
const MIN_GUNS = 20;
/** Guns that ships of the enemy are taken to have: a large one between a cruiser and a battleship of WG-26.20; torpedoes left out. */
const GUNS_OF_LARGE = 12;
const GUNS_OF_SMALL = 2;
/** Own guns over the enemy's from which he is hunted. A guess. */
const SUPERIOR = 1.3;
/** How far he is hunted: two turns by night, less than one by day, when carriers see the hunters. Guesses. */
const PREY_HEXES = { night: 9, day: 5 };

export const gunsExpected = ({ ships }: Contact): number =>
  ships.large * GUNS_OF_LARGE + ships.small * GUNS_OF_SMALL;

/** A spotted marker near by that its guns would beat. */
function preyOf({ view, force, contacts }: Fleet, it: TaskForce): Contact | undefined {
  const guns = gunsOf(force, it);
  const reach = PREY_HEXES[isNight(view.scenario, view.turn) ? 'night' : 'day'];
  const near = contacts.filter(
    (contact) =>
      contact.isSpotted &&
      distance(contact.hex, it.hex) <= reach &&
      guns > SUPERIOR * gunsExpected(contact),
  );
  return bestBy(
    near,
    ({ hex, ships }) => ships.carrier * 3 + ships.merchantman - distance(hex, it.hex) / 3,
  );
}

/** [WG-20.9] The enemy's base whose damage scores, or whose soundness scores for him. */
function bombardmentOf({ view: { scenario }, side }: Fleet): Axial | undefined {
  const objective = scenario.objectives.find(
    ({ kind, scores }) =>
      (kind === 'base-hit' && scores === side) || (kind === 'base-open' && scores !== side),
  );
  return objective && 'base' in objective
    ? scenario.bases.find(({ id }) => id === objective.base)?.hex
    : undefined;
}
