import { useEffect, useState } from 'react';
import type { Asked, Played } from '../../game/online';
import { publishedOf, type Refusal } from '../../rules/core';
import { faultText } from '../../scenario/form/fault';
import { generalRefusal } from '../../words/general/refusal';
import { onlineMatchText } from '../i18n/onlineMatch';
import { loadLibrary } from '../match/lazyLibrary';
import { askUntilThere, isPassing } from './askUntilThere';
import { lobby } from './lobby';
import type { KeptSeat } from './seats';

/**
 * Who asks for a record: the holder of a seat or of a private match's passphrase, with the hash of the dice's secret.
 */
interface Reader {
  match: string;
  kept: KeptSeat | undefined;
  passphrase: string | undefined;
  /** What was told of the dice's secret at the start. */
  promised: string;
}

const OTHER_DICE: Refusal = { code: 'other-dice' };

/** Fetches a finished match and replays it by the rules here, to check its result and its dice. */
async function fetchRecord({ match, kept, passphrase, promised }: Reader): Promise<Asked<Played>> {
  const asked = await lobby.record(match, kept, passphrase);
  if (!asked.ok) return asked;
  const { checkSaveFile } = await loadLibrary();
  const read = await checkSaveFile(JSON.stringify(asked.value), match);
  if (read.ok && publishedOf(read.value.seed) !== promised)
    return { ok: false, refusal: OTHER_DICE };
  if (read.ok) return { ok: true, value: read.value };
  const why = read.faults.map(faultText).join('; ');
  return { ok: false, refusal: { code: 'bad-record', figures: { why } } };
}

/** The record of a match that is over: `undefined` before, and while it is fetched; or why it is not available. */
export function useRecord(
  { match, kept, passphrase, promised }: Reader,
  isOver: boolean,
): { played: Played | undefined; refusal: Refusal | undefined } {
  const [asked, setAsked] = useState<Asked<Played>>();
  useEffect(() => {
    if (!isOver) return undefined;
    return askUntilThere(() => fetchRecord({ match, kept, passphrase, promised }), setAsked);
  }, [isOver, match, kept, passphrase, promised]);
  return {
    played: asked?.ok ? asked.value : undefined,
    refusal: asked && !asked.ok ? asked.refusal : undefined,
  };
}

/** Why there is no record, or none yet. */
export const noRecordText = (refusal: Refusal): string =>
  onlineMatchText(isPassing(refusal) ? 'recordLater' : 'recordMissing', {
    why: generalRefusal(refusal),
  });
