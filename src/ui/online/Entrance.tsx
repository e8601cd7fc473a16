import { type FormEvent, useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { PublicMatch } from '../../game/online';
import type { Refusal, Side } from '../../rules/core';
import { generalRefusal } from '../../words/general/refusal';
import { Page } from '../frame/Page';
import { useTask } from '../frame/useTask';
import { onlineText } from '../i18n/online';
import { Flag } from '../lobby/Flag';
import { useCard } from '../match/useScenarios';
import { NameField } from './CreateChoices';
import { type MatchLink, placePath } from './links';
import { isFree } from './listing';
import { lobby } from './lobby';
import { MatchFacts } from './MatchFacts';
import { keepName, readName } from './myName';
import { NoServer } from './NoServer';
import { keepSeat } from './seats';
import { useSent } from './sent';
import { useAsked } from './useAsked';
import { WordField } from './WordField';
import { endText, holderText, sideNamesOf } from './words';
import '../lobby/lobby.css';

interface EntranceProps {
  id: string;
  link: MatchLink;
  /** The passphrase of a private match, for a spectator. */
  onWord: (word: string) => void;
  /** The invitation is no longer valid. */
  onUsed: () => void;
}

/** How often the page is refreshed, since seats change hands; milliseconds. */
const EVERY_MS = 8000;

/** The page before entering a match: what it is, who is there, and the ways in. */
export function Entrance({ id, ...ways }: EntranceProps) {
  const ask = useCallback(() => lobby.find(id), [id]);
  const { asked, again } = useAsked(ask, EVERY_MS);
  if (!asked) return <p className="loading">{onlineText('loading')}</p>;
  if (asked.ok) return <WaysIn match={asked.value} {...ways} />;
  if (asked.refusal.code !== 'no-such-match')
    return (
      <Page title={onlineText('title')}>
        <NoServer refusal={asked.refusal} onAgain={again} />
      </Page>
    );
  return (
    <Page title={onlineText('noMatchTitle')}>
      <p>{onlineText('noMatchText')}</p>
      <p className="actions">
        <Link className="button primary" href="/online">
          {onlineText('toLobby')}
        </Link>
      </p>
    </Page>
  );
}

interface WaysInProps extends Omit<EntranceProps, 'id'> {
  match: PublicMatch;
}

function WaysIn({ match, link, onWord, onUsed }: WaysInProps) {
  useSent(match, link);
  const card = useCard(match.setupData.scenario);
  const names = sideNamesOf(card);
  const free = match.players.filter(isFree);
  const isPlayed = match.status === 'playing';
  const mayJoin = isPlayed && (link.invitation !== undefined || free.length > 0);
  return (
    <Page title={match.title} lead={stateText(match, link)}>
      <ul className="online-holders">
        {match.players.map((player) => (
          <li key={player.side} className="online-holder" data-side={player.side}>
            {card && <Flag card={card} side={player.side} />}
            {onlineText('sideHolder', { side: names[player.side], who: holderText(player) })}
          </li>
        ))}
      </ul>
      {!isPlayed && <p>{endText(match, names)}</p>}
      <MatchFacts match={match} card={card} />
      {mayJoin && (
        <JoinForm
          match={match}
          link={link}
          onUsed={onUsed}
          sides={free.map(({ side }) => side)}
          names={names}
        />
      )}
      <LookOn match={match} link={link} onWord={onWord} />
    </Page>
  );
}

function stateText({ status, players }: PublicMatch, { invitation }: MatchLink): string {
  if (status !== 'playing') return onlineText('entranceOver');
  if (invitation !== undefined) return onlineText('entranceInvited');
  return onlineText(players.some(isFree) ? 'entranceFree' : 'entranceFull');
}

interface JoinFormProps extends Pick<WaysInProps, 'match' | 'link' | 'onUsed'> {
  sides: readonly Side[];
  names: Readonly<Record<Side, string>>;
}

/** Takes a seat: the one that the invitation is for, or one that is free. */
function JoinForm({ match, link, onUsed, sides, names }: JoinFormProps) {
  const [, go] = useLocation();
  const [name, setName] = useState(readName);
  const [side, setSide] = useState<Side | undefined>(sides[0]);
  const [word, setWord] = useState(link.passphrase ?? '');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { busy, run } = useTask();
  const { invitation } = link;
  const asksWord = match.private && invitation === undefined;
  const wish = {
    name: name.trim(),
    ...(invitation !== undefined ? { invitation } : side && { side }),
    ...(asksWord && word !== '' && { passphrase: word }),
  };
  const take = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      keepName(wish.name);
      const joined = await lobby.join(match.matchID, wish);
      if (!joined.ok) {
        if (joined.refusal.code === 'bad-invitation') onUsed();
        return setRefusal(joined.refusal);
      }
      keepSeat({
        ...{ match: match.matchID, ...joined.value, title: match.title },
        ...{ name: wish.name, at: Date.now() },
        ...(word !== '' && { passphrase: word }),
      });
      go(placePath(match.matchID, joined.value.side), { replace: true });
    });
  };
  return (
    <form className="start-form online-join" onSubmit={take}>
      {invitation === undefined && sides.length > 1 && (
        <fieldset>
          <legend>{onlineText('yourSide')}</legend>
          {sides.map((it) => (
            <label key={it} className="choice">
              <input type="radio" name="side" checked={side === it} onChange={() => setSide(it)} />
              {names[it]}
            </label>
          ))}
        </fieldset>
      )}
      {asksWord && <WordField word={word} onChange={setWord} />}
      <NameField name={name} onChange={setName} />
      {refusal && (
        <p role="alert">
          {refusal.code === 'bad-invitation'
            ? onlineText('entranceUsed')
            : onlineText('refusedText', { why: generalRefusal(refusal) })}
        </p>
      )}
      <button type="submit" className="button primary start" disabled={busy}>
        {onlineText('takeSeat')}
      </button>
    </form>
  );
}

/** To watch; a private match needs its passphrase. */
function LookOn({ match, link, onWord }: Omit<WaysInProps, 'onUsed'>) {
  const [, go] = useLocation();
  const [word, setWord] = useState(link.passphrase ?? '');
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (word !== '') onWord(word);
    go(placePath(match.matchID, 'spectator'));
  };
  return (
    <form className="online-look" onSubmit={look}>
      {match.private && <WordField word={word} onChange={setWord} />}
      <button type="submit" className="button">
        {onlineText(match.status === 'playing' ? 'lookOn' : 'look')}
      </button>
    </form>
  );
}
