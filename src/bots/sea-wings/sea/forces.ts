import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import {
  type Force,
  forceOf,
  formationsOf,
  hitsOf,
  isCrippled,
  primaryOf,
  realOf,
  type Ship,
  shipsIn,
  shipsLeft,
  type TaskForce,
} from '../../../rules/sea-wings/query';

export const isCarrier = ({ card }: Pick<Ship, 'card'>): boolean => card.carrier !== null;

/** She can still launch aircraft that can attack. */
export const isActive = (force: Force, ship: Ship): boolean =>
  isCarrier(ship) &&
  !isCrippled(ship) &&
  hitsOf(ship, 'A') === 0 &&
  formationsOf(force).some(
    ({ home, type, boxes }) =>
      home.id === ship.card.id &&
      type.loads.length > 0 &&
      boxes.hangar + boxes.returning + sum(boxes.search) + sum(boxes.strike) > 0,
  );

const sum = (tasks: readonly { factors: number }[]): number =>
  tasks.reduce((total, { factors }) => total + factors, 0);

export const hasConvoy = (force: Force, it: TaskForce): boolean =>
  shipsIn(force, it).some((ship) => ship.card.convoyShips !== null && shipsLeft(ship) > 0);

export const hasCarriers = (force: Force, it: TaskForce): boolean =>
  shipsIn(force, it).some(isCarrier);

/** Guns of a task force as damage has left them, in the strength of quick combat. */
export const gunsOf = (force: Force, it: TaskForce): number =>
  shipsIn(force, it).reduce((total, ship) => total + (primaryOf(ship)?.strength ?? 0), 0);

/** Own task forces with carriers that can still strike. */
export const strikers = (view: SeaWingsView, side: Side): TaskForce[] => {
  const force = forceOf(view, side);
  return realOf(force).filter((it) => shipsIn(force, it).some((ship) => isActive(force, ship)));
};
