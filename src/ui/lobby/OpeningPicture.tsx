import { type ReactNode, useState } from 'react';
import { SIDES, type Side } from '../../rules/core';
import { lobbyText } from '../i18n/lobby';
import './opening.css';

interface OpeningPictureProps {
  sides: Readonly<Record<Side, { name: string }>>;
  /** What a side has, what wins, how a turn goes. */
  briefOf: (side: Side) => readonly string[];
  /** The class that the system's screen has, by which its board is drawn. */
  className?: string;
  /** The board as a side will find it; nothing on it can be done. */
  boardOf: (side: Side) => ReactNode;
}

/** A game before it begins: in three sentences, and on its board, as either side sees it. */
export function OpeningPicture({ sides, briefOf, className, boardOf }: OpeningPictureProps) {
  const [side, see] = useState<Side>('allies');
  return (
    <section className="opening" aria-labelledby="brief">
      <h2 id="brief">{lobbyText('brief')}</h2>
      <div className="opening-sides">
        {SIDES.map((of) => (
          <button
            key={of}
            type="button"
            className="button small"
            aria-pressed={of === side}
            onClick={() => see(of)}
          >
            {sides[of].name}
          </button>
        ))}
      </div>
      <ul className="brief">
        {briefOf(side).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <figure key={side} className="opening-picture">
        <div className={className} inert>
          {boardOf(side)}
        </div>
        <figcaption>{lobbyText('opening', { side: sides[side].name })}</figcaption>
      </figure>
    </section>
  );
}
