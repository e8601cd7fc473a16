import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'wouter';
import type { Refusal } from '../../rules/core';
import { generalRefusal } from '../../words/general/refusal';
import { Page } from '../frame/Page';
import { onlineText } from '../i18n/online';
import { onlineMatchText } from '../i18n/onlineMatch';
import { linkTo, placePath } from './links';
import { lobby } from './lobby';
import { NoServer } from './NoServer';
import { OnlineTable } from './OnlineTable';
import type { OnlinePlaceProps } from './props';
import { dropSeat, type KeptSeat } from './seats';
import { useAsked } from './useAsked';
import { type Place, usePlace, useSeat } from './usePlace';
import { WordField } from './WordField';

/** How often an unresponsive server is asked again; milliseconds. */
const AGAIN_MS = 5000;

/** A place in a match, once the server has been found to have it. */
export function OnlinePlace(props: OnlinePlaceProps) {
  const { id } = props;
  const [game, setGame] = useState<string | null>(null);
  const ask = useCallback(() => lobby.find(id), [id]);
  const { asked, again } = useAsked(ask, game === null ? AGAIN_MS : 0);
  if (asked?.ok && game === null) setGame(asked.value.gameName);
  if (game !== null) return <OpenPlace {...props} system={game} />;
  if (!asked) return <p className="loading">{onlineMatchText('loading')}</p>;
  const refusal = asked.ok ? undefined : asked.refusal;
  return (
    <Page title={onlineText('title')}>
      {refusal && <NoServer refusal={refusal} onAgain={again} />}
    </Page>
  );
}

function OpenPlace(props: OnlinePlaceProps & { system: string }) {
  const { id, kept, passphrase, system } = props;
  const place = usePlace({
    ...{ match: id, system, passphrase },
    ...{ token: kept?.token, side: kept?.side },
  });
  if (!place) return <p className="loading">{onlineMatchText('loading')}</p>;
  return <Inside {...props} place={place} />;
}

function Inside(props: OnlinePlaceProps & { place: Place }) {
  const { place, kept, id, onWord } = props;
  const { connection, refusal, game, match } = useSeat(place.seat);
  if (connection === 'refused' && refusal)
    return <Refused id={id} kept={kept} refusal={refusal} onWord={onWord} />;
  if (connection === 'ended') return <Ended id={id} kept={kept} />;
  if (!game || !match)
    return <p className="loading">{onlineMatchText(`connection.${connection}`)}</p>;
  return <OnlineTable {...props} game={game} match={match} />;
}

interface RefusedProps {
  id: string;
  kept: KeptSeat | undefined;
  refusal: Refusal;
  onWord: (word: string) => void;
}

/** The server refuses entry: the passphrase is wrong, or the seat's link is no longer valid. */
function Refused({ id, kept, refusal, onWord }: RefusedProps) {
  const [word, setWord] = useState('');
  if (kept && refusal.code === 'not-your-seat') return <Ended id={id} kept={kept} />;
  const tell = (event: FormEvent) => {
    event.preventDefault();
    onWord(word);
  };
  return (
    <Page title={onlineMatchText('refusedTitle')}>
      <p role="alert">{generalRefusal(refusal)}</p>
      {refusal.code === 'wrong-word' && (
        <form className="online-look" onSubmit={tell}>
          <WordField word={word} onChange={setWord} />
          <button type="submit" className="button primary">
            {onlineText('lookOn')}
          </button>
        </form>
      )}
      <p className="actions">
        <Link className="button" href="/online">
          {onlineText('toLobby')}
        </Link>
      </p>
    </Page>
  );
}

/** The seat's link is no longer valid. */
const Ended = ({ id, kept }: Pick<OnlinePlaceProps, 'id' | 'kept'>) => (
  <Page title={onlineMatchText('endedTitle')}>
    <p>{onlineMatchText('endedText')}</p>
    <p className="hint">{linkTo(location.origin, id)}</p>
    <p className="actions">
      <Link className="button primary" href={placePath(id, 'spectator')}>
        {onlineText('lookOn')}
      </Link>
      {kept && (
        <Link className="button" href="/online" onClick={() => dropSeat(kept)}>
          {onlineMatchText('forget')}
        </Link>
      )}
      <Link className="button" href="/online">
        {onlineText('toLobby')}
      </Link>
    </p>
  </Page>
);
