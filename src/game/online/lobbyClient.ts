import type { BySide, Refusal, Side } from '../../rules/core';
import { gameRefusal } from '../refusals';
import { PLAYER_ID, sideOf } from '../seats';
import type { NoticeAdded, NoticeKind, NoticeWays, NoticeWish } from './notices';
import type { PaceSettings } from './pace';
import type { PublicMatch } from './protocol';

/** A request for a match; see the server's lobby. */
export interface NewMatch {
  /** The id of its rule system. */
  system: string;
  scenario?: string;
  /** In place of it, the text of the file of a scenario that the server does not have. */
  file?: string;
  options?: Readonly<Record<string, boolean>>;
  bots?: Partial<BySide<string>>;
  passphrase?: string;
  unlisted?: boolean;
  pace?: PaceSettings;
  /** The players add to the dice first; each of both parts may take so long. */
  dice?: { waitSeconds: number };
}

/** A new match with its creator's secrets: his own, and one link for each free seat. */
interface CreatedMatch {
  matchID: string;
  hostToken: string;
  invitations: Partial<BySide<string>>;
}

/** A seat and its secret. */
export interface HeldSeat {
  side: Side;
  token: string;
}

interface JoinWish {
  name: string;
  side?: Side;
  invitation?: string;
  passphrase?: string;
}

/** The result, or why there is none. */
export type Asked<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export type LobbyClient = ReturnType<typeof newLobbyClient>;

/** The lobby of a server, for matches of all its games. */
export function newLobbyClient(server = '') {
  const at = `${server}/games/any`;
  return {
    list: async (): Promise<Asked<PublicMatch[]>> => {
      const asked = await ask<{ matches: PublicMatch[] }>(at);
      return asked.ok ? { ok: true, value: asked.value.matches } : asked;
    },
    find: (match: string) => ask<PublicMatch>(`${at}/${match}`),
    create: ({ system, unlisted = false, ...setupData }: NewMatch) =>
      ask<CreatedMatch>(`${server}/games/${system}/create`, { numPlayers: 2, unlisted, setupData }),
    join: async (match: string, wish: JoinWish): Promise<Asked<HeldSeat>> => {
      const { name: playerName, side, ...data } = wish;
      const playerID = side && PLAYER_ID[side];
      const body = { playerName, data, ...(playerID && { playerID }) };
      const asked = await ask<{ playerID: string; playerCredentials: string }>(
        `${at}/${match}/join`,
        body,
      );
      if (!asked.ok) return asked;
      const taken = sideOf(asked.value.playerID) ?? 'allies';
      return { ok: true, value: { side: taken, token: asked.value.playerCredentials } };
    },
    leave: (match: string, seat: HeldSeat) => ask<object>(`${at}/${match}/leave`, held(seat)),
    rename: (match: string, seat: HeldSeat, newName: string) =>
      ask<object>(`${at}/${match}/update`, { ...held(seat), newName }),
    /** A new secret for the seat; the old one is no longer valid. */
    reissue: (match: string, seat: HeldSeat) =>
      ask<{ token: string }>(`${at}/${match}/reissue`, held(seat)),
    /** For the match's creator: revokes a seat's link and gives an invitation in its place. */
    reinvite: (match: string, hostToken: string, side: Side) =>
      ask<{ invitation: string }>(`${at}/${match}/reinvite`, {
        playerID: PLAYER_ID[side],
        hostToken,
      }),
    playAgain: (match: string, seat: HeldSeat) =>
      ask<{ nextMatchID: string }>(`${at}/${match}/playAgain`, held(seat)),
    /** The whole of a finished match, as a save, for permitted spectators. */
    record: (match: string, seat?: HeldSeat, passphrase?: string) =>
      ask<unknown>(`${at}/${match}/record`, readerBody(seat, passphrase)),
    /** The text of the file of a scenario that came with a match, for permitted spectators. */
    file: (match: string, seat?: HeldSeat, passphrase?: string) =>
      ask<{ file: string }>(`${at}/${match}/file`, readerBody(seat, passphrase)),
    /** The channels by which this server can notify somebody of his turn. */
    noticeWays: () => ask<NoticeWays>(`${server}/notices`),
    notify: (match: string, seat: HeldSeat, wish: NoticeWish) =>
      ask<NoticeAdded>(`${at}/${match}/notify`, { ...held(seat), wish }),
    unnotify: (match: string, seat: HeldSeat, kind: NoticeKind) =>
      ask<object>(`${at}/${match}/unnotify`, { ...held(seat), kind }),
    /** The channels by which the holder of a seat is notified now. */
    notified: (match: string, seat: HeldSeat) =>
      ask<{ kinds: NoticeKind[] }>(`${at}/${match}/notified`, held(seat)),
  };
}

const held = ({ side, token }: HeldSeat) => ({ playerID: PLAYER_ID[side], credentials: token });

/** Who asks for what spectators may have. */
const readerBody = (seat: HeldSeat | undefined, passphrase: string | undefined) => ({
  ...(seat && held(seat)),
  ...(passphrase !== undefined && { passphrase }),
});

const NO_ANSWER = gameRefusal('no-answer', undefined);

/** It answers with a page of the app, or knows no such address. */
const NO_ONLINE = gameRefusal('no-online', undefined);

/** A question to the lobby; with a body, a request. */
async function ask<T>(url: string, body?: object): Promise<Asked<T>> {
  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(url, body ? post : {});
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    if (!isJson) return { ok: false, refusal: response.status < 500 ? NO_ONLINE : NO_ANSWER };
    const value = (await response.json()) as T & Partial<Refusal>;
    if (response.ok) return { ok: true, value };
    return { ok: false, refusal: refusalIn(value, response.status) };
  } catch {
    return { ok: false, refusal: NO_ANSWER };
  }
}

/** Why the server refused, in its own words or by the status of its answer. */
function refusalIn({ code, form, figures }: Partial<Refusal>, status: number): Refusal {
  if (code === undefined) return gameRefusal('refused', undefined, { status });
  return { code, ...(form !== undefined && { form }), ...(figures && { figures }) };
}
