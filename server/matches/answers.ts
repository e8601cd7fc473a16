import type { Refusal } from '../../src/rules/core';
import { type Fault, faultText } from '../../src/scenario';

export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});

const because = (code: string): Refusal => ({ code });

/** Refusals of the server, apart from those of the rules. */
export const REFUSALS = {
  noMatch: because('no-such-match'),
  notYours: because('not-your-seat'),
  notEntered: because('not-entered'),
  wrongWord: because('wrong-word'),
  aside: because('set-aside'),
  over: because('game-over'),
  notOver: because('not-over'),
  stale: because('stale'),
  ahead: because('ahead'),
  notKept: because('not-kept'),
  taken: because('seat-taken'),
  full: because('match-full'),
  noSeat: because('no-such-seat'),
  badInvite: because('bad-invitation'),
  crowded: because('crowded'),
  tooLong: because('too-long'),
  malformed: because('malformed'),
  tooFast: because('too-fast'),
  closing: because('closing'),
  banned: because('banned'),
  /** With the address of its server. */
  moved: because('moved'),
  noScenario: because('no-such-scenario'),
  noBot: because('no-such-bot'),
  badOptions: because('bad-options'),
  paused: because('paused'),
  notPaused: because('not-paused'),
  noOffer: because('no-offer'),
  answerFirst: because('answer-first'),
  declined: because('declined'),
  nobodyThere: because('nobody-there'),
  botFightsOn: because('bot-fights-on'),
  botPlays: because('bot-plays'),
  noStandIn: because('no-stand-in'),
  noMail: because('no-such-notices'),
  badAddress: because('bad-address'),
  noStorage: because('no-storage'),
  /** Players are adding to the dice. */
  diceNotReady: because('dice-not-ready'),
  noEntropy: because('no-entropy'),
  committed: because('committed'),
  tooLate: because('too-late'),
  notYet: because('not-yet'),
  otherEntropy: because('other-entropy'),
  badName: because('bad-name'),
  fault: because('server-fault'),
} as const;

/** So many faults are told: one that sends thousands is not answered with thousands. */
const MAX_FAULTS = 5;

/** A scenario that was sent has faults. */
export const badScenario = (faults: readonly Fault[]): Refusal => ({
  code: 'bad-scenario',
  figures: { why: faults.slice(0, MAX_FAULTS).map(faultText).join('; ') },
});
