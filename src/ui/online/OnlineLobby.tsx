import { Suspense, useCallback, useEffect } from 'react';
import { Link } from 'wouter';
import { type Asked, type PublicMatch, watchLists } from '../../game/online';
import { listed } from '../../words/core/say';
import { Page } from '../frame/Page';
import { onlineText } from '../i18n/online';
import { useScenarioList } from '../match/useScenarios';
import { type Listing, listingOf } from './listing';
import { lobby } from './lobby';
import { MatchRow } from './MatchRow';
import { NoServer } from './NoServer';
import { PasteLink } from './PasteLink';
import { SeatsFile } from './SeatsFile';
import { type KeptSeat, useSeats } from './seats';
import { useAsked } from './useAsked';
import './online.css';

/** How often the list is requested while the page is in view, in case news is lost on the way; milliseconds. */
const EVERY_MS = 60_000;

/** Matches on this server: to continue, to join, to watch, to review. */
export function OnlineLobby() {
  const seats = useSeats();
  const ask = useCallback(() => askAll(seats), [seats]);
  const { asked, again } = useAsked(ask, EVERY_MS);
  useNews(asked?.ok === true, again);
  return (
    <Page title={onlineText('title')} lead={onlineText('lead')}>
      {!asked && <Loading />}
      {asked && !asked.ok && <NoServer refusal={asked.refusal} onAgain={again} />}
      {asked?.ok && (
        // Names of battles are waited for here, so that the heading stays.
        <Suspense fallback={<Loading />}>
          <p className="actions">
            <Link className="button primary" href="/online/new">
              {onlineText('newMatch')}
            </Link>
          </p>
          <Lists listing={listingOf(asked.value, seats)} seats={seats} />
          <PasteLink />
          <SeatsFile />
        </Suspense>
      )}
    </Page>
  );
}

const Loading = () => <p className="loading">{onlineText('loading')}</p>;

/** Asks again when the server says that the lists have changed. Without a server there is nobody to listen to. */
function useNews(isThere: boolean, again: () => void): void {
  useEffect(() => {
    if (!isThere) return;
    return watchLists(() => {
      if (document.visibilityState === 'visible') again();
    });
  }, [isThere, again]);
}

/** The public list, and those of one's own that are in no list. */
async function askAll(seats: readonly KeptSeat[]): Promise<Asked<PublicMatch[]>> {
  const listed = await lobby.list();
  if (!listed.ok) return listed;
  const known = new Set(listed.value.map(({ matchID }) => matchID));
  const missing = [...new Set(seats.map(({ match }) => match))].filter((id) => !known.has(id));
  const found = await Promise.all(missing.map((id) => lobby.find(id)));
  return { ok: true, value: [...listed.value, ...found.flatMap((it) => (it.ok ? it.value : []))] };
}

const PARTS = ['mine', 'open', 'running', 'finished'] as const satisfies readonly (keyof Listing)[];
type Part = (typeof PARTS)[number];

function Lists({ listing, seats }: { listing: Listing; seats: readonly KeptSeat[] }) {
  const list = useScenarioList();
  const [full, empty] = [true, false].map((isFull) =>
    PARTS.filter((part) => listing[part].length > 0 === isFull),
  ) as [Part[], Part[]];
  return (
    <>
      {full.map((part) => (
        <section key={part} aria-labelledby={`online-${part}`}>
          <h2 id={`online-${part}`}>{onlineText(part)}</h2>
          <ul className="online-list">
            {listing[part].map((match) => (
              <MatchRow key={match.matchID} match={match} list={list} seats={seats} />
            ))}
          </ul>
        </section>
      ))}
      {empty.length > 0 && <EmptyParts parts={empty} />}
    </>
  );
}

/** All parts with nothing in them are one line, which opens. */
const EmptyParts = ({ parts }: { parts: readonly Part[] }) => (
  <details className="online-empty">
    <summary>
      {onlineText('empty', { parts: listed(parts.map((part) => onlineText(`in.${part}`))) })}
    </summary>
    {parts.map((part) => (
      <p key={part} className="hint">
        {onlineText(`none.${part}`)}
      </p>
    ))}
  </details>
);
