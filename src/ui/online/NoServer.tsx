import { Link } from 'wouter';
import type { Refusal } from '../../rules/core';
import { generalRefusal } from '../../words/general/refusal';
import { appText } from '../i18n/app';
import { onlineText } from '../i18n/online';

interface NoServerProps {
  refusal: Refusal;
  onAgain: () => void;
}

/** Says that online play is unavailable now, or not offered here, and what works without it. */
export function NoServer({ refusal, onAgain }: NoServerProps) {
  const isNone = refusal.code === 'no-online';
  const isAway = refusal.code === 'no-answer';
  return (
    <section className="online-none" aria-labelledby="online-none">
      <h2 id="online-none">{onlineText(isNone ? 'noneTitle' : 'awayTitle')}</h2>
      <p role="status">
        {isNone
          ? onlineText('noneText')
          : isAway
            ? onlineText('awayText')
            : onlineText('refusedText', { why: generalRefusal(refusal) })}
      </p>
      <p className="actions">
        {!isNone && (
          <button type="button" className="button primary" onClick={onAgain}>
            {appText('tryAgain')}
          </button>
        )}
        <Link className="button" href="/">
          {onlineText('toBattles')}
        </Link>
      </p>
    </section>
  );
}
