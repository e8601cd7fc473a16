import { Conduct } from '../../../server/matches/conduct';
import { DiceKeeper } from '../../../server/matches/diceKeeper';
import type { Done } from '../../../server/matches/done';
import { Door } from '../../../server/matches/door';
import type { Library } from '../../../server/matches/library';
import { type Created, Lobby } from '../../../server/matches/lobby';
import { Matches } from '../../../server/matches/matches';
import type { MatchesOptions } from '../../../server/matches/matchesOptions';
import type { Peer, Told, Welcome } from '../../../server/matches/peer';
import type { NewMatchWish } from '../../../server/matches/plan';
import { memoryStorage } from '../../../server/storage/memory';
import type { Storage } from '../../../server/storage/storage';
import {
  type BySide,
  bySide,
  refusalCode,
  SIDES,
  type Side,
  type Viewer,
} from '../../../src/rules/core';
import { TOY, toySystem } from '../../game/toySystem';

export const toyLibrary: Library = {
  systems: [toySystem],
  scenarios: (system) =>
    system === 'toy' ? [{ id: 'toy', title: 'Toy', scenario: TOY, options: null }] : [],
};

/** Somebody in a match who remembers all that he was told. */
export interface Listener extends Peer {
  told: Told[];
  ended: string[];
  welcome(): Welcome;
  /** His version by the last that he was told. */
  version(): number;
}

export function listener(): Listener {
  const told: Told[] = [];
  const ended: string[] = [];
  const welcomes = () => told.flatMap((it) => (it.kind === 'welcome' ? [it.welcome] : []));
  return {
    told,
    ended,
    tell: (it) => void told.push(structuredClone(it)),
    end: (reason) => void ended.push(reason),
    welcome: () => welcomes().at(-1) as Welcome,
    version: () =>
      told
        .flatMap((it) => {
          if (it.kind === 'step') return [it.telling.version];
          return it.kind === 'welcome' ? [it.welcome.telling.version] : [];
        })
        .at(-1) ?? -1,
  };
}

export interface Hall {
  storage: Storage;
  matches: Matches;
  lobby: Lobby;
  door: Door;
  conduct: Conduct;
  dice: DiceKeeper;
}

export function newHall(
  storage: Storage = memoryStorage(),
  library: Library = toyLibrary,
  options: Omit<MatchesOptions, 'storage' | 'library'> = {},
): Hall {
  const matches = new Matches({ storage, library, ...options });
  const door = new Door(matches);
  return {
    storage,
    matches,
    lobby: new Lobby(matches),
    door,
    dice: new DiceKeeper(matches, door),
    conduct: new Conduct(matches),
  };
}

export const sound = <T>(done: Done<T>): T => {
  if (!done.ok) throw new Error(refusalCode(done.refusal));
  return done.value;
};

/** A match with both sides seated and in it, and a spectator. */
export interface Party extends Hall {
  id: string;
  created: Created;
  tokens: BySide<string>;
  peers: Record<Viewer, Listener>;
  give(
    side: Side,
    line: string,
    over?: { orderId?: string; version?: number },
  ): ReturnType<Matches['order']>;
}

let ids = 0;

export async function newParty(
  hall: Hall = newHall(),
  wish: NewMatchWish = { system: 'toy' },
): Promise<Party> {
  const { lobby, door, matches } = hall;
  const created = sound(await lobby.create(wish));
  const id = created.matchID;
  const tokens = bySide(() => '');
  for (const side of SIDES)
    tokens[side] = sound(await lobby.join(id, { side, name: `of the ${side}` })).token;
  const peers = { ...bySide(() => listener()), spectator: listener() };
  for (const side of SIDES) await door.enter(id, { side, token: tokens[side] }, peers[side]);
  await door.enter(id, {}, peers.spectator);
  return {
    ...hall,
    id,
    created,
    tokens,
    peers,
    give: (side, line, { orderId = `order-${++ids}`, version = peers[side].version() } = {}) =>
      matches.order(id, { side, token: tokens[side] }, { line, orderId, version }),
  };
}

/** Sails the toy game to its first gunnery, in which both sides seal. */
export async function toGunnery({ give }: Party): Promise<void> {
  for (const side of SIDES) await give(side, 'done');
}

/** An answer that refuses for that reason. */
export const refusedAs = (code: string) => ({ ok: false, refusal: { code } });
