import { useState } from 'react';
import { Link } from 'wouter';
import { dateAndTime } from '../../words/core/say';
import { ConfirmDialog, type Question } from '../controls/ConfirmDialog';
import { matchPath } from '../frame/paths';
import { lobbyText } from '../i18n/lobby';
import type { KeptMatch } from '../match/library';
import { useNarrow } from '../table/useNarrow';
import { EarlierDialog } from './EarlierDialog';

interface RunningMatchesProps {
  /** The one played last first. */
  matches: readonly KeptMatch[];
  onRemove: (id: string) => void;
}

/** More than these are folded. */
const MAX_SHOWN = { phone: 1, else: 3 } as const;

/** Battles kept in this browser. */
export function RunningMatches({ matches, onRemove }: RunningMatchesProps) {
  const shown = MAX_SHOWN[useNarrow('phone') ? 'phone' : 'else'];
  const [question, setQuestion] = useState<Question | null>(null);
  const [backOf, setBackOf] = useState<KeptMatch | null>(null);
  const drop = ({ id, title }: KeptMatch) =>
    setQuestion({
      title: lobbyText('removeAsk', { title }),
      text: lobbyText('removeText'),
      yes: lobbyText('remove'),
      no: lobbyText('keep'),
      tone: 'danger',
      onYes: () => onRemove(id),
    });
  const rows = matches.map((match) => (
    <Running
      key={match.id}
      match={match}
      onEarlier={() => setBackOf(match)}
      onDrop={() => drop(match)}
    />
  ));
  return (
    <section aria-labelledby="running">
      <h2 id="running">{lobbyText('goOn')}</h2>
      <ul className="running">{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details className="running-more">
          <summary>{lobbyText('moreMatches', { count: rows.length - shown })}</summary>
          <ul className="running">{rows.slice(shown)}</ul>
        </details>
      )}
      {question && <ConfirmDialog question={question} onClose={() => setQuestion(null)} />}
      {backOf && <EarlierDialog match={backOf} onClose={() => setBackOf(null)} />}
    </section>
  );
}

interface RunningProps {
  match: KeptMatch;
  onEarlier: () => void;
  onDrop: () => void;
}

function Running({ match, onEarlier, onDrop }: RunningProps) {
  const { id, title, who, where, savedAt } = match;
  return (
    <li>
      <Link href={matchPath(id)} className="running-link">
        <b>{title}</b>
        <span>{who}</span>
        <span>{where}</span>
        <small>{dateAndTime(savedAt)}</small>
      </Link>
      <AgainLink id={id} what="replay" title={title} />
      <AgainLink id={id} what="report" title={title} />
      <button
        type="button"
        className="button quiet small"
        aria-label={lobbyText('earlierTitle', { title })}
        onClick={onEarlier}
      >
        {lobbyText('earlier')}
      </button>
      <button
        type="button"
        className="button quiet small"
        aria-label={lobbyText('removeIt', { title })}
        onClick={onDrop}
      >
        {lobbyText('remove')}
      </button>
    </li>
  );
}

interface AgainLinkProps {
  id: string;
  what: 'replay' | 'report';
  title: string;
}

/** To a battle as it has been so far. */
const AgainLink = ({ id, what, title }: AgainLinkProps) => (
  <Link
    className="button quiet small"
    aria-label={lobbyText(`${what}Of`, { title })}
    href={matchPath(id, what)}
  >
    {lobbyText(what)}
  </Link>
);
