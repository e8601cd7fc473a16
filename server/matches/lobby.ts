import type { PublicMatch } from '../../src/game/online/protocol';
import { type BySide, bySide, type Refusal, SIDES, type Side } from '../../src/rules/core';
import type { Save } from '../../src/scenario';
import { DEFAULT_LIMITS } from '../common/limits';
import type { MatchInfo, SeatInfo } from '../storage/matchInfo';
import { MovedError } from '../storage/ownership';
import { newPace } from '../storage/pace';
import type { ListFilter, MatchBasis, StoredMatch } from '../storage/storage';
import { REFUSALS } from './answers';
import { withoutOffersOf } from './consent';
import { newDice, withoutCommit } from './diceExchange';
import { type Done, done, not } from './done';
import { type Holder, holds } from './holder';
import { openingChapter } from './hosted';
import { systemIn } from './library';
import { beginHosted } from './load';
import type { Matches } from './matches';
import { mayBeCalled } from './names';
import { endKnownAt, isListed } from './outside';
import { type NewMatchWish, planOf } from './plan';
import { fileOf, type Reader, recordOf } from './records';
import type { Room } from './room';
import { hashToken, isToken, makerOf, newMatchId, newToken } from './secrets';

/** A new match, with its creator's secrets. */
export interface Created {
  matchID: string;
  /** Reissues lost links to seats. */
  hostToken: string;
  /** Codes that claim the free seats, once each. */
  invitations: Partial<BySide<string>>;
}

interface JoinWish {
  side?: Side;
  name: string;
  invitation?: string;
  passphrase?: string;
}

type ListWish = Omit<ListFilter, 'limit'> & { limit?: number };

function unlessMoved(error: unknown): void {
  if (!(error instanceof MovedError)) throw error;
}

/** Where matches are created, found and joined. */
export class Lobby {
  constructor(
    private readonly matches: Matches,
    private readonly limits = DEFAULT_LIMITS,
  ) {}

  /** `from`: the creator's address. */
  async create(wish: NewMatchWish, from?: string): Promise<Done<Created>> {
    const planned = planOf(wish, this.matches);
    if (!planned.ok) return planned;
    const { basis, entry } = planned.value;
    const hostToken = newToken();
    const invitations = invitationsFor(wish);
    const info: MatchInfo = {
      scenarioId: entry.id,
      title: entry.title,
      unlisted: wish.unlisted ?? false,
      ...(from !== undefined && { maker: makerOf(from) }),
      hostHash: hashToken(hostToken),
      ...(wish.passphrase !== undefined && {
        passphrase: await this.matches.words.hash(wish.passphrase),
      }),
      seats: bySide((side) => seatFor(wish.bots?.[side], invitations[side])),
      ...(wish.pace && { pace: newPace(wish.pace) }),
      ...(wish.dice && { dice: newDice(wish.dice.waitSeconds) }),
    };
    await this.keep(basis, info);
    return done({ matchID: basis.id, hostToken, invitations });
  }

  private async keep(basis: MatchBasis, info: MatchInfo): Promise<void> {
    const { storage, library } = this.matches;
    const system = systemIn(library, basis.system);
    if (!system) return;
    const opening = openingChapter(beginHosted(this.matches.hostOf(system), { ...basis, info }));
    await storage.create(basis, info, [opening]);
    // A bot may be the first to play. If another server has taken the match meanwhile, it plays there.
    await this.matches.inRoom(basis.id, async () => {}).catch(unlessMoved);
  }

  /** Listed matches, the latest first. */
  async list({ limit = this.limits.listLength, ...some }: ListWish): Promise<PublicMatch[]> {
    const { storage, gallery, now } = this.matches;
    const filter = { ...some, limit };
    const listed = await storage.list({ ...filter, listed: true });
    // They are over, but spectators do not know it yet.
    const secret = filter.status === 'playing' ? await gallery.secretlyOver() : [];
    const more = await Promise.all(secret.map((id) => storage.match(id).catch(() => undefined)));
    return [...listed, ...more.flatMap((it) => (it && fits(it, filter) ? [it] : []))]
      .filter((it) => isListed(it, now()))
      .map((it) => this.matches.show(it))
      .filter(({ status }) => filter.status === undefined || status === filter.status);
  }

  /** A match of a system, or of any. */
  async find(system: string | undefined, id: string): Promise<PublicMatch | undefined> {
    const match = await this.matches.storage.match(id);
    if (!match || (system !== undefined && match.system !== system)) return undefined;
    return this.matches.show(match);
  }

  /** Seats a player: on a free seat of an open match, or by invitation. */
  async join(id: string, wish: JoinWish): Promise<Done<{ side: Side; token: string }>> {
    const proof = await this.matches.words.proof(id, wish.passphrase);
    return this.inMatch(id, async (room) => {
      const side = sideToJoin(room.match.info, wish, proof);
      if (typeof side !== 'string') return not(side);
      if (!mayBeCalled(wish.name, side)) return not(REFUSALS.badName);
      const token = newToken();
      return this.changeSeat(
        room,
        side,
        { name: wish.name, tokenHash: hashToken(token) },
        {
          side,
          token,
        },
      );
    });
  }

  /** Frees a seat; its link is no longer valid. */
  leave(id: string, holder: Holder): Promise<Done<object>> {
    return this.held(id, holder, async (room) => {
      const left = await this.changeSeat(room, holder.side, {}, {});
      if (left.ok) this.matches.audience.dismiss(id, holder.side, 'left');
      return left;
    });
  }

  rename(id: string, holder: Holder, name: string): Promise<Done<object>> {
    return this.held(id, holder, async (room) => {
      if (!mayBeCalled(name, holder.side)) return not(REFUSALS.badName);
      const seat = room.match.info.seats[holder.side];
      return this.changeSeat(room, holder.side, { ...seat, name }, {});
    });
  }

  /** Replaces a seat's link that others may have seen. */
  reissue(id: string, holder: Holder): Promise<Done<{ token: string }>> {
    return this.held(id, holder, async (room) => {
      const token = newToken();
      // Somebody with the old link may have set up notices to his own address.
      const { notices: _, ...known } = room.match.info.seats[holder.side];
      const seat = { ...known, tokenHash: hashToken(token) };
      const changed = await this.changeSeat(room, holder.side, seat, { token });
      if (changed.ok) this.matches.audience.dismiss(id, holder.side, 'reissued');
      return changed;
    });
  }

  /** The match's creator revokes a seat's link and gets an invitation for another player. */
  reinvite(id: string, hostToken: string, side: Side): Promise<Done<{ invitation: string }>> {
    return this.inMatch(id, async (room) => {
      if (!isToken(hostToken, room.match.info.hostHash)) return not(REFUSALS.notYours);
      const invitation = newToken();
      const changed = await this.changeSeat(
        room,
        side,
        { inviteHash: hashToken(invitation) },
        { invitation },
      );
      if (changed.ok) this.matches.audience.dismiss(id, side, 'reissued');
      return changed;
    });
  }

  /** A rematch after this match is over. The second side to ask gets the same new match. */
  playAgain(id: string, holder: Holder): Promise<Done<{ nextMatchID: string }>> {
    return this.held(id, holder, async (room) => {
      const { info, system, scenario, options, file, status } = room.match;
      if (status !== 'finished') return not(REFUSALS.notOver);
      if (info.nextMatchId !== undefined) return done({ nextMatchID: info.nextMatchId });
      const { nextMatchId: _, pace, dice, ...again } = info;
      const next = {
        ...{ id: newMatchId(), system, engine: room.system.version, scenario, options },
        ...{ seed: this.matches.seeds(), createdAt: this.matches.now() },
        ...(file !== undefined && { file }),
      };
      const seats = bySide((side) => seatFor(botOf(info.seats[side])));
      // A rematch would reveal that this match is over.
      const listedFrom = endKnownAt(room.match);
      const life = pace && { pace: newPace(pace.settings) };
      const entropy = dice && { dice: newDice(dice.waitSeconds) };
      await this.keep(next, { ...again, seats, listedFrom, ...life, ...entropy });
      const kept = await this.matches.changeInfo(room, (it) => ({ ...it, nextMatchId: next.id }));
      return kept ? done({ nextMatchID: next.id }) : not(REFUSALS.notKept);
    });
  }

  /** The whole record of a finished match. */
  async record(id: string, reader: Reader): Promise<Done<Save>> {
    const proof = await this.matches.words.proof(id, reader.passphrase);
    return this.inMatch(id, (room) => recordOf(room, this.matches, { ...reader, proof }));
  }

  /** The file of a scenario that was sent along, for whoever may watch the match. */
  async file(id: string, reader: Reader): Promise<Done<{ file: string }>> {
    const proof = await this.matches.words.proof(id, reader.passphrase);
    return this.inMatch(id, async (room) => fileOf(room, { ...reader, proof }));
  }

  private async inMatch<T>(id: string, job: (room: Room) => Promise<Done<T>>): Promise<Done<T>> {
    return (await this.matches.inRoom(id, job)) ?? not(REFUSALS.noMatch);
  }

  private held<T>(
    id: string,
    holder: Holder,
    job: (room: Room) => Promise<Done<T>>,
  ): Promise<Done<T>> {
    return this.inMatch(id, async (room) =>
      holds(room.match.info, holder) ? job(room) : not(REFUSALS.notYours),
    );
  }

  private async changeSeat<T>(room: Room, side: Side, seat: SeatInfo, value: T): Promise<Done<T>> {
    const kept = await this.matches.changeInfo(room, (info) => ({
      ...info,
      seats: { ...info.seats, [side]: seat },
      ...(info.pace && seat.tokenHash === undefined && { pace: withoutOffersOf(info.pace, side) }),
      ...(info.dice && seat.tokenHash === undefined && { dice: withoutCommit(info.dice, side) }),
    }));
    return kept ? done(value) : not(REFUSALS.notKept);
  }
}

const fits = (
  { system, updatedAt }: StoredMatch,
  { system: wanted = system, updatedBefore = Infinity, updatedAfter = -Infinity }: ListFilter,
): boolean => system === wanted && updatedAt < updatedBefore && updatedAt > updatedAfter;

const isFree = ({ tokenHash, bot }: SeatInfo): boolean =>
  tokenHash === undefined && bot === undefined;

/** The side a player may take, or why none is free. */
function sideToJoin(info: MatchInfo, wish: JoinWish, proof: string | undefined): Side | Refusal {
  const { seats, passphrase } = info;
  if (wish.invitation !== undefined) {
    const side = SIDES.find((it) => isToken(wish.invitation, seats[it].inviteHash));
    return side && isFree(seats[side]) ? side : REFUSALS.badInvite;
  }
  const side = wish.side ?? SIDES.find((it) => isFree(seats[it]));
  if (!side) return REFUSALS.full;
  if (!isFree(seats[side])) return REFUSALS.taken;
  return passphrase === proof ? side : REFUSALS.wrongWord;
}

/** A stand-in is not carried over to a rematch. */
const botOf = ({ bot, standIn }: SeatInfo): string | undefined => (standIn ? undefined : bot);

const seatFor = (bot?: string, invitation?: string): SeatInfo => ({
  ...(bot !== undefined && { bot }),
  ...(invitation !== undefined && { inviteHash: hashToken(invitation) }),
});

const invitationsFor = ({ bots = {} }: NewMatchWish): Partial<BySide<string>> =>
  Object.fromEntries(SIDES.filter((side) => !bots[side]).map((side) => [side, newToken()]));
