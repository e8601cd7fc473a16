import { type KeyboardEvent, useEffect, useRef } from 'react';
import { matchText } from '../i18n/match';
import './handOver.css';

interface HandOverProps {
  name: string;
  what: string;
  why: 'sealed' | 'fog';
  onReady: () => void;
}

/** Covers everything between two players at one screen; meanwhile the page shows nothing of either side. */
export function HandOver({ name, what, why, onReady }: HandOverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over" id="main">
      <p className="legend">{what}</p>
      <h1>{matchText('handTo', { name })}</h1>
      <p>{matchText(`why.${why}`)}</p>
      <button
        ref={button}
        type="button"
        className="button primary"
        onKeyDown={ignoreHeldKey}
        onClick={onReady}
      >
        {matchText('iAm', { name })}
      </button>
    </main>
  );
}

/** A key still held from the order that was sealed must not wave this page away: only a fresh stroke counts. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
