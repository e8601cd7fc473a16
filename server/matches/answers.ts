import type { Refusal } from '../../src/rules/core';

export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});

const because = (code: string, sentence: string): Refusal => ({ code, sentence });

/** What a server refuses beside what the rules do. */
export const REFUSALS = {
  noMatch: because('no-such-match', 'There is no such match here.'),
  notYours: because('not-your-seat', 'This is not the link of a seat in this match.'),
  wrongWord: because('wrong-word', 'This match is private: its word is asked for.'),
  aside: because(
    'set-aside',
    'This match does not replay under these rules and has been set aside.',
  ),
  over: because('game-over', 'The game is over.'),
  notOver: because('not-over', 'The match is not over yet.'),
  stale: because('stale', 'The segment that this order was meant for is over.'),
  ahead: because('ahead', 'This order names a version that is still to come.'),
  notKept: because(
    'not-kept',
    'The server could not keep this order. Nothing has changed; give it again.',
  ),
  taken: because('seat-taken', 'This seat is taken.'),
  full: because('match-full', 'Both seats of this match are taken.'),
  noSeat: because('no-such-seat', 'There is no such seat.'),
  badInvite: because('bad-invitation', 'This link has been used or withdrawn.'),
  crowded: because('crowded', 'There are too many who look on at this match.'),
  tooLong: because('too-long', 'This is too long, or came too slowly.'),
  malformed: because('malformed', 'The server cannot read this.'),
  tooFast: because('too-fast', 'Too much at once: wait a moment.'),
  closing: because('closing', 'The server is about to stop; it will be back.'),
  noScenario: because('no-such-scenario', 'There is no such scenario here.'),
  noBot: because('no-such-bot', 'There is no such bot here.'),
  badOptions: because('bad-options', 'These options are not those of the system.'),
  paused: because('paused', 'The match is paused.'),
  notPaused: because('not-paused', 'The match is not paused.'),
  noOffer: because('no-offer', 'Nothing of the kind is asked for, or it is not for you to answer.'),
  answerFirst: because(
    'answer-first',
    'The other side has asked for a takeback: that is to be answered first.',
  ),
  declined: because('declined', 'The other side has declined this; ask again in another segment.'),
  nobodyThere: because('nobody-there', 'Nobody is on the other side to answer.'),
  botFightsOn: because('bot-fights-on', 'A bot agrees to no draw.'),
  botPlays: because('bot-plays', 'A bot plays for you: take your seat back first.'),
  noStandIn: because('no-stand-in', 'No bot plays for you.'),
  noMail: because('no-such-notices', 'This server sends no notices of this kind.'),
  badAddress: because('bad-address', 'Nothing can be sent to this address from here.'),
  fault: because('server-fault', 'A fault of the server stood in the way.'),
} as const;
