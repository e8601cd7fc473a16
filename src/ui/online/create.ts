import type { Asked, NewMatch, Timeout } from '../../game/online';
import { enemyOf, type Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
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
  /** The text of its file, where the server does not have it. */
  file?: string;
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

/** What a match is unless a player wishes otherwise. */
const USUAL = {
  ...{ side: 'allies', opponent: '', visibility: 'open', word: '', name: '' },
  ...{ pace: 'none', timeout: 'reminder', delay: 'none' },
} as const satisfies Partial<MatchWish>;

/** What has been chosen so far; optional rules belong to the scenario they were chosen for. */
export type Chosen = Partial<MatchWish>;

/** What can be wished for. */
interface Offered {
  card: ScenarioCard;
  /** Its optional rules as they are by default. */
  options: MatchWish['options'];
  /** Ids of the bots that play it. */
  bots: readonly string[];
}

/**
 * The wish for a scenario: what was chosen before another one was picked goes on, but for optional rules and a bot that
 * does not play it.
 */
export function wishFor({ card, options, bots }: Offered, chosen: Chosen): MatchWish {
  const { id, title, system } = card;
  const { opponent = '' } = chosen;
  return {
    ...USUAL,
    ...chosen,
    ...{ scenario: id, title, system },
    opponent: bots.includes(opponent) ? opponent : '',
    options: chosen.scenario === id && chosen.options ? chosen.options : options,
  };
}

/** The request to the server. */
export function newMatchOf(wish: MatchWish): NewMatch {
  const { system, options, side, opponent, visibility, word } = wish;
  const { scenario, file } = wish;
  const pace = paceOf(wish.pace, wish.timeout, wish.delay);
  return {
    system,
    ...(file === undefined ? { scenario } : { file }),
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
