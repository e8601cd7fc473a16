import type { Asked, NewMatch, Timeout } from '../../game/online';
import { enemyOf, type Side } from '../../rules/core';
import { lobby } from './lobby';
import { keepName } from './myName';
import { type Delay, type Pace, paceOf } from './pace';
import { type KeptSeat, keepSeat } from './seats';

export const VISIBILITIES = ['open', 'link', 'private'] as const;
type Visibility = (typeof VISIBILITIES)[number];

/** How long a browser that does not answer is waited for before the dice are made without it. */
const DICE_WAIT_SECONDS = 60;

/** A match as set up on the page. */
export interface MatchWish {
  /** The id of the rule system. */
  system: string;
  scenario: string;
  title: string;
  side: Side;
  /** A bot's id, or '' for a person. */
  opponent: string;
  options: Readonly<Record<string, boolean>>;
  visibility: Visibility;
  word: string;
  pace: Pace;
  timeout: Timeout;
  delay: Delay;
  name: string;
}

/** The request to the server. */
export function newMatchOf(wish: MatchWish): NewMatch {
  const { system, scenario, options, side, opponent, visibility, word } = wish;
  const pace = paceOf(wish.pace, wish.timeout, wish.delay);
  return {
    system,
    scenario,
    options,
    unlisted: visibility === 'link',
    ...(opponent !== '' && { bots: { [enemyOf(side)]: opponent } }),
    ...(visibility === 'private' && { passphrase: word }),
    ...(pace && { pace }),
    dice: { waitSeconds: DICE_WAIT_SECONDS },
  };
}

/** Creates a match, takes one's own seat in it and keeps it in this browser. */
export async function createMatch(wish: MatchWish): Promise<Asked<KeptSeat>> {
  const { side, name, title, visibility, word } = wish;
  keepName(name);
  const created = await lobby.create(newMatchOf(wish));
  if (!created.ok) return created;
  const { matchID: match, hostToken, invitations } = created.value;
  const { [side]: invitation, ...others } = invitations;
  const joined = await lobby.join(match, { name, side, ...(invitation && { invitation }) });
  if (!joined.ok) return joined;
  const seat: KeptSeat = {
    ...{ match, side, token: joined.value.token, title, name, hostToken, at: Date.now() },
    invitations: others,
    ...(visibility === 'private' && { passphrase: word }),
  };
  keepSeat(seat);
  return { ok: true, value: seat };
}
