import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../../rules/strategic';
import type { Question } from '../../controls/ConfirmDialog';
import { usePrefs } from '../../frame/prefs';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';
import { allShips } from './desk/faces';
import { stepLabel } from './desk/place';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['confirm', 'offerEnd', 'dropContact', 'scuttle'];

type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** Whether a step has nothing to order: but to confirm it. Ships that are all but lost may be to be scuttled, and an offer to be answered. */
export function isEmptyStep({ view, side, legal }: Asked): boolean {
  if (!mayOrder({ legal }, 'confirm')) return false;
  if (view.known[side]?.enemyOffersEnd) return false;
  const isGrave = allShips(view, side).some(
    ({ fate, state }) => fate === 'afloat' && state === 'heavy',
  );
  if (isGrave && mayOrder({ legal }, 'scuttle')) return false;
  return legal.every(({ kind }) => ALWAYS.includes(kind));
}

/** Orders that leave no choice where no other can be given: the one strike that is left, and passing. */
const FORCED: readonly Order['kind'][] = ['flyStrike', 'pass'];

/** The one order that ends a step with nothing to decide; nothing where there is a choice. */
export function forcedOrder(desk: Asked): Order | undefined {
  if (isEmptyStep(desk)) return { kind: 'confirm' };
  const open = desk.legal.filter(({ kind }) => kind === 'confirm' || !ALWAYS.includes(kind));
  const [only] = open;
  if (desk.view.known[desk.side]?.enemyOffersEnd) return undefined;
  return only && open.length === 1 && FORCED.includes(only.kind) ? only : undefined;
}

/** Whether the player is told that a step with this order has passed: a strike that is flown tells of itself. */
export const isTold = ({ kind }: Order): boolean => kind !== 'flyStrike';

/** So long a step that is passed can be seen. */
const SEEN_MS = 450;
/** Against a person a step passes after a time as a hand would take. */
const [FROM_MS, TO_MS] = [1500, 6000];

/**
 * The time until an empty step is confirmed. [ST-5.19] Against a person it is drawn anew for each step and comes of
 * nothing else, so that it tells no more than a confirmation by hand.
 */
export const passingMs = (isAgainstPerson: boolean, drawn = Math.random()): number =>
  isAgainstPerson ? FROM_MS + drawn * (TO_MS - FROM_MS) : SEEN_MS;

interface PassingProps {
  /** One that is open: nothing passes under it. */
  question: Question | null;
  isAgainstPerson?: boolean | undefined;
}

/** What the screen tells of steps with nothing to order. */
export interface Passing {
  /** Steps that have passed since the player was asked last. */
  passed: readonly string[];
  /** The present step is about to pass. */
  isPassing: boolean;
}

/** Confirms steps with nothing to order, if the player prefers that. */
export function usePassing(
  desk: Desk,
  { question, isAgainstPerson = false }: PassingProps,
): Passing {
  const { passEmpty } = usePrefs();
  const { view, stage, give } = desk;
  const forced = forcedOrder(desk);
  const { passed, note } = usePassed(view.clock, stage !== 'waiting' && !forced);
  const isPassing = passEmpty && stage !== 'waiting' && !question && forced !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setTimeout(() => {
      if (!forced) return;
      if (isTold(forced)) note(stepLabel(view));
      give(forced);
    }, passingMs(isAgainstPerson));
    return () => clearTimeout(timer);
  }, [isPassing, view.clock]);
  return { passed, isPassing };
}

/** Names of steps that have passed, until the player has decided something else and is asked again. */
function usePassed(clock: number, isAsked: boolean) {
  const [list, set] = useState<readonly { clock: number; name: string }[]>([]);
  const asked = useRef({ now: -1, before: -1 });
  if (isAsked && asked.current.now !== clock)
    asked.current = { now: clock, before: asked.current.now };
  const { now, before } = asked.current;
  const since = isAsked ? before : now;
  return {
    passed: list.filter((it) => it.clock > since).map(({ name }) => name),
    note: (name: string) => set([...list.filter((it) => it.clock > since), { clock, name }]),
  };
}
