import type { Answer, Room as ChatRoom } from '../../src/game/online/protocol';
import { type Refusal, SIDES, type Side, type Viewer } from '../../src/rules/core';
import { DEFAULT_LIMITS } from '../common/limits';
import { Recent } from '../common/recent';
import type { MatchInfo } from '../storage/matchInfo';
import { DamagedError } from '../storage/storage';
import { REFUSALS, refused } from './answers';
import { ChatTails } from './chatTails';
import { holds, sideHeld } from './holder';
import type { Matches } from './matches';
import { looksOf, mayBeCalled } from './names';
import type { Peer, Welcome } from './peer';
import type { Room } from './room';
import { Standings } from './standings';

/** Who wants to enter: a side by its token, the side that a token belongs to, or a spectator. */
export interface Entry {
  side?: Side | undefined;
  token?: string | undefined;
  /** The passphrase of a private match, for a spectator. */
  passphrase?: string | undefined;
  /** The version the visitor knows. Everything since then is sent in full. */
  since?: number | undefined;
}

/** How many chat line ids are remembered, over all matches. */
const REMEMBERED = 1000;

/** Where people enter matches and chat. */
export class Door {
  /** Ids of the latest chat lines, so that a line sent again is not repeated. */
  private readonly said = new Recent<string, true>(REMEMBERED);

  private readonly standings: Standings;
  private readonly tails: ChatTails;

  constructor(
    private readonly matches: Matches,
    private readonly limits = DEFAULT_LIMITS,
  ) {
    this.standings = new Standings(matches.storage);
    this.tails = new ChatTails(matches.storage, limits.chatLines);
  }

  /** Lets a visitor in. The welcome comes before any other message. */
  async enter(id: string, entry: Entry, peer: Peer): Promise<Answer> {
    const proof = await this.matches.words.proof(id, entry.passphrase);
    const done = await this.matches.inRoom(id, async (room): Promise<Answer> => {
      const viewer = this.viewerFor(room, entry, proof);
      if (typeof viewer !== 'string') return refused(viewer);
      const welcome = await this.welcome(room, viewer, sinceOf(entry));
      peer.tell({ kind: 'welcome', welcome });
      this.matches.audience.add(id, peer, viewer);
      if (viewer !== 'spectator') this.matches.tellMatch(room);
      this.matches.report((it) => it.entered?.(room));
      return { ok: true, version: welcome.telling.version };
    });
    return done ?? refused(await this.whyNot(id));
  }

  /** The match has begun anew: everybody in it is sent all of it. */
  async greetAll(room: Room): Promise<void> {
    for (const [peer, viewer] of [...this.matches.audience.viewers(room.match.id)])
      peer.tell({ kind: 'welcome', welcome: await this.welcome(room, viewer, -1) });
  }

  /** Says something for a side, by its token. */
  async chatAs(
    id: string,
    holder: { side: Side; token: string },
    line: { id: string; text: string },
  ): Promise<Answer> {
    const may = await this.matches.inRoom(id, async ({ match }) => holds(match.info, holder));
    if (may === undefined) return refused(await this.whyNot(id));
    return may ? this.chat(id, holder.side, line) : refused(REFUSALS.notYours);
  }

  private viewerFor({ match }: Room, entry: Entry, proof: string | undefined): Viewer | Refusal {
    const { info, id } = match;
    const { token = '', side = sideHeld(info, token) } = entry;
    if (side) return holds(info, { side, token }) ? side : REFUSALS.notYours;
    if (token !== '' && entry.passphrase === undefined) return REFUSALS.notYours;
    if (this.matches.audience.spectators(id) >= this.limits.spectatorsPerMatch)
      return REFUSALS.crowded;
    return info.passphrase === proof ? 'spectator' : REFUSALS.wrongWord;
  }

  private async welcome(live: Room, viewer: Viewer, since: number): Promise<Welcome> {
    const { gallery } = this.matches;
    const room = viewer === 'spectator' ? await gallery.roomFor(live) : live;
    return {
      ...(await this.standings.of(room, viewer, since)),
      viewer,
      match: this.matches.show(live.match, viewer),
      segmentSince: room.hosted.segmentSince[viewer],
      chat: await this.tails.of(live.match.id, chatRoomOf(viewer)),
    };
  }

  private async whyNot(id: string): Promise<Refusal> {
    try {
      const match = await this.matches.storage.match(id);
      return match?.status === 'aside' ? REFUSALS.aside : REFUSALS.noMatch;
    } catch (error) {
      if (error instanceof DamagedError) return REFUSALS.aside;
      throw error;
    }
  }

  /** A visitor leaves, or the connection is lost. */
  async leave(id: string, peer: Peer): Promise<void> {
    const viewer = this.matches.audience.viewers(id).get(peer);
    if (!this.matches.audience.remove(id, peer) || viewer === 'spectator') return;
    await this.matches.inRoom(id, async (room) => this.matches.tellMatch(room));
  }

  /** Sends a chat line to the players or to the spectators. Neither group reads the other's chat. */
  async chat(
    id: string,
    viewer: Viewer,
    line: { id: string; text: string; name?: string },
  ): Promise<Answer> {
    const room = chatRoomOf(viewer);
    const done = await this.matches.inRoom(id, async (live): Promise<Answer> => {
      const sender = senderOf(viewer, line.name, live.match.info);
      const kept = { room, sender, text: line.text, at: this.matches.now() };
      const { hosted } = viewer === 'spectator' ? await this.matches.gallery.roomFor(live) : live;
      const version = hosted.versions[viewer];
      const key = `${id} ${sender} ${line.id}`;
      if (this.said.has(key)) return { ok: true, version };
      await this.tails.add(id, kept);
      this.said.set(key, true);
      this.matches.audience.tell(id, (other) =>
        chatRoomOf(other) === room ? { kind: 'chat', id: line.id, line: kept } : undefined,
      );
      return { ok: true, version };
    });
    return done ?? refused(REFUSALS.noMatch);
  }
}

/** Before the first order, what a visitor knows may have begun anew since. */
const sinceOf = ({ since }: Entry): number => since || -1;

/** A spectator may choose any name that does not look like a side's or a player's, so that nobody is impersonated. */
function senderOf(viewer: Viewer, name: string | undefined, { seats }: MatchInfo): string {
  if (viewer !== 'spectator' || name === undefined) return viewer;
  const players = SIDES.map((side) => looksOf(seats[side].name ?? side));
  return mayBeCalled(name) && !players.includes(looksOf(name)) ? name : viewer;
}

const chatRoomOf = (viewer: Viewer): ChatRoom =>
  viewer === 'spectator' ? 'spectators' : 'players';
