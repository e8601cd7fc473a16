import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../controls/ConfirmDialog';
import { usePrefs } from '../../frame/prefs';
import type { AnyOrder, GameDesk } from '../desk';
import type { Standing } from './useStanding';

/** So long a step that is passed can be seen, by who wants to see what happens; the others are told. */
const SEEN_MS = 450;
/** Against a person a step passes after a time as a hand would take. */
const [FROM_MS, TO_MS] = [1500, 6000];

/**
 * The time until an empty step is confirmed. [ST-5.19] Against a person it is drawn anew for each step and comes of
 * nothing else, so that it tells no more than a confirmation by hand.
 */
export const passingMs = (
  against: 'person' | 'bot',
  isSeen: boolean,
  drawn = Math.random(),
): number => {
  if (against === 'person') return FROM_MS + drawn * (TO_MS - FROM_MS);
  return isSeen ? SEEN_MS : 0;
};

/** Whether the orders of a step are of the player's own hand. */
export const isOrderedByHand = (
  { canUndo }: Pick<GameDesk, 'canUndo'>,
  { given }: Pick<Standing, 'given'>,
): boolean => canUndo && given.count === 0;

interface PassingProps<Order extends AnyOrder>
  extends Pick<GameDesk<unknown, Order>, 'stage' | 'give'> {
  /** Counts the steps of the game. */
  clock: number;
  /** What the present step is called; nothing where its order tells of itself. */
  step: string | undefined;
  /** The one order that ends a step with nothing to decide; nothing where there is a choice. */
  forced: Order | undefined;
  /** The player has ordered something in this step that can be undone: then it waits for the confirmation. */
  isOrdered?: boolean;
  /** There is a choice, but the player left it as it was proposed the last time. */
  isAsBefore?: boolean;
  /** Steps are carried out as proposed, also ones that are not empty. */
  isRunning?: boolean;
  /** One that is open: nothing passes under it. */
  question: Question | null;
  isAgainstPerson?: boolean | undefined;
}

/** What the screen tells of steps with nothing to order. */
export interface Passing {
  /** Steps with nothing to order that have passed since the player was asked last. */
  passed: readonly string[];
  /** And those in which all was left as it was the last time. */
  asBefore: readonly string[];
  /** The present step is about to pass. */
  isPassing: boolean;
}

/** Confirms steps with nothing to order, if the player prefers that. */
export function usePassing<Order extends AnyOrder>(props: PassingProps<Order>): Passing {
  const { clock, step, stage, give, forced, question } = props;
  const { isAsBefore = false, isRunning = false, isAgainstPerson = false } = props;
  const { isOrdered = false } = props;
  const { passEmpty, animation } = usePrefs();
  const { passed, note } = usePassed(clock, stage !== 'waiting' && !forced);
  const isPassing =
    ((passEmpty && !isOrdered) || isRunning) &&
    stage !== 'waiting' &&
    !question &&
    forced !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setTimeout(
      () => {
        if (!forced) return;
        if (step !== undefined) note(step, isAsBefore);
        give(forced);
      },
      passingMs(isAgainstPerson ? 'person' : 'bot', animation !== 'off'),
    );
    return () => clearTimeout(timer);
  }, [isPassing, clock]);
  // A step of the same name that asks is not told as passed.
  const told = passed.filter(({ name }) => isPassing || name !== step);
  return { passed: namesOf(told, false), asBefore: namesOf(told, true), isPassing };
}

/** A step that has passed, and whether it did so as the last time. */
interface Passed {
  clock: number;
  name: string;
  isAsBefore: boolean;
}

const namesOf = (list: readonly Passed[], isAsBefore: boolean): string[] =>
  list.filter((it) => it.isAsBefore === isAsBefore).map(({ name }) => name);

/** Steps that have passed, until the player has decided something else and is asked again. */
function usePassed(clock: number, isAsked: boolean) {
  const [list, set] = useState<readonly Passed[]>([]);
  const asked = useRef({ now: -1, before: -1 });
  if (isAsked && asked.current.now !== clock)
    asked.current = { now: clock, before: asked.current.now };
  const { now, before } = asked.current;
  const since = isAsked ? before : now;
  return {
    passed: list.filter((it) => it.clock > since),
    note: (name: string, isAsBefore: boolean) =>
      set([...list.filter((it) => it.clock > since), { clock, name, isAsBefore }]),
  };
}
