import { useEffect, useRef, useState } from 'react';
import type { Connection } from '../../game/online';

/** How long the notice that the connection is back is shown; milliseconds. */
const SAID_MS = 6000;

/** Whether the connection has just come back after a time away. */
export function useBack(connection: Connection): boolean {
  const [isBack, setBack] = useState(false);
  const wasAway = useRef(false);
  useEffect(() => {
    if (connection === 'offline' || connection === 'stopping') wasAway.current = true;
    if (connection !== 'online' || !wasAway.current) return undefined;
    wasAway.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return isBack && connection === 'online';
}

/** How long an order may be pending before the screen waits for its answer; milliseconds. */
const SHORT_MS = 400;

/** Whether something has gone on for longer than a moment. */
export function useLasting(isGoingOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLasts(true), SHORT_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isGoingOn]);
  return lasts && isGoingOn;
}
