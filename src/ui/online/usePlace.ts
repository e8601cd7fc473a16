import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadSystem } from '../../game/loadSystem';
import {
  newOnlineSeat,
  type OnlineMatch,
  type OnlineSeat,
  openOnlineMatch,
  type SeatSnapshot,
} from '../../game/online';
import type { Side } from '../../rules/core';
import { must } from '../../rules/core';
import { systemOf } from '../../rules/registry';
import { reportFault } from '../frame/faults';
import { diceMemory } from './keptDice';

/** A place in a match: what is asked of the server, and what the screen shows. */
export interface Place {
  online: OnlineMatch;
  seat: OnlineSeat;
}

/** Who enters: a player with a seat's token, or a spectator. */
interface Entry {
  match: string;
  /** The id of the match's rule system. */
  system: string;
  token?: string | undefined;
  /** The player's side. */
  side?: Side | undefined;
  passphrase?: string | undefined;
}

/** A place in a match for as long as the page shows it; `undefined` before it is opened. */
export function usePlace({ match, system, token, side, passphrase }: Entry): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const online = openOnlineMatch({
      match,
      dice: diceMemory(match, side),
      ...(token !== undefined && { token }),
      ...(passphrase !== undefined && { passphrase }),
    });
    let isLeft = false;
    const take = () => {
      if (!isLeft)
        setPlace({ online, seat: newOnlineSeat(must(systemOf(system), system), online) });
    };
    loadSystem(system).then(take).catch(reportFault);
    return () => {
      isLeft = true;
      setPlace(undefined);
      online.close();
    };
  }, [match, system, token, side, passphrase]);
  return place;
}

/** What a place shows now, and again whenever it changes. */
export const useSeat = (seat: OnlineSeat): SeatSnapshot =>
  useSyncExternalStore(seat.subscribe, seat.getSnapshot);
