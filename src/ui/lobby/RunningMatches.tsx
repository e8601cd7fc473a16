import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dateAndTime } from '../../words/core/say';
import { ConfirmDialog, type Question } from '../controls/ConfirmDialog';
import { reportFault } from '../frame/faults';
import { matchPath } from '../frame/paths';
import { lobbyText } from '../i18n/lobby';
import { loadLibrary } from '../match/lazyLibrary';
import type { KeptMatch } from '../match/library';
import { EarlierDialog } from './EarlierDialog';
import { onMatchesChanged } from './matchesChange';

/** Battles kept in this browser, the one played last first. */
export function RunningMatches() {
  const [matches, setMatches] = useState<readonly KeptMatch[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);
  const [backOf, setBackOf] = useState<KeptMatch | null>(null);
  useEffect(() => {
    const read = () => void listAll().then(setMatches).catch(reportFault);
    read();
    return onMatchesChanged(read);
  }, []);
  if (matches.length === 0) return null;
  const drop = ({ id, title }: KeptMatch) =>
    setQuestion({
      title: lobbyText('removeAsk', { title }),
      text: lobbyText('removeText'),
      yes: lobbyText('remove'),
      no: lobbyText('keep'),
      tone: 'danger',
      onYes: () => {
        remove(id).then(setMatches).catch(reportFault);
      },
    });
  return (
    <section aria-labelledby="running">
      <h2 id="running">{lobbyText('goOn')}</h2>
      <ul className="running">
        {matches.map((match) => (
          <Running
            key={match.id}
            match={match}
            onEarlier={() => setBackOf(match)}
            onDrop={() => drop(match)}
          />
        ))}
      </ul>
      {question && <ConfirmDialog question={question} onClose={() => setQuestion(null)} />}
      {backOf && <EarlierDialog match={backOf} onClose={() => setBackOf(null)} />}
    </section>
  );
}

const listAll = async (): Promise<KeptMatch[]> => (await loadLibrary()).listMatches();

/** Removes a match and gives those that are left. */
async function remove(id: string): Promise<KeptMatch[]> {
  const { listMatches, removeMatch } = await loadLibrary();
  await removeMatch(id);
  return listMatches();
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
