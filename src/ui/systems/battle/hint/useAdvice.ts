import { useCallback, useEffect, useRef, useState } from 'react';
import { type Thought, whyOrder } from '../../../../bots';
import { newSeed } from '../../../../game';
import { type BattleView, battle, type Order } from '../../../../rules/battle';
import { isRefusal, type Side } from '../../../../rules/core';
import { pageBots } from '../../../match/botWorker';

/** What a bot would do in a position. */
export interface Hint {
  bot: string;
  /** The order it would give, then those that it means to give after it. */
  orders: readonly Order[];
  why?: string | undefined;
}

/** A bot asked for its advice, and what came of it. */
export interface Advice {
  state: 'none' | 'thinking' | 'given' | 'failed';
  hint: Hint | undefined;
  /** Absent where nobody is to be asked. */
  ask: ((bot: string) => void) | undefined;
  drop: () => void;
}

/** How long a bot thinks about its advice. */
const THINKING_MS = 2000;

interface Asked {
  view: BattleView;
  bot: string;
  /** Nothing while it thinks. */
  answer?: Thought | Error;
}

/** Advice on the position on show; it goes with it. */
export function useAdvice(view: BattleView, acting: Side | null, mayAsk: boolean): Advice {
  const [asked, setAsked] = useState<Asked | null>(null);
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
        ...{ system: battle.id, bot, side: acting, view },
        ...{ drawKey: newSeed(), thinking: { milliseconds: THINKING_MS } },
      };
      giveUp.current = pageBots.think(task, (answer) => setAsked({ view, bot, answer }));
    },
    [view, acting],
  );
  useEffect(() => () => giveUp.current(), []);
  const now = asked?.view === view ? asked : null;
  const hint = now?.answer && acting ? hintOf(now, now.answer, acting) : undefined;
  return {
    state: !now ? 'none' : !now.answer ? 'thinking' : hint ? 'given' : 'failed',
    hint,
    ask: mayAsk && acting ? ask : undefined,
    drop,
  };
}

/** A thought as orders; `undefined` when there is none, or it cannot be read. */
export function hintOf(
  { bot, view }: Pick<Asked, 'bot' | 'view'>,
  answer: Thought | Error,
  side: Side,
): Hint | undefined {
  if (answer instanceof Error) return undefined;
  const lines = [answer.line, ...(answer.plan ?? [])];
  const orders = lines.map((line) => battle.parseOrder(line));
  if (orders.some(isRefusal)) return undefined;
  const why = answer.why ?? whyOrder({ system: battle, view, side }, orders[0]);
  return { bot, orders: orders as Order[], why };
}
