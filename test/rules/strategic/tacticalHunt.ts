import { SIDES } from '../../../src/rules/core';
import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import { DESTROYER, scenarioShip } from './smallGame';
import { fighting, hold, ORIGIN, put, type Setting, ship, toStage } from './tacticalGame';

/** An Allied destroyer that hunts (ASW 2) and a boat of the Axis in one hex, at the targets of turn 1. */
export function hunting(more: Setting = {}, mine: Partial<ShipCard> = {}) {
  const state = toStage(
    fighting({
      allies: [scenarioShip('a-dd', { ...DESTROYER, ...mine })],
      boats: ['x-boat'],
      ...{ dice: [1], ...more },
    }),
    'targets',
  );
  put(state, 'a-dd', ORIGIN);
  put(state, 'x-boat', ORIGIN, { speed: 1 });
  for (const side of SIDES) hold(state, side);
  return state;
}

export type Hunt = ReturnType<typeof hunting>;
export const boatOf = (state: Hunt) => state.forces.axis.divisions.XS1?.submarine;

/** She is on the surface. */
export function surface(state: Hunt): void {
  Object.assign(boatOf(state) as object, { isSubmerged: false });
  Object.assign(ship(state, 'x-boat').submarine as object, { isSubmerged: false });
}

/** The next targets, the two in their places again. */
export function again(state: Hunt): void {
  toStage(state, 'targets');
  put(state, 'a-dd', ORIGIN);
  put(state, 'x-boat', ORIGIN, { speed: 1 });
  for (const side of SIDES) hold(state, side);
}
