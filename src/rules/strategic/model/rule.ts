import {
  type OrderRule as AnyRule,
  type BySide,
  defineSequence,
  type FiguresOf,
  type OrderRules,
  type Refusal,
  type StepRules,
} from '../../core';
import type { Order, OrderOf } from './orders';
import type { Phase } from './phases';
import type { Play } from './play';
import { type REFUSALS, refusal } from './refusals';
import type { StrategicState, StrategicView } from './state';

/** The rule of one kind of strategic order. */
export type OrderRule<Kind extends Order['kind']> = AnyRule<StrategicView, Play, OrderOf<Kind>>;

/** Rules for some kinds of orders, by kind. */
export type RulesOf<O extends Order> = OrderRules<StrategicView, Play, O>;

/** [ST-5.12] Rules of the steps of a part of the sequence of play. */
export type StepsOf<Step extends { kind: string }> = StepRules<StrategicView, Play, Step, Phase>;

/** A part of the sequence of play. `stepOf` gives the current step, or nothing when the game is elsewhere. */
export const sequenceOf = <Step extends { kind: string }>(
  stepOf: (view: StrategicView) => Step | null | undefined,
  steps: StepsOf<Step>,
) => defineSequence<StrategicView, Play, Step, Phase>(stepOf, steps);

/** A new stage: nobody has confirmed it. */
export function enterStage(state: StrategicState): void {
  state.clock += 1;
  state.confirmed = { allies: false, axis: false };
}

export const bothConfirmed = ({ confirmed }: StrategicView): boolean =>
  confirmed.allies && confirmed.axis;

/** Both sides plan in secret until they have confirmed. */
export const planning = ({ confirmed }: StrategicView): BySide<'declare' | 'waiting'> => ({
  allies: confirmed.allies ? 'waiting' : 'declare',
  axis: confirmed.axis ? 'waiting' : 'declare',
});

type NotNow<Key = keyof typeof REFUSALS> = Key extends `not-now.${infer Form}` ? Form : never;

/** Refuses an order that nobody may give now. */
export const notNow = <Form extends NotNow>(
  form: Form,
  ...figures: FiguresOf<(typeof REFUSALS)[`not-now.${Form}`]>
): Refusal => refusal(`not-now.${form}`, 'ST-25.1', ...figures);
