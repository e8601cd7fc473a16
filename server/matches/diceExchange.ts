import type { PublicDice } from '../../src/game/online/dice';
import {
  commitTo,
  makeSecret,
  parseSecret,
  type Refusal,
  SIDES,
  type Side,
} from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import type { StoredMatch } from '../storage/storage';
import type { StoredDice } from '../storage/storedDice';
import { REFUSALS } from './answers';

type Seats = MatchInfo['seats'];

/** The exchange of a new match. */
export const newDice = (waitSeconds: number): StoredDice => ({
  waitSeconds,
  part: 'commit',
  commits: {},
  opened: {},
});

/** Whether orders are accepted: nobody has anything to add first. */
export const isSettled = ({ dice }: MatchInfo): boolean => !dice || dice.part === 'settled';

/** All that the dice are made from, as the rules take it. */
export function secretOf({ seed, info }: Pick<StoredMatch, 'seed' | 'info'>): string {
  const secret = parseSecret(seed);
  return secret ? makeSecret({ ...secret, entropy: info.dice?.opened ?? {} }) : seed;
}

/** A side commits. It cannot change its mind: the other side may have shown its entropy meanwhile. */
export function withCommit(dice: StoredDice, side: Side, commit: string): StoredDice | Refusal {
  if (dice.commits[side] === commit) return dice;
  if (dice.part !== 'commit') return REFUSALS.tooLate;
  if (dice.commits[side] !== undefined) return REFUSALS.committed;
  return { ...dice, commits: { ...dice.commits, [side]: commit } };
}

/**
 * A side shows what it has committed to. After the match has begun, it counts from the open chapter on.
 * @param chapter the open chapter, which has thrown nothing yet
 */
export function withOpening(
  dice: StoredDice,
  { side, value, chapter }: { side: Side; value: string; chapter: number },
): StoredDice | Refusal {
  if (dice.opened[side]?.value === value) return dice;
  if (dice.part === 'commit') return REFUSALS.notYet;
  if (dice.commits[side] !== commitTo(value)) return REFUSALS.otherEntropy;
  const since = dice.part === 'settled' ? chapter : 0;
  return { ...dice, opened: { ...dice.opened, [side]: { value, since } } };
}

/** A seat is free again: whoever takes it commits anew, unless commitments are closed. */
export function withoutCommit(dice: StoredDice, side: Side): StoredDice {
  if (dice.part !== 'commit') return dice;
  const { [side]: _, ...commits } = dice.commits;
  return { ...dice, commits };
}

/** Moves on as far as possible; returns the same object if nothing changes. */
export function movedOn(dice: StoredDice, seats: Seats, now: number): StoredDice {
  const next = oneOn(dice, seats, now);
  return next === dice ? dice : movedOn(next, seats, now);
}

function oneOn(dice: StoredDice, seats: Seats, now: number): StoredDice {
  const { part, until, commits, opened, waitSeconds } = dice;
  const isTimeOut = until !== undefined && until <= now;
  const committed = SIDES.filter((side) => commits[side] !== undefined);
  if (part === 'commit') {
    if (isTimeOut || people(seats).every((side) => committed.includes(side)))
      return { ...dice, part: 'open', until: now + waitSeconds * 1000 };
    const isFull = people(seats).every((side) => seats[side].tokenHash !== undefined);
    return until === undefined && isFull ? { ...dice, until: now + waitSeconds * 1000 } : dice;
  }
  if (part === 'open' && (isTimeOut || committed.every((side) => opened[side]))) {
    const { until: _, ...rest } = dice;
    return { ...rest, part: 'settled' };
  }
  return dice;
}

/** The sides that people play. A bot adds nothing: it is the server's. */
const people = (seats: Seats): Side[] =>
  SIDES.filter((side) => seats[side].bot === undefined || seats[side].standIn);

export const publicDice = ({ part, until, commits, opened }: StoredDice): PublicDice => ({
  part,
  ...(until !== undefined && { until }),
  commits,
  opened: SIDES.filter((side) => opened[side]),
});
