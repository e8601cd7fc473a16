import { createHash, createHmac } from 'node:crypto';
import type {
  NoticeBody,
  NoticeReason,
  NoticeWays,
  NoticeWish,
  PushAddress,
} from '../../src/game/online/notices';
import type { Side } from '../../src/rules/core';
import { REFUSALS } from '../matches/answers';
import type { NoticeTarget } from '../storage/notices';
import type { StoredMatch } from '../storage/storage';
import { isReachable } from './guard';
import { type Mailer, newMailer } from './mail';
import { post } from './post';
import type { NoticeSettings } from './settings';
import { type Language, TEXTS } from './texts';
import { pushRequest } from './webPush';

/** A notice and its target. */
export interface Notice {
  match: Pick<StoredMatch, 'id' | 'system' | 'info'>;
  side: Side;
  reason: NoticeReason;
  target: NoticeTarget;
}

/** `gone`: the address no longer exists. */
export type Sent = 'sent' | 'gone';

/** How long a push service keeps a message for a browser that is away; in seconds. */
const PUSH_KEPT_SECONDS = 24 * 3600;

/** Sends notices in the ways that are set up. */
export class Sender {
  private readonly mailer: Mailer | undefined;

  constructor(
    private readonly settings: NoticeSettings,
    private readonly now: () => number,
  ) {
    this.mailer = settings.mail && newMailer(settings.mail);
  }

  get ways(): NoticeWays {
    const { push, mail, webhooks } = this.settings;
    return {
      ...(push && { push: { publicKey: push.publicKey } }),
      mail: mail !== undefined,
      webhook: webhooks !== undefined,
    };
  }

  refuse(wish: NoticeWish) {
    if (!this.ways[wish.kind]) return REFUSALS.noMail;
    if (wish.kind === 'mail') return undefined;
    const url = wish.kind === 'push' ? wish.subscription.endpoint : wish.url;
    if (!isReachable(url, this.reach)) return REFUSALS.badAddress;
    return wish.kind === 'push' && !this.canWriteTo(wish.subscription)
      ? REFUSALS.badAddress
      : undefined;
  }

  /** Whether a message can be written for a browser at all. */
  private canWriteTo({ endpoint, keys }: PushAddress): boolean {
    const { push } = this.settings;
    try {
      if (push) pushRequest({ text: 'x', endpoint, keys, topic: 'x', keptSeconds: 0 }, push);
      return push !== undefined && Buffer.from(keys.auth, 'base64url').length === 16;
    } catch {
      return false;
    }
  }

  send(notice: Notice): Promise<Sent> {
    const { target } = notice;
    switch (target.kind) {
      case 'mail':
        return this.mail(notice, target);
      case 'push':
        return this.push(notice, target);
      case 'webhook':
        return this.call(notice, target);
    }
  }

  /** Asks the owner of an address to confirm it. */
  async ask({ match, side, target }: Omit<Notice, 'reason'>): Promise<void> {
    if (target.kind !== 'mail') return;
    const { confirm, confirmHint } = TEXTS[target.language];
    const subject = confirm(match.info.title);
    const link = this.link('confirm', { match, side, target });
    const text = `${subject}\n\n${confirmHint}\n${link}\n`;
    const stop = this.link('stop', { match, side, target });
    await this.mailer?.send({ to: target.address, subject, text, stop });
  }

  close(): void {
    this.mailer?.close();
  }

  /** Push services may have the same addresses as webhooks. */
  private get reach() {
    return this.settings.webhooks ?? 'public';
  }

  private async mail(
    notice: Notice,
    { address, language }: NoticeTarget & { kind: 'mail' },
  ): Promise<Sent> {
    const { text: said, url, stop } = this.bodyOf(notice, language);
    const text = `${said}\n${url}\n\n${TEXTS[language].stopHint}\n${stop}\n`;
    await this.mailer?.send({ to: address, subject: said, text, stop });
    return 'sent';
  }

  private async push(notice: Notice, target: NoticeTarget & { kind: 'push' }): Promise<Sent> {
    const { push } = this.settings;
    if (!push) return 'sent';
    const topic = createHash('sha256')
      .update(`${notice.match.id} ${notice.side}`)
      .digest('base64url');
    const { endpoint: url, p256dh, auth } = target;
    const message = {
      text: JSON.stringify(this.bodyOf(notice)),
      endpoint: url,
      keys: { p256dh, auth },
      topic: topic.slice(0, 32),
      keptSeconds: PUSH_KEPT_SECONDS,
    };
    return answered(await post({ url, ...pushRequest(message, push) }, this.reach));
  }

  private async call(notice: Notice, target: NoticeTarget & { kind: 'webhook' }): Promise<Sent> {
    const body = JSON.stringify(this.bodyOf(notice));
    const at = String(Math.floor(this.now() / 1000));
    const mac = createHmac('sha256', target.secret).update(`${at}.${body}`).digest('hex');
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Flag Plot',
      'Flag-Plot-Signature': `t=${at},v1=${mac}`,
    };
    return answered(await post({ url: target.url, headers, body }, this.reach));
  }

  private bodyOf(notice: Notice, language: Language = 'en'): NoticeBody {
    const { match, reason } = notice;
    const { title } = match.info;
    return {
      reason,
      ...{ matchID: match.id, gameName: match.system, title },
      text: TEXTS[language].reasons[reason](title),
      url: `${this.settings.url}/online/${match.id}`,
      stop: this.link('stop', notice),
    };
  }

  private link(what: 'stop' | 'confirm', { match, side, target }: Omit<Notice, 'reason'>): string {
    const language = target.kind === 'mail' ? target.language : 'en';
    const query = new URLSearchParams({ match: match.id, side, key: target.key, language });
    return `${this.settings.url}/notices/${what}?${query}`;
  }
}

function answered(status: number): Sent {
  if (status === 404 || status === 410) return 'gone';
  if (status >= 200 && status < 300) return 'sent';
  throw new Error(`A notice was answered by ${status}.`);
}
