import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Asked, PublicMatch } from '../../game/online';
import type { Refusal } from '../../rules/core';
import { generalRefusal } from '../../words/general/refusal';
import { useTask } from '../frame/useTask';
import { matchText } from '../i18n/match';
import { onlineText } from '../i18n/online';
import { onlineMatchText } from '../i18n/onlineMatch';
import { DiceButton } from '../match/DiceButton';
import type { OpenMatch } from '../match/library';
import { SaveFileButton } from '../match/SaveFileButton';
import { ShareButton } from '../match/ShareButton';
import { aboutPath, placePath } from './links';
import { lobby } from './lobby';
import { noRecordText } from './record';
import { type KeptSeat, keepSeat } from './seats';

interface OnlineEndProps {
  match: PublicMatch;
  kept: KeptSeat | undefined;
  /** The match with its record, once that is here. */
  open: OpenMatch | undefined;
  /** Why there is no record. */
  refusal: Refusal | undefined;
}

/** What to do once a match online is over; replay and report are offered beside its result. */
export function OnlineEnd({ match, kept, open, refusal }: OnlineEndProps) {
  return (
    <>
      <div className="actions">
        {kept && <AgainButton match={match} kept={kept} />}
        {open && (
          <>
            <Link className="button" href={aboutPath(match.matchID, 'analysis')}>
              {matchText('analysis')}
            </Link>
            <SaveFileButton match={open} />
            <ShareButton match={open} />
            <DiceButton match={open} />
          </>
        )}
        {refusal && <p role="status">{noRecordText(refusal)}</p>}
        <Link className="button" href="/online">
          {onlineText('toLobby')}
        </Link>
      </div>
      {open && <p className="hint">{onlineMatchText('diceChecked')}</p>}
    </>
  );
}

/** A rematch, on the same side. The second player to ask joins the same one. */
function AgainButton({ match, kept }: { match: PublicMatch; kept: KeptSeat }) {
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { busy, run } = useTask();
  const play = () =>
    run(async () => {
      const next = await joinNext(kept);
      if (!next.ok) return setRefusal(next.refusal);
      go(placePath(next.value.match, next.value.side));
    });
  return (
    <>
      <button type="button" className="button primary" disabled={busy} onClick={play}>
        {onlineMatchText(match.nextMatchID === undefined ? 'again' : 'next')}
      </button>
      {refusal && <p role="alert">{onlineText('refusedText', { why: generalRefusal(refusal) })}</p>}
    </>
  );
}

async function joinNext(kept: KeptSeat): Promise<Asked<KeptSeat>> {
  const { match, side, title, name, passphrase } = kept;
  const next = await lobby.playAgain(match, kept);
  if (!next.ok) return next;
  const { nextMatchID } = next.value;
  const secret = passphrase !== undefined && { passphrase };
  const joined = await lobby.join(nextMatchID, { name: name || side, side, ...secret });
  if (!joined.ok) return joined;
  const seat: KeptSeat = {
    ...{ match: nextMatchID, ...joined.value, title, name, at: Date.now() },
    ...secret,
  };
  keepSeat(seat);
  return { ok: true, value: seat };
}
