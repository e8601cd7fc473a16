import { type Axial, distance, hexKey } from '../../../hex';
import type { BySide, Reason, Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import {
  type Force,
  forceOf,
  formationsAt,
  isFriendlyEdge,
  isNight,
  reachOf,
  realOf,
  shipsIn,
  strikeRange,
  type TaskForce,
  taskForceSpeed,
  waysAway,
} from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import { type Contact, contactsOf } from '../common/contacts';
import { reason } from '../common/reasons';
import {
  gunsOf,
  hasCarriers,
  hasConvoy,
  isActive,
  isBomber,
  isSlowed,
  readyShare,
  strikers,
} from './forces';
import { stepsTo } from './routes';

/** How good a hex is for a task force; only differences count. */
type Taste = (hex: Axial) => number;

/** [WG-16.1] Each task force goes to the hex in its reach that suits its task best. */
export function* sailingWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const force = forceOf(view, side);
  for (const it of realOf(force)) {
    if (it.id in force.plots) continue;
    if (isGoingHome(force, it)) yield { kind: 'plotExit', taskForce: it.id, path: [] };
    const path = wayFor(view, side, it);
    if (path) yield { kind: 'plot', taskForce: it.id, path };
  }
}

/** [WG-22.6] Ships out of the fight are safe off the map. */
function isGoingHome(force: Force, it: TaskForce): boolean {
  const ships = shipsIn(force, it);
  const slowed = ships.filter((ship) => isSlowed(force, ship));
  if (hasCarriers(force, it)) return !ships.some((ship) => isActive(force, ship));
  return slowed.length > 0 && ships.every((it) => slowed.includes(it) || it.card.type === 'DD');
}

function wayFor(view: SeaWingsView, side: Side, it: TaskForce): Axial[] | undefined {
  const ways = waysOf(view, side, it);
  const { taste } = taskOf(view, side, it);
  return bestBy(ways, (way) => taste(way.at(-1) ?? it.hex));
}

/** [WG-19.20] After it broke off an engagement a task force has only the ways that lead away. */
function waysOf({ scenario, ...view }: SeaWingsView, side: Side, it: TaskForce): Axial[][] {
  const speed = taskForceSpeed(forceOf(view as SeaWingsView, side), it);
  const away = it.flees ? waysAway(scenario, it.hex, it.flees, speed) : [];
  return away.length > 0 ? away : [...reachOf(scenario, it.hex, speed).values()];
}

/** What a task force is to do. */
type Purpose = 'lands' | 'closes' | 'rests' | 'home' | 'hunts' | 'shells' | 'screens' | 'hides';

interface Task {
  purpose: Purpose;
  taste: Taste;
}

function taskOf(view: SeaWingsView, side: Side, it: TaskForce): Task {
  const force = forceOf(view, side);
  if (hasConvoy(force, it))
    return { purpose: 'lands', taste: towards(view, landingOf(view, side) ?? it.hex) };
  if (strikers(view, side).includes(it))
    return {
      purpose: readyShare(force, it) < SPENT ? 'rests' : 'closes',
      taste: carrierTaste(view, side, it),
    };
  if (isGoingHome(force, it)) return { purpose: 'home', taste: away(view, side) };
  return surfaceTask(view, side, it);
}

/** Why doctrine sends a task force where it does; `undefined` for another course than its own. */
export function whySailing(
  view: SeaWingsView,
  side: Side,
  { taskForce: id, path }: OrderOf<'plot'>,
): Reason | undefined {
  const it = forceOf(view, side).taskForces[id];
  const own = it && wayFor(view, side, it);
  if (!it || !own || hexKey(own.at(-1) ?? it.hex) !== hexKey(path.at(-1) ?? it.hex))
    return undefined;
  const { purpose } = taskOf(view, side, it);
  return purpose === 'closes' || purpose === 'rests'
    ? reason(`sails.${purpose}`, { count: wantedRange(view, side, it) })
    : reason(`sails.${purpose}`);
}

const UNREACHED = 99;

const towards = ({ scenario }: SeaWingsView, goal: Axial): Taste => {
  const steps = stepsTo(scenario, goal);
  return (hex) => -(steps.get(hexKey(hex)) ?? UNREACHED);
};

/** [WG-22.13] Where own transports land. */
function landingOf({ scenario }: SeaWingsView, side: Side): Axial | undefined {
  const landing = scenario.objectives.find(
    (it) => it.kind === 'convoy-unloaded' && it.scores === side,
  );
  return landing && 'base' in landing
    ? scenario.bases.find(({ id }) => id === landing.base)?.hex
    : undefined;
}

/** Within this distance of a marker the next phase G may come to gunfire: a full move by night, half of one by day, when he is seen. */
const NIGHT_HEXES = 6;
const GUN_HEXES = 3;

/** [WG-25.1] At the range of her own strikes from where the enemy's carriers may be, and out of the reach of guns. */
function carrierTaste(view: SeaWingsView, side: Side, it: TaskForce): Taste {
  const contacts = contactsOf(view, side);
  const want = wantedRange(view, side, it);
  const keepOff = isNight(view.scenario, view.turn) ? NIGHT_HEXES : GUN_HEXES;
  const objective = objectiveHex(view);
  return (hex) => {
    let score = 0;
    for (const { hex: at, ships, isSpotted } of contacts) {
      const hexes = distance(hex, at);
      const weight = ships.carrier * (isSpotted ? 2 : 1) + ships.merchantman / 8;
      score -= weight * off(side, hexes - want);
      if (hexes < keepOff) score -= (ships.large + 1) * (keepOff - hexes) * 0.3;
    }
    if (objective) score -= Math.max(0, distance(hex, objective) - want) * 0.05;
    return score;
  };
}

/**
 * Where a side wants the enemy's carriers, in hexes beyond the range of its bombers, and what each hex nearer or farther costs. The
 * Japanese outrange the Americans by two hexes [WG-27.12] and keep out of their reach; the Americans close in. Chosen in games
 * between commanders.
 */
const STATION: BySide<{ beyond: number; nearer: number; farther: number }> = {
  allies: { beyond: -2, nearer: 0.05, farther: 0.15 },
  axis: { beyond: 1, nearer: 0.2, farther: 0.08 },
};

const off = (side: Side, hexes: number): number =>
  hexes < 0 ? -hexes * STATION[side].nearer : hexes * STATION[side].farther;

/** The range at which she wants the enemy: that of most of her bombers, or out of his while they rest. */
function wantedRange(view: SeaWingsView, side: Side, it: TaskForce): number {
  const force = forceOf(view, side);
  const bombers = it.ships.flatMap((id) => formationsAt(force, id)).filter(isBomber);
  const dive = bombers.filter(({ type }) => type.class === 'DB');
  const ranges = (dive.length > 0 ? dive : bombers).map(strikeRange);
  const range = Math.max(5, Math.min(...ranges) + STATION[side].beyond);
  return readyShare(force, it) < SPENT ? range + REST_HEXES : range;
}

/** Below this share of her bombers a task force keeps its distance, by so many hexes. Guesses. */
const SPENT = 0.4;
const REST_HEXES = 7;

/** Where the battle is about: the base of the first objective that names one, whichever side scores by it. */
function objectiveHex({ scenario: { objectives, bases } }: SeaWingsView): Axial | undefined {
  const named = objectives.find((it) => 'base' in it);
  return named && 'base' in named ? bases.find(({ id }) => id === named.base)?.hex : undefined;
}

/** Away from all markers, and to a friendly edge. */
function away(view: SeaWingsView, side: Side): Taste {
  const contacts = contactsOf(view, side);
  const { map } = view.scenario;
  return (hex) =>
    contacts.reduce((sum, { hex: at }) => sum + Math.min(20, distance(hex, at)), 0) +
    (isFriendlyEdge(map, side, hex) ? 3 : 0);
}

/** Guns: at what they beat, at the base to be bombarded, else between the carriers and the enemy. */
function surfaceTask(view: SeaWingsView, side: Side, it: TaskForce): Task {
  const prey = preyOf(view, side, it);
  if (prey) return { purpose: 'hunts', taste: towards(view, prey.hex) };
  const target = bombardmentOf(view, side);
  if (target && gunsOf(forceOf(view, side), it) >= MIN_GUNS)
    return { purpose: 'shells', taste: towards(view, target) };
  const [friend] = strikers(view, side);
  if (!friend) return { purpose: 'hides', taste: away(view, side) };
  const taste: Taste = (hex) => -Math.abs(distance(hex, friend.hex) - SCREEN_HEXES);
  return { purpose: 'screens', taste };
}

/** Where guns without prey stand: so far before the carriers, within the reach of their CAP [WG-7.3]. */
const SCREEN_HEXES = 2;
/** Guns of a task force, in the strength of quick combat, from which it bombards: two heavy cruisers. A guess. */
const MIN_GUNS = 20;
/** Guns that ships of the enemy are taken to have: a large one between a cruiser and a battleship of WG-26.20; torpedoes left out. */
const GUNS_OF_LARGE = 12;
const GUNS_OF_SMALL = 2;
/** Own guns over the enemy's from which he is hunted, as far as two turns reach. Guesses. */
const SUPERIOR = 1.3;
const PREY_HEXES = 9;

export const gunsExpected = ({ ships }: Contact): number =>
  ships.large * GUNS_OF_LARGE + ships.small * GUNS_OF_SMALL;

/** A spotted marker near by that its guns would beat. */
function preyOf(view: SeaWingsView, side: Side, it: TaskForce): Contact | undefined {
  const guns = gunsOf(forceOf(view, side), it);
  const near = contactsOf(view, side).filter(
    (contact) =>
      contact.isSpotted &&
      distance(contact.hex, it.hex) <= PREY_HEXES &&
      guns > SUPERIOR * gunsExpected(contact),
  );
  return bestBy(
    near,
    ({ hex, ships }) => ships.carrier * 3 + ships.merchantman - distance(hex, it.hex) / 3,
  );
}

/** [WG-20.9] The enemy's base whose damage scores, or whose soundness scores for him. */
function bombardmentOf({ scenario }: SeaWingsView, side: Side): Axial | undefined {
  const objective = scenario.objectives.find(
    ({ kind, scores }) =>
      (kind === 'base-hit' && scores === side) || (kind === 'base-open' && scores !== side),
  );
  return objective && 'base' in objective
    ? scenario.bases.find(({ id }) => id === objective.base)?.hex
    : undefined;
}
