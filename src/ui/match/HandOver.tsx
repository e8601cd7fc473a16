import { type KeyboardEvent, useEffect, useRef } from 'react';
import './handOver.css';

const WHY = {
  sealed: 'Orders are sealed in this impulse: the other side looks away.',
  fog: 'Ships out of sight are hidden in this battle: the other side looks away.',
};

interface HandOverProps {
  name: string;
  what: string;
  why: keyof typeof WHY;
  onReady: () => void;
}

/** Covers everything between two players at one screen; nothing of either is on the page meanwhile. */
export function HandOver({ name, what, why, onReady }: HandOverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over" id="main">
      <p className="legend">{what}</p>
      <h1>Hand the screen to {name}</h1>
      <p>{WHY[why]}</p>
      <button
        ref={button}
        type="button"
        className="button primary"
        onKeyDown={ignoreHeldKey}
        onClick={onReady}
      >
        I am {name}
      </button>
    </main>
  );
}

/** A key still held from the order that was sealed must not wave this page away: only a fresh stroke counts. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
