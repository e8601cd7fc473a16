import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Bot, botsFor, ensign, type Thought, whyOrder } from '../../../bots';
import { newSeed } from '../../../game';
import { type AnySystem, isRefusal, type Reason, type Side } from '../../../rules/core';
import { pageBots } from '../../match/botWorker';

/** What a bot would do in a position. */
export interface Hint<Order = unknown> {
  bot: string;
  /** The order it would give, then those that it plans to give after it. */
  orders: readonly Order[];
  why?: Reason | undefined;
}

/** A request for a bot's advice, and its result. */
export interface Advice<Order = unknown> {
  state: 'none' | 'thinking' | 'given' | 'failed';
  hint: Hint<Order> | undefined;
  /** Bots that can advise in this system, the strongest first. */
  advisers: readonly Bot[];
  /** Absent when no advice is to be asked. */
  ask: ((bot: string) => void) | undefined;
  drop: () => void;
}

/** How long a bot thinks about its advice. */
const THINKING_MS = 2000;

/** The position of a side for which advice is asked. */
interface AdvicePosition {
  system: AnySystem;
  view: unknown;
  /** The side whose orders are given here; none while waiting. */
  acting: Side | null;
  /** Bots may be asked at all. */
  mayAsk: boolean;
  /** Whether advice on one view still holds for the next, other than for the same view. */
  stillHolds?: (before: unknown, after: unknown) => boolean;
}

interface Asked {
  view: unknown;
  bot: string;
  /** Nothing while it thinks. */
  answer?: Thought | Error;
}

/** Advice on the position on show; it disappears with the position. */
export function useAdvice<Order>(position: AdvicePosition): Advice<Order> {
  const { system, view, acting, mayAsk, stillHolds = Object.is } = position;
  const [asked, setAsked] = useState<Asked | null>(null);
  const match = useRef(newSeed());
  const giveUp = useRef(() => {});
  const drop = useCallback(() => {
    giveUp.current();
    setAsked(null);
  }, []);
  const ask = useCallback(
    (bot: string) => {
      if (!acting) return;
      giveUp.current();
      setAsked({ view, bot });
      const task = {
        ...{ system: system.id, bot, side: acting, view, isAdvice: true },
        ...{ drawKey: newSeed(), thinking: { milliseconds: THINKING_MS }, match: match.current },
      };
      giveUp.current = pageBots.think(task, (answer) => setAsked({ view, bot, answer }));
    },
    [system, view, acting],
  );
  useEffect(() => () => giveUp.current(), []);
  const advisers = useMemo(() => advisersIn(system.id), [system]);
  const now = asked && stillHolds(asked.view, view) ? asked : null;
  const hint = useMemo(
    () => (now?.answer && acting ? hintOf<Order>(system, now, now.answer, acting) : undefined),
    [system, now, acting],
  );
  return {
    state: !now ? 'none' : !now.answer ? 'thinking' : hint ? 'given' : 'failed',
    ...{ hint, advisers },
    ask: mayAsk && acting ? ask : undefined,
    drop,
  };
}

const advisersIn = (system: string): Bot[] =>
  botsFor(system)
    .filter(({ id }) => id !== ensign.id)
    .reverse();

/** A thought as orders; `undefined` when there is none, or it cannot be read. */
export function hintOf<Order>(
  system: AnySystem,
  { bot, view }: Pick<Asked, 'bot' | 'view'>,
  answer: Thought | Error,
  side: Side,
): Hint<Order> | undefined {
  if (answer instanceof Error) return undefined;
  const lines = [answer.line, ...(answer.plan ?? [])];
  const orders = lines.map((line) => system.parseOrder(line));
  if (orders.some(isRefusal)) return undefined;
  const why = answer.why ?? whyOrder({ system, view, side }, orders[0]);
  return { bot, orders, why };
}
