import { type ReactNode, useState } from 'react';
import type { Offer } from '../../game/online';
import type { Matter } from '../../game/online/pace';
import { enemyOf, type Refusal } from '../../rules/core';
import { generalRefusal } from '../../words/general/refusal';
import { useTask } from '../frame/useTask';
import { onlineText } from '../i18n/online';
import { onlineMatchText } from '../i18n/onlineMatch';
import { offerText } from './offerText';
import type { AroundProps } from './props';

/** Offers between the sides, a pause, and a bot stand-in: each with what can be done. */
export function Offers({ place: { online }, match, names, kept }: AroundProps) {
  const { offers = [], declined = [], pausedSince } = match.pace ?? {};
  const own = kept?.side;
  const isReplaced = match.players.some(({ side, isStandIn }) => side === own && isStandIn);
  return (
    <>
      {offers.map((offer) => (
        <Note key={`${offer.matter} ${offer.by}`} text={offerText(offer, own, names)}>
          {(run) => own && <OfferButtons offer={offer} own={own} online={online} run={run} />}
        </Note>
      ))}
      {declined
        .filter(({ by }) => by === own)
        .map(({ matter, by }) => (
          <Declined key={matter} matter={matter} side={names[enemyOf(by)]} />
        ))}
      {pausedSince !== undefined && (
        <Note text={onlineMatchText('paused')}>
          {(run) =>
            own && (
              <button type="button" className="button small" onClick={() => run(online.resume)}>
                {onlineMatchText('resume')}
              </button>
            )
          }
        </Note>
      )}
      {isReplaced && (
        <Note text={onlineMatchText('standInTitle')}>
          {(run) => (
            <button
              type="button"
              className="button small primary"
              onClick={() => run(online.takeSeatBack)}
            >
              {onlineMatchText('takeBack')}
            </button>
          )}
        </Note>
      )}
    </>
  );
}

/** For the side that made the offer: it was declined. Shown until this segment ends or it has been read. */
function Declined({ matter, side }: { matter: Matter; side: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Note text={onlineMatchText(`declined.${matter}`, { side })}>
      {() => (
        <button type="button" className="button small" onClick={() => setRead(true)}>
          {onlineMatchText('dismiss')}
        </button>
      )}
    </Note>
  );
}

type Ask = () => Promise<Refusal | undefined>;

interface NoteProps {
  text: string;
  children: (run: (ask: Ask) => void) => ReactNode;
}

/** A line under the bar with buttons; it also shows why the server refused something. */
function Note({ text, children }: NoteProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const { run } = useTask();
  return (
    <div className="online-note">
      <p role="status">{text}</p>
      <span className="actions">{children((ask) => run(async () => setRefusal(await ask())))}</span>
      {refusal && <p role="alert">{onlineText('refusedText', { why: generalRefusal(refusal) })}</p>}
    </div>
  );
}

interface OfferButtonsProps {
  offer: Offer;
  own: string;
  online: AroundProps['place']['online'];
  run: (ask: Ask) => void;
}

function OfferButtons({ offer: { matter, by, at }, own, online, run }: OfferButtonsProps) {
  const says = by === own ? (['withdraw'] as const) : (['agree', 'decline'] as const);
  return says.map((say) => (
    <button
      key={say}
      type="button"
      className={`button small ${say === 'agree' ? 'primary' : ''}`}
      onClick={() => run(() => online.consent(matter, say, at))}
    >
      {onlineMatchText(say)}
    </button>
  ));
}
