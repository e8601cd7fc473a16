import {
  type Force,
  type Formation,
  factorsOf,
  formationsAt,
  hitsOf,
  isCrippled,
  primaryOf,
  type Ship,
  shipsIn,
  shipsLeft,
  type TaskForce,
} from '../../../rules/sea-wings/query';

const isCarrier = ({ card }: Pick<Ship, 'card'>): boolean => card.carrier !== null;

/** Bombers of a carrier that make a strike: twelve aircraft. A guess. */
const MIN_BOMBERS = 2;

/** She can still launch a strike. */
export const isActive = (force: Force, ship: Ship): boolean =>
  isFit(force, ship) && bombersAt(force, ship.card.id) >= MIN_BOMBERS;

/** A carrier whose deck and engines are sound, with aircraft. */
export const isFit = (force: Force, ship: Ship): boolean =>
  isCarrier(ship) &&
  !isCrippled(ship) &&
  hitsOf(ship, 'A') === 0 &&
  formationsAt(force, ship.card.id).some((it) => factorsOf(it) > 0);

/** Factors of bombers of a task force. */
export const bombersIn = (force: Force, { ships }: TaskForce): number =>
  ships.reduce((total, id) => total + bombersAt(force, id), 0);

const bombersAt = (force: Force, home: string): number =>
  formationsAt(force, home)
    .filter(isBomber)
    .reduce((total, it) => total + factorsOf(it), 0);

/** [WG-2.7] Aircraft that are sent to attack ships; the others only search, or fight. */
export const isBomber = ({ type }: Pick<Formation, 'type'>): boolean =>
  BOMBERS.includes(type.class);

const BOMBERS: readonly string[] = ['DB', 'TB', 'LB'];

/** The share of the bombers of a task force that may strike in the next turn: those that fly now rest in it [WG-5.3]. */
export function readyShare(force: Force, it: TaskForce): number {
  const bombers = it.ships.flatMap((id) => formationsAt(force, id)).filter(isBomber);
  const all = bombers.reduce((total, one) => total + factorsOf(one), 0);
  const flown = bombers.reduce((total, { boxes }) => total + sum(boxes.strike), 0);
  return all === 0 ? 0 : 1 - flown / all;
}

const sum = (tasks: readonly { factors: number }[]): number =>
  tasks.reduce((total, { factors }) => total + factors, 0);

/** Slowed by hits, and of no more use to her task force. */
export const isSlowed = (force: Force, ship: Ship): boolean =>
  isCrippled(ship) || (hitsOf(ship, 'P') > 0 && !isActive(force, ship));

export const hasConvoy = (force: Force, it: TaskForce): boolean =>
  shipsIn(force, it).some((ship) => ship.card.convoyShips !== null && shipsLeft(ship) > 0);

export const hasMerchantmen = (force: Force, it: TaskForce): boolean =>
  shipsIn(force, it).some(({ card }) => card.type === 'MM');

export const hasCarriers = (force: Force, it: TaskForce): boolean =>
  shipsIn(force, it).some(isCarrier);

/** Guns of a task force as damage has left them, in the strength of quick combat. */
export const gunsOf = (force: Force, it: TaskForce): number =>
  shipsIn(force, it).reduce((total, ship) => total + (primaryOf(ship)?.strength ?? 0), 0);
