import type { Matter, Say } from '../../src/game/online/pace';
import { enemyOf, isRefusal, type Refusal, type Side } from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import type { Pace, StoredOffer } from '../storage/pace';
import { REFUSALS } from './answers';

/** A side's offer or answer, and what the result depends on. */
interface Saying {
  side: Side;
  matter: Matter;
  say: Say;
  /** When the accepted offer was made, in ms since 1970; any open offer if absent. */
  at?: number | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** The segment of play, by its clock. */
  segment: number;
  other: 'person' | 'bot' | 'nobody';
  /** What can be taken back, or why nothing can. */
  takeback(): NonNullable<StoredOffer['takeback']> | Refusal;
}

/** The agreements and offers from now on. */
interface Said {
  pace: Pace;
  /** Both sides agree, so it is carried out. */
  agreed?: StoredOffer;
}

/** Takes an offer or an answer. Pure, so that storing and announcing it go together. */
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

/** An offer withdrawn and made again is not the one that was seen. */
const isMeant = ({ at }: StoredOffer, saying: Saying): boolean =>
  saying.at === undefined || saying.at === at;

/** Offering what the other side has offered means agreeing, except for takebacks: each side means its own. */
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

/** Only offers declined in this segment are remembered. */
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
  // A bot agrees to a pause and to a takeback.
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
 * A declined offer is remembered until its segment ends. A takeback offer ends with its segment, or at a die roll or
 * reveal, so that agreeing undoes no more than was asked. Nothing else ends it: that would betray a sealed order.
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

/** How many ids are remembered for each side. */
const REMEMBERED = 32;

export const isDone = (pace: Pace | undefined, side: Side, id: string): boolean =>
  pace?.done[side].includes(id) ?? false;

/** Marks a request as done: sent again under the same id, it does nothing. */
export const withDone = (pace: Pace, side: Side, id: string): Pace => ({
  ...pace,
  done: { ...pace.done, [side]: [...pace.done[side], id].slice(-REMEMBERED) },
});

/** Who has to answer a side's offer. A stand-in agrees to nothing on the player's behalf. */
export function otherSide(seats: MatchInfo['seats'], side: Side): Saying['other'] {
  const { bot, tokenHash, standIn } = seats[enemyOf(side)];
  if (bot !== undefined) return standIn ? 'nobody' : 'bot';
  return tokenHash === undefined ? 'nobody' : 'person';
}

/** The offers of a player who left his seat are withdrawn. */
export const withoutOffersOf = (pace: Pace, side: Side): Pace => ({
  ...pace,
  offers: pace.offers.filter(({ by }) => by !== side),
});
