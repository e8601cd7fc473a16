import type { OfKind } from './orderKit';
import { type BySide, bySide, type Side } from './side';
import type { Stage } from './system';

/** How one kind of step of a sequence of play works. */
export interface StepRule<View, Play extends { state: View }, Step, Phase extends string> {
  /** The system phase it belongs to in the printed sequence of play. */
  phase: Phase | ((view: View) => Phase);
  /** What either side may do in it. */
  active(view: View, step: Step): BySide<Stage>;
  /** Whether it waits for an order. Default: while a side is not `waiting`. */
  isOpen?(state: Play['state'], step: Step): boolean;
  /** Resolves it once nobody has to act, and opens the next. */
  close(play: Play, step: Step): void;
}

/** The rule of every kind of step; a kind without one is a type error. */
export type StepRules<
  View,
  Play extends { state: View },
  Step extends { kind: string },
  Phase extends string,
> = {
  readonly [Kind in Step['kind']]: StepRule<View, Play, OfKind<Step, Kind>, Phase>;
};

/** A part of the printed sequence of play, or all of it. */
export interface Sequence<View, Play extends { state: View }, Phase extends string = string> {
  /** The game is in this part. */
  isUnderWay(view: View): boolean;
  phase(view: View): Phase;
  active(view: View): BySide<Stage>;
  /** The current step waits for an order. */
  isOpen(state: Play['state']): boolean;
  /** Closes the current step; `false` when it waits for an order or the game is not in this part. */
  passOn(play: Play): boolean;
}

/** A sequence from the rules of its steps. `stepOf` gives the current one, or nothing when the game is elsewhere. */
export function defineSequence<
  View,
  Play extends { state: View },
  Step extends { kind: string },
  Phase extends string,
>(
  stepOf: (view: View) => Step | null | undefined,
  rules: StepRules<View, Play, Step, Phase>,
): Sequence<View, Play, Phase> {
  const ruleOf = (step: Step) =>
    rules[step.kind as Step['kind']] as StepRule<View, Play, Step, Phase>;
  const present = (view: View): Step => {
    const step = stepOf(view);
    if (!step) throw new Error('Broken invariant: no step of this part of the sequence');
    return step;
  };
  const isOpen = (state: Play['state'], step: Step): boolean => {
    const rule = ruleOf(step);
    return rule.isOpen ? rule.isOpen(state, step) : isAwaited(rule.active(state, step));
  };
  return {
    isUnderWay: (view) => stepOf(view) != null,
    phase: (view) => {
      const { phase } = ruleOf(present(view));
      return typeof phase === 'string' ? phase : phase(view);
    },
    active: (view) => ruleOf(present(view)).active(view, present(view)),
    isOpen: (state) => isOpen(state, present(state)),
    passOn(play) {
      const step = stepOf(play.state);
      if (!step || isOpen(play.state, step)) return false;
      ruleOf(step).close(play, step);
      return true;
    },
  };
}

/** Someone still has to act. */
const isAwaited = ({ allies, axis }: BySide<Stage>): boolean =>
  allies !== 'waiting' || axis !== 'waiting';

/** Nested sequences, innermost first. The first one under way is where the game stands. */
export function innermost<View, Play extends { state: View }, Phase extends string>(
  ...sequences: readonly Sequence<View, Play, Phase>[]
): Sequence<View, Play, Phase> {
  const find = (view: View) => sequences.find((it) => it.isUnderWay(view));
  const present = (view: View) => {
    const sequence = find(view);
    if (!sequence) throw new Error('Broken invariant: no sequence is under way');
    return sequence;
  };
  return {
    isUnderWay: (view) => find(view) !== undefined,
    phase: (view) => present(view).phase(view),
    active: (view) => present(view).active(view),
    isOpen: (state) => present(state).isOpen(state),
    passOn: (play) => find(play.state)?.passOn(play) ?? false,
  };
}

/** One side acts while the other waits. */
export const oneActs = (side: Side, stage: Stage): BySide<Stage> =>
  bySide((it) => (it === side ? stage : 'waiting'));

export const nobodyActs = (): BySide<Stage> => ({ allies: 'waiting', axis: 'waiting' });

/** The last step of every game, which waits forever; `phase`: where it ended. */
export const gameOver = <View, Play extends { state: View }, Phase extends string>(
  phase: StepRule<View, Play, unknown, Phase>['phase'],
): StepRule<View, Play, unknown, Phase> => ({
  phase,
  active: nobodyActs,
  isOpen: () => true,
  close: () => undefined,
});
