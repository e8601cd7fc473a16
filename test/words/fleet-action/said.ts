import { diceFrom, drawFrom } from '../../../src/rules/core';
import { type FleetActionState, fleetAction } from '../../../src/rules/fleet-action';
import { battleOf, type TestBattle } from '../../rules/fleet-action/setting';

/** A battle as it begins. */
export const begun = (battle: TestBattle): FleetActionState =>
  fleetAction.newState(battleOf(battle), fleetAction.defaultOptions, diceFrom(drawFrom('words')))
    .state;
