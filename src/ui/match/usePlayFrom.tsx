import { type ReactNode, Suspense, useState } from 'react';
import type { Save } from '../../scenario';
import { faultText } from '../../scenario/form/fault';
import { reportFault } from '../frame/faults';
import { SeatDialog } from './lazySeats';
import { type OpenMatch, saveOf } from './library';

/** Begins a game of one's own from a moment of a match. */
interface PlayFrom {
  /** Asks who plays on, after so many lines of the record. */
  playFrom: (given: number) => void;
  /** The question, while it is asked. */
  dialog: ReactNode;
}

/** Of a match online nothing is asked before its end. */
export function usePlayFrom(match: OpenMatch | undefined): PlayFrom {
  const [from, setFrom] = useState<Save | null>(null);
  return {
    playFrom: (given) => {
      if (!match) return;
      const save = saveOf(match, given);
      if (save.ok) setFrom(save.value);
      else reportFault(new Error(save.faults.map(faultText).join('; ')));
    },
    dialog: from && (
      <Suspense>
        <SeatDialog save={from} onClose={() => setFrom(null)} />
      </Suspense>
    ),
  };
}
