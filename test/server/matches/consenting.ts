import type { Matter, Say } from '../../../src/game/online/pace';
import type { Side } from '../../../src/rules/core';
import type { Party } from './hall';

let ids = 0;

type Word = `${Say} ${Matter}`;

/** Says to the other side that something is asked for, agreed to, declined or withdrawn. */
export const say = (party: Party, side: Side, words: Word, id = `wish-${++ids}`) => {
  const [say, matter] = words.split(' ') as [Say, Matter];
  const holder = { side, token: party.tokens[side] };
  return party.conduct.consent(party.id, holder, { id, matter, say });
};

export const resume = (party: Party, side: Side, id = `wish-${++ids}`) =>
  party.conduct.resume(party.id, { side, token: party.tokens[side] }, id);

/** The match as spectators were shown it last. */
export const lastShown = ({ peers }: Party) =>
  peers.spectator.told.flatMap((it) => (it.kind === 'match' ? [it.match] : [])).at(-1);
