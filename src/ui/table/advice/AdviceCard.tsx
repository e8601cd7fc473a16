import { useEffect, useRef } from 'react';
import { botById } from '../../../bots';
import type { Reason } from '../../../rules/core';
import { adviceText } from '../../i18n/advice';
import { botName } from '../../match/bots';
import type { Advice, Hint } from './useAdvice';
import './advice.css';

interface AdviceCardProps<Order> {
  advice: Advice<Order>;
  give: (...orders: readonly Order[]) => unknown;
  /** Orders as advice: 'Move Hood southwest to 1006'; several with the same text may share a line. */
  say: (orders: readonly Order[]) => readonly string[];
  /** A bot's reason; `undefined` for one that has no text. */
  whyIn: (why: Reason) => string | undefined;
}

/** Asks a bot what it would do here, and shows its answer. */
export function AdviceCard<Order>(props: AdviceCardProps<Order>) {
  const { state, hint, ask, advisers } = props.advice;
  const told = useRef<HTMLDivElement>(null);
  // Its buttons would lie below the fold.
  useEffect(() => {
    if (hint) told.current?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  if (!ask) return null;
  return (
    <section className="advice" aria-label={adviceText('advice')}>
      <div className="actions">
        <span className="advice-ask">{adviceText('ask')}</span>
        {advisers.map((bot) => (
          <button
            key={bot.id}
            type="button"
            className="button small"
            disabled={state === 'thinking'}
            onClick={() => ask(bot.id)}
          >
            {botName(bot)}
          </button>
        ))}
      </div>
      <div ref={told} className={hint && 'advice-told'}>
        <div role="status">
          {state === 'thinking' && <p className="hint">{adviceText('thinking')}</p>}
          {state === 'failed' && <p className="hint">{adviceText('failed')}</p>}
          {hint && <Told {...props} hint={hint} />}
        </div>
        {hint && <Doing {...props} hint={hint} />}
      </div>
    </section>
  );
}

type Given<Order> = AdviceCardProps<Order> & { hint: Hint<Order> };

/** The order and its reason, read aloud when it comes. */
function Told<Order>({ hint, say, whyIn }: Given<Order>) {
  const why = hint.why && whyIn(hint.why);
  return (
    <>
      <p>
        <b>{botName(botById(hint.bot) ?? { id: hint.bot, name: hint.bot })}:</b>{' '}
        {say(hint.orders.slice(0, 1))}.
      </p>
      {why !== undefined && <p>{why}</p>}
    </>
  );
}

/** The plan behind it, and the buttons for it. */
function Doing<Order>({ advice, hint, give, say }: Given<Order>) {
  const { orders } = hint;
  const rest = orders.slice(1);
  return (
    <>
      {rest.length > 0 && (
        <details>
          <summary>{adviceText('plan', { count: rest.length })}</summary>
          <ol>
            {say(rest).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan may say one thing twice
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <div className="actions">
        <button
          type="button"
          className="button small primary"
          onClick={() => give(...orders.slice(0, 1))}
        >
          {adviceText('doIt')}
        </button>
        {rest.length > 0 && (
          <button type="button" className="button small" onClick={() => give(...orders)}>
            {adviceText('doAll', { count: orders.length })}
          </button>
        )}
        <button type="button" className="button small" onClick={advice.drop}>
          {adviceText('drop')}
        </button>
      </div>
    </>
  );
}
