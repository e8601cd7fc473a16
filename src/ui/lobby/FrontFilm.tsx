import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useMedia } from '../frame/useMedia';
import { lobbyText } from '../i18n/lobby';
import { useScenarioList } from '../match/useScenarios';
import { allUis } from '../systems/registry';

/** A recorded battle played back small. Its code comes when the page has nothing else to do; until then a still picture. */
export function FrontFilm() {
  const { Film: { Page: Film } = {}, filmStill } =
    allUis().find(({ lobby }) => lobby.Film)?.lobby ?? {};
  const frame = useRef<HTMLElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isSeen = useSeen(frame);
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [scenario, setScenario] = useState('');
  const onKnown = useCallback((id: string) => setScenario(id), []);
  if (!Film) return null;
  const isPlaying = wish === null ? !isStill : wish === 'play';
  return (
    <figure ref={frame} className="front-film">
      <div className="front-film-picture">
        {filmStill && <img src={filmStill} alt="" />}
        {isSeen !== 'never' && (
          <Suspense>
            <Film isPlaying={isPlaying && isSeen === 'now'} onKnown={onKnown} />
          </Suspense>
        )}
        <button
          type="button"
          className="button small"
          onClick={() => setWish(isPlaying ? 'pause' : 'play')}
        >
          {lobbyText(isPlaying ? 'filmPause' : 'filmPlay')}
        </button>
      </div>
      <Caption scenario={scenario} />
    </figure>
  );
}

/** What the picture shows, and the way to play it. */
function Caption({ scenario }: { scenario: string }) {
  const card = useScenarioList().find((it) => it.card.id === scenario)?.card;
  return (
    <figcaption>
      {card && (
        <>
          {lobbyText('filmOf')}{' '}
          <Link href={`/scenario/${card.id}${location.search}`}>
            {`${card.title}, ${card.date.slice(0, 4)}`}
          </Link>
        </>
      )}
    </figcaption>
  );
}

/** Whether an element is in the window; never yet, until the browser has had a moment to spare. */
function useSeen(ref: RefObject<HTMLElement | null>): 'never' | 'now' | 'not now' {
  const [seen, setSeen] = useState<'never' | 'now' | 'not now'>('never');
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      setSeen((before) =>
        entry?.isIntersecting ? 'now' : before === 'never' ? 'never' : 'not now',
      ),
    );
    const begin = () => ref.current && watch.observe(ref.current);
    const timer = setTimeout(begin, IDLE_MS);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [ref]);
  return seen;
}

/** The first load comes first. */
const IDLE_MS = 600;
