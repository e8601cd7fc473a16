import { BOTS, botById, ensign } from '../../../../bots';
import { hintText } from '../../../i18n/hint';
import { botName } from '../../../lobby/bots';
import { useDesk } from '../desk';
import { orderText } from './orderText';
import type { Hint } from './useAdvice';
import { Why } from './Why';
import './advice.css';

/** Bots that have something to advise, the strongest first. */
export const ADVISERS = BOTS.filter(({ id }) => id !== ensign.id).reverse();

/** Asks a bot what it would do here, and shows what it said. */
export function AdviceCard() {
  const { advice } = useDesk();
  const { state, hint, ask, drop } = advice;
  if (!ask) return null;
  return (
    <section className="advice" aria-label={hintText('advice')}>
      <div className="actions">
        <span className="advice-ask">{hintText('ask')}</span>
        {ADVISERS.map((bot) => (
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
      <div role="status">
        {state === 'thinking' && <p className="hint">{hintText('thinking')}</p>}
        {state === 'failed' && <p className="hint">{hintText('failed')}</p>}
        {hint && <Told hint={hint} onDrop={drop} />}
      </div>
    </section>
  );
}

function Told({ hint: { bot, orders, why }, onDrop }: { hint: Hint; onDrop: () => void }) {
  const { view, names, give } = useDesk();
  const [first, ...rest] = orders;
  if (!first) return null;
  return (
    <div className="advice-told">
      <p>
        <b>{botName(botById(bot) ?? { id: bot, name: bot })}:</b> {orderText(first, view, names)}.
      </p>
      {why && <Why why={why} />}
      {rest.length > 0 && (
        <details>
          <summary>{hintText('plan')}</summary>
          <ol>
            {rest.map((order, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan may have one order twice
              <li key={at}>{orderText(order, view, names)}</li>
            ))}
          </ol>
        </details>
      )}
      <div className="actions">
        <button type="button" className="button small primary" onClick={() => give(first)}>
          {hintText('doIt')}
        </button>
        <button type="button" className="button small" onClick={onDrop}>
          {hintText('drop')}
        </button>
      </div>
    </div>
  );
}
