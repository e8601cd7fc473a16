import type { NoticeAdded, NoticeKind, NoticeWish } from '../../src/game/online/notices';
import type { Side } from '../../src/rules/core';
import { REFUSALS } from '../matches/answers';
import type { Done } from '../matches/done';
import { type Holder, holds } from '../matches/holder';
import type { Matches } from '../matches/matches';
import type { Room } from '../matches/room';
import { newToken } from '../matches/secrets';
import type { MatchInfo } from '../storage/matchInfo';
import type { NoticeTarget } from '../storage/notices';

const done = <T>(value: T): Done<T> => ({ ok: true, value });

/** How players subscribe to notices and unsubscribe. */
export class Targets {
  constructor(
    private readonly matches: Matches,
    /** Why a subscription is refused. */
    private readonly refuse: (
      wish: NoticeWish,
    ) => (typeof REFUSALS)[keyof typeof REFUSALS] | undefined,
    /** Asks the owner of a mail address to confirm it. */
    private readonly ask: (match: string, side: Side, target: NoticeTarget) => void,
  ) {}

  notify(id: string, holder: Holder, wish: NoticeWish): Promise<Done<NoticeAdded>> {
    return this.held(id, holder, async (room) => {
      const isOver = room.match.status === 'finished';
      const refusal = isOver ? REFUSALS.over : this.refuse(wish);
      if (refusal) return { ok: false, refusal };
      const target = newTarget(wish);
      const kept = await this.change(room, holder.side, (known) => [
        ...known.filter(({ kind }) => kind !== wish.kind),
        target,
      ]);
      if (!kept) return { ok: false, refusal: REFUSALS.notKept };
      if (target.kind === 'mail') this.ask(id, holder.side, target);
      const secret = target.kind === 'webhook' ? { secret: target.secret } : {};
      return done({ kind: wish.kind, ...secret });
    });
  }

  unnotify(id: string, holder: Holder, kind: NoticeKind): Promise<Done<object>> {
    return this.held(id, holder, async (room) => {
      const without: Change = (known) => known.filter((it) => it.kind !== kind);
      const kept = await this.change(room, holder.side, without);
      return kept ? done({}) : { ok: false, refusal: REFUSALS.notKept };
    });
  }

  notified(id: string, holder: Holder): Promise<Done<{ kinds: NoticeKind[] }>> {
    return this.held(id, holder, async ({ match }) =>
      done({ kinds: (match.info.seats[holder.side].notices ?? []).map(({ kind }) => kind) }),
    );
  }

  /** Ends the notices that a link belongs to; `false` if there are none. */
  stop(id: string, side: Side, key: string): Promise<boolean> {
    return this.byKey(id, { side, key }, (known) => known.filter((it) => it.key !== key));
  }

  /** The owner of the address has confirmed the notices that a link belongs to. */
  confirm(id: string, side: Side, key: string): Promise<boolean> {
    return this.byKey(id, { side, key }, (known) =>
      known.map((it) =>
        it.key === key && it.kind === 'mail' ? { ...it, confirmed: true as const } : it,
      ),
    );
  }

  private async byKey(
    id: string,
    { side, key }: { side: Side; key: string },
    change: Change,
  ): Promise<boolean> {
    const kept = await this.matches.inRoom(id, async (room) => {
      const { notices = [] } = room.match.info.seats[side];
      return notices.some((it) => it.key === key) && this.change(room, side, change);
    });
    return kept ?? false;
  }

  private async held<T>(
    id: string,
    holder: Holder,
    job: (room: Room) => Promise<Done<T>>,
  ): Promise<Done<T>> {
    const asked = await this.matches.inRoom(id, async (room): Promise<Done<T>> => {
      const isTheirs = holds(room.match.info, holder);
      return isTheirs ? job(room) : { ok: false, refusal: REFUSALS.notYours };
    });
    return asked ?? { ok: false, refusal: REFUSALS.noMatch };
  }

  private change(room: Room, side: Side, change: Change): Promise<boolean> {
    return this.matches.changeQuietly(room, (info) => withNotices(info, side, change));
  }
}

type Change = (known: readonly NoticeTarget[]) => NoticeTarget[];

/** A match with other targets for a side. */
export function withNotices(info: MatchInfo, side: Side, change: Change): MatchInfo {
  const { notices: known = [], ...seat } = info.seats[side];
  const notices = change(known);
  const changed = notices.length > 0 ? { ...seat, notices } : seat;
  return { ...info, seats: { ...info.seats, [side]: changed } };
}

function newTarget(wish: NoticeWish): NoticeTarget {
  const key = newToken();
  switch (wish.kind) {
    case 'push': {
      const { endpoint, keys } = wish.subscription;
      return { kind: 'push', key, endpoint, ...{ p256dh: keys.p256dh, auth: keys.auth } };
    }
    case 'mail':
      return { kind: 'mail', key, address: wish.address, language: wish.language ?? 'en' };
    case 'webhook':
      return { kind: 'webhook', key, url: wish.url, secret: newToken() };
  }
}
