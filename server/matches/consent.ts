import type { Matter, Say } from '../../src/game/online/pace';
import { enemyOf, isRefusal, type Refusal, type Side } from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import type { Pace, StoredOffer } from '../storage/pace';
import { REFUSALS } from './answers';

/** What a side says of one matter, and what the answer depends on. */
interface Saying {
  side: Side;
  matter: Matter;
  say: Say;
  /** When the offer was made that is agreed to; without it, whichever is open. In ms since 1970. */
  at?: number | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** The segment of play, by its clock. */
  segment: number;
  other: 'person' | 'bot' | 'nobody';
  /** What there is to be taken back, or why nothing. */
  takeback(): NonNullable<StoredOffer['takeback']> | Refusal;
}

/** What is agreed, or asked, from now on. */
interface Said {
  pace: Pace;
  /** Both sides want it: it is to be done. */
  agreed?: StoredOffer;
}

/** Takes what a side says; pure, so that it can be kept and told as one. */
export function hear(pace: Pace, saying: Saying): Said | Refusal {
  const { side, matter, say } = saying;
  const open = pace.offers.find((offer) => offer.matter === matter);
  if (say === 'ask') return open ? asked(pace, open, side) : ask(pace, saying);
  const isMine = open?.by === side;
  if (!open || isMine !== (say === 'withdraw')) return REFUSALS.noOffer;
  if (say === 'agree') return isMeant(open, saying) ? agreed(pace, open) : REFUSALS.noOffer;
  const left = without(pace, open);
  return say === 'withdraw'
    ? { pace: left }
    : { pace: { ...left, declined: [...recent(left, saying), declinedBy(open, saying)] } };
}

/** An offer that was withdrawn and made anew is another one than was seen. */
const isMeant = ({ at }: StoredOffer, saying: Saying): boolean =>
  saying.at === undefined || saying.at === at;

/** Who asks for what he has been asked for agrees; a takeback each side would have of its own. */
function asked(pace: Pace, open: StoredOffer, side: Side): Said | Refusal {
  if (open.by === side) return { pace };
  return open.takeback ? REFUSALS.answerFirst : agreed(pace, open);
}

const agreed = (pace: Pace, open: StoredOffer): Said => ({
  pace: without(pace, open),
  agreed: open,
});

const without = (pace: Pace, open: StoredOffer): Pace => ({
  ...pace,
  offers: pace.offers.filter((offer) => offer !== open),
});

/** Only what was declined in this segment is remembered. */
const recent = ({ declined }: Pace, { segment }: Pick<Saying, 'segment'>): Pace['declined'] =>
  declined.filter((it) => it.segment === segment);

const declinedBy = (
  { matter, by }: StoredOffer,
  { segment }: Saying,
): Pace['declined'][number] => ({
  matter,
  by,
  segment,
});

function ask(pace: Pace, saying: Saying): Said | Refusal {
  const { side: by, matter, now: at, other } = saying;
  const takeback = matter === 'takeback' ? saying.takeback() : undefined;
  const refusal = refuseAsking(pace, saying) ?? (isRefusal(takeback) ? takeback : undefined);
  if (refusal) return refusal;
  const offer: StoredOffer = {
    matter,
    by,
    at,
    ...(takeback && !isRefusal(takeback) && { takeback }),
  };
  // A bot minds neither waiting nor a takeback.
  if (other === 'bot') return { pace, agreed: offer };
  return { pace: { ...pace, offers: [...pace.offers, offer] } };
}

function refuseAsking(pace: Pace, saying: Saying): Refusal | undefined {
  const { side, matter, segment, other } = saying;
  if (other === 'nobody') return REFUSALS.nobodyThere;
  if (other === 'bot' && matter === 'draw') return REFUSALS.botFightsOn;
  if (matter !== 'draw' && pace.pausedSince !== undefined) return REFUSALS.paused;
  const before = pace.declined.some(
    (it) => it.matter === matter && it.by === side && it.segment === segment,
  );
  return before ? REFUSALS.declined : undefined;
}

/**
 * What was declined is known until its segment ends. An offer of a takeback ends with its segment, and when a die or a reveal has come between: what is agreed to undoes no
 * more than was asked. It goes by nothing else, as the end of an offer would tell of a sealed order.
 */
export function lapsed(pace: Pace, now: Omit<NonNullable<StoredOffer['takeback']>, 'line'>): Pace {
  const { since, segment } = now;
  const offers = pace.offers.filter(
    ({ takeback }) => !takeback || (takeback.since === since && takeback.segment === segment),
  );
  const declined = recent(pace, now);
  const isSame = offers.length === pace.offers.length && declined.length === pace.declined.length;
  return isSame ? pace : { ...pace, offers, declined };
}

/** Ids that are remembered of each side. */
const REMEMBERED = 32;

export const isDone = (pace: Pace | undefined, side: Side, id: string): boolean =>
  pace?.done[side].includes(id) ?? false;

/** A wish has been done: sent again under its id it does nothing. */
export const withDone = (pace: Pace, side: Side, id: string): Pace => ({
  ...pace,
  done: { ...pace.done, [side]: [...pace.done[side], id].slice(-REMEMBERED) },
});

/** Who would have to answer a side; who stands in for somebody else agrees to nothing in his name. */
export function otherSide(seats: MatchInfo['seats'], side: Side): Saying['other'] {
  const { bot, tokenHash, standIn } = seats[enemyOf(side)];
  if (bot !== undefined) return standIn ? 'nobody' : 'bot';
  return tokenHash === undefined ? 'nobody' : 'person';
}

/** What somebody has asked for who has left his seat is asked for no more. */
export const withoutOffersOf = (pace: Pace, side: Side): Pace => ({
  ...pace,
  offers: pace.offers.filter(({ by }) => by !== side),
});
