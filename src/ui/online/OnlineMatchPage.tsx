import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { NotFound } from '../frame/NotFound';
import { Entrance } from './Entrance';
import { OnlinePlace } from './OnlinePlace';
import { seatIn, useSeats } from './seats';
import { useAddress } from './useAddress';
import './online.css';

export interface OnlineMatchPageProps {
  id: string;
  /** `replay`, `report`, `analysis`, or nothing to play. */
  what: string;
}

/** A match online: from a seat, as a spectator, or at its entrance. */
export function OnlineMatchPage({ id, what }: OnlineMatchPageProps) {
  const seats = useSeats();
  const { link, dropInvitation } = useAddress(id);
  const [search] = useSearchParams();
  const as = search.get('as');
  const [word, setWord] = useState(link.passphrase);
  const seat = as === 'spectator' ? undefined : seatIn(seats, id, as);
  if (!['', 'replay', 'report', 'analysis'].includes(what)) return <NotFound what="match" />;
  const isComingIn = link.invitation !== undefined && !seat;
  if (seat || (as === 'spectator' && !isComingIn))
    return (
      <OnlinePlace
        id={id}
        what={what}
        kept={seat}
        passphrase={seat ? undefined : word}
        onWord={setWord}
      />
    );
  return <Entrance id={id} link={link} onWord={setWord} onUsed={dropInvitation} />;
}
