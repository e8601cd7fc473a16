import { expect } from 'vitest';
import { type Dice, scriptedDice } from '../../../src/rules/core';
import { conditionOf } from '../../../src/rules/fleet-action/common/own';
import type { FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import type { Play } from '../../../src/rules/fleet-action/model/play';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import type { Condition, Unit } from '../../../src/rules/fleet-action/model/units';
import { actionOf, playOf } from './position';
import type { TestBattle, TestShip } from './setting';

/** A unit that is to be harmed, and the numbers that will be rolled. */
export interface Victim extends Partial<Omit<TestShip, 'sheet'>> {
  /** A ship of the ledger, or a sheet of your own; of the Allies, alone unless `battle` has more. */
  target: string | DataSheet;
  dice: readonly number[];
  /** Changes before the blow falls. */
  before?: (unit: Unit, condition: Condition, state: FleetActionState) => void;
  battle?: TestBattle;
}

export interface Harmed {
  unit: Unit;
  condition: Condition;
  state: FleetActionState;
  events: FleetActionEvent[];
  kinds: string[];
}

/** Lets something happen to a unit with scripted dice, all of which must be rolled, and reported in their order. */
export function attack(victim: Victim, strike: (play: Play, unit: Unit) => void): Harmed {
  const { target, dice, before, battle, ...ship } = victim;
  const { allies = [], ...rest } = battle ?? {};
  const state = actionOf({ allies: [{ sheet: target, ...ship }, ...allies], ...rest });
  const unit = Object.values(state.units)[0] as Unit;
  before?.(unit, conditionOf(unit), state);
  const scripted = scriptedDice(dice);
  const play = playOf(state, scripted as Dice);
  strike(play, unit);
  expect(scripted.left(), 'dice left over').toBe(0);
  expect(rolledIn(play.events)).toEqual(dice);
  const { events } = play;
  const kinds = events.map(({ kind }) => kind);
  return { unit, condition: conditionOf(unit), state, events, kinds };
}

/** All numbers of the dice that events report. */
export const rolledIn = (events: readonly FleetActionEvent[]): number[] =>
  events.flatMap(({ dice }) => (dice ?? []).flatMap(({ values }) => values));

/** The events of one kind. */
export const eventsOf = <Kind extends FleetActionEvent['kind']>(
  { events }: Pick<Harmed, 'events'>,
  kind: Kind,
): Extract<FleetActionEvent, { kind: Kind }>[] =>
  events.filter((event): event is Extract<FleetActionEvent, { kind: Kind }> => event.kind === kind);
