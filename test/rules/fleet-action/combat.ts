import type { Side } from '../../../src/rules/core';
import { openAirCombat } from '../../../src/rules/fleet-action/airCombat/steps';
import { advance } from '../../../src/rules/fleet-action/game/sequence';
import type { Aircraft } from '../../../src/rules/fleet-action/model/air';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import { aircraft, putAloft, type TestStand } from './aloft';
import { diceOf, type Script } from './game';
import { actionOf, playOf } from './position';

export const FIGHTER = aircraft('F4F-4');
export const ZERO = aircraft('A6M2');
export const BOMBER = aircraft('B5N2');

/** A stand in a fight, by default without a load. */
export const stand = (
  id: string,
  side: Side,
  type: Aircraft,
  changed: Partial<TestStand> = {},
): TestStand => ({ id, side, aircraft: type, load: null, ...changed });

/** Stands meet over the middle; the Allies pair theirs first. What happens until somebody has to decide. */
export function meet(stands: readonly TestStand[], script: Script = {}) {
  const state = actionOf({});
  for (const it of stands) putAloft(state, it);
  const isFight = openAirCombat(playOf(state));
  const play = playOf(state, diceOf(script));
  if (isFight) advance(play);
  return { state, events: play.events, isFight };
}

/** A stand takes on another one. */
export const takesOn = (id: string, opponent: string, slip = false): Order => ({
  ...{ kind: 'airCombat', stand: id, opponent, slip },
});
