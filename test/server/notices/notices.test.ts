import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { NoticeSettings } from '../../../server/notices/settings';
import { newPushKeys } from '../../../server/notices/webPush';
import { type HeldSeat, newLobbyClient } from '../../../src/game/online';
import type { Asked } from '../../../src/game/online/lobbyClient';
import type { NoticeBody, NoticeWish } from '../../../src/game/online/notices';
import { refusalCode } from '../../../src/rules/core';
import { liveServer, post, until } from '../wire/liveServer';
import { newBrowser } from './browser';
import { httpCatcher, type Letter, readLetter, smtpCatcher } from './catchers';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const must = <T>(asked: Asked<T>): T => {
  if (!asked.ok) throw new Error(refusalCode(asked.refusal));
  return asked.value;
};

const push = { ...newPushKeys(), contact: 'mailto:admiral@example.org' };

/** A server with catchers beside it, a match in which the Allies are to decide, and nobody there. */
async function waiting(over: Partial<NoticeSettings> = {}, status = 201) {
  const [http, smtp] = [await httpCatcher(status), await smtpCatcher()];
  ends.push(http.close, smtp.close);
  const live = await liveServer({
    notices: {
      url: 'https://play.example.org',
      webhooks: 'any',
      mail: { smtp: smtp.url, from: 'admiral@example.org' },
      push,
      ...over,
    },
    notifier: { quietMs: 20, perHour: 12 },
  });
  ends.push(live.close);
  const lobby = newLobbyClient(live.url);
  const { matchID } = must(await lobby.create({ system: 'toy', scenario: 'toy' }));
  const seat = must(await lobby.join(matchID, { name: 'Ann', side: 'allies' }));
  const other = must(await lobby.join(matchID, { name: 'Bob', side: 'axis' }));
  const notify = (wish: NoticeWish, of: HeldSeat = seat) => lobby.notify(matchID, of, wish);
  /** As the links in notices are for the server's public address. */
  const here = (link: string) => link.replace('https://play.example.org', live.url);
  return { live, lobby, matchID, seat, other, notify, http, smtp, here };
}

const bodyIn = (text: string): NoticeBody => JSON.parse(text);

/** Whatever a notice may tell: nothing that is secret. */
function isHarmless(text: string, { seat, other }: Awaited<ReturnType<typeof waiting>>): void {
  for (const secret of [seat.token, other.token]) expect(text).not.toContain(secret);
}

describe('a webhook', () => {
  test('is called with a signed notice when the side is to decide and is not there', async () => {
    const it = await waiting();
    const { kind, secret = '' } = must(
      await it.notify({ kind: 'webhook', url: `${it.http.url}/hook?a=1` }),
    );
    expect(kind).toBe('webhook');
    await it.live.online.matches.order(it.matchID, it.seat, { line: 'advance 1', orderId: 'a' });
    await until(() => it.http.caught.length === 1);
    const [{ url, headers, body }] = it.http.caught as [(typeof it.http.caught)[0]];
    expect(url).toBe('/hook?a=1');
    expect(bodyIn(body.toString())).toMatchObject({
      ...{ reason: 'turn', matchID: it.matchID, gameName: 'toy', title: 'Toy' },
      text: 'Toy: it is your turn.',
      url: `https://play.example.org/online/${it.matchID}`,
    });
    const [, at, mac] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['flag-plot-signature'])) ?? [];
    expect(mac).toBe(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'));
    isHarmless(`${JSON.stringify(headers)}${body}`, it);
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`${it.live.url}/metrics`)).text();
      expect(metrics).toContain('flag_plot_notices_sent_total{reason="turn"} 1');
    }, 8000);
  });

  test('that is gone is forgotten', async () => {
    const it = await waiting({}, 410);
    must(await it.notify({ kind: 'webhook', url: it.http.url }));
    await it.live.online.matches.order(it.matchID, it.seat, { line: 'advance 1', orderId: 'a' });
    await until(() => it.http.caught.length === 1);
    const kinds = async () => must(await it.lobby.notified(it.matchID, it.seat)).kinds;
    while ((await kinds()).length > 0) await new Promise(setImmediate);
    expect(await kinds()).toEqual([]);
  });

  test('that fails harms nothing, and is written down without its address', async () => {
    const it = await waiting({}, 500);
    must(await it.notify({ kind: 'webhook', url: `${it.http.url}/private` }));
    await it.live.online.matches.order(it.matchID, it.seat, { line: 'advance 1', orderId: 'a' });
    await until(() => it.live.logged().includes('A notice was answered by 500.'));
    expect(it.live.logged()).not.toContain('/private');
  });

  test.each(['http://127.0.0.1/hook', 'https://192.168.0.1/', 'https://user:word@example.org/'])(
    'to %s is not taken where only public addresses are',
    async (url) => {
      const it = await waiting({ webhooks: 'public' });
      expect(await it.notify({ kind: 'webhook', url })).toMatchObject({
        refusal: { code: 'bad-address' },
      });
    },
  );
});

describe('a push message', () => {
  test('comes so that only the browser can read it', async () => {
    const it = await waiting();
    const browser = newBrowser();
    const subscription = { endpoint: `${it.http.url}/push/1`, keys: browser.keys };
    must(await it.notify({ kind: 'push', subscription }));
    await it.live.online.matches.order(it.matchID, it.seat, { line: 'advance 1', orderId: 'a' });
    await until(() => it.http.caught.length === 1);
    const [{ headers, body }] = it.http.caught as [(typeof it.http.caught)[0]];
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(`^vapid t=.*, k=${push.publicKey}$`),
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(body.toString('latin1')).not.toContain('Toy');
    expect(bodyIn(browser.read(body))).toMatchObject({ reason: 'turn', title: 'Toy' });
    isHarmless(browser.read(body), it);
  });

  test('for keys that are none is not asked for', async () => {
    const it = await waiting();
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    const subscription = { endpoint: it.http.url, keys };
    expect(await it.notify({ kind: 'push', subscription })).toMatchObject({
      refusal: { code: 'bad-address' },
    });
  });
});

describe('a mail', () => {
  test('comes only once its reader has agreed, and one link ends it', async () => {
    const it = await waiting();
    must(await it.notify({ kind: 'mail', address: 'ann@example.org', language: 'de' }));
    await it.live.online.matches.order(it.matchID, it.seat, { line: 'advance 1', orderId: 'a' });
    await until(() => it.smtp.letters.length === 1);
    const question = it.smtp.letters[0] as (typeof it.smtp.letters)[0];
    expect(question).toMatchObject({ from: 'admiral@example.org', to: ['ann@example.org'] });
    const confirm = /https:\S+\/confirm\S+/.exec(readLetter(question))?.[0] ?? '';
    const page = await (await fetch(it.here(confirm))).text();
    expect(page).toContain('<form method="post">');
    expect(page).toContain('lang="de"');
    const style = /<link rel="stylesheet" href="(.*)">/.exec(page)?.[1] ?? '';
    expect((await fetch(`${it.live.url}${style}`)).headers.get('content-type')).toBe('text/css');
    expect(it.smtp.letters).toHaveLength(1);
    const confirmed = await fetch(it.here(confirm), { method: 'POST' });
    expect(await confirmed.text()).toContain('Eine Nachricht kommt');
    await it.live.online.matches.order(it.matchID, it.seat, { line: 'done', orderId: 'b' });
    await it.live.online.conduct.resign(it.matchID, it.other);
    // The notice of the turn comes before it where the machine took longer than a moment to confirm.
    const isEnd = (letter: Letter) => readLetter(letter).includes('Toy: Das Gefecht ist beendet.');
    await until(() => it.smtp.letters.some(isEnd));
    for (const { data } of it.smtp.letters.slice(1)) isHarmless(data, it);
  });

  test('has a link that ends it at once', async () => {
    const it = await waiting();
    must(await it.notify({ kind: 'mail', address: 'ann@example.org' }));
    await until(() => it.smtp.letters.length === 1);
    const { data = '' } = it.smtp.letters[0] ?? {};
    const link = /^List-Unsubscribe: +<(\S+)>/m.exec(data.replaceAll('\n ', ' '))?.[1] ?? '';
    expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const stop = () =>
      fetch(it.here(link), {
        ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    expect(await (await stop()).text()).toContain('You will get no more of these notices.');
    expect(must(await it.lobby.notified(it.matchID, it.seat))).toEqual({ kinds: [] });
    expect(await (await stop()).text()).toContain('These notices do not exist');
  });

  test('to one address is asked for three times a day at most', async () => {
    const it = await waiting();
    for (let asked = 0; asked < 6; asked++)
      must(await it.notify({ kind: 'mail', address: 'Stranger@example.org' }));
    await until(() => it.smtp.letters.length >= 3);
    must(await it.notify({ kind: 'mail', address: 'ann@example.org' }));
    await until(() => it.smtp.letters.some(({ to }) => to.includes('ann@example.org')));
    expect(it.smtp.letters).toHaveLength(4);
  });

  test('cannot be led astray by its address', async () => {
    const it = await waiting();
    for (const address of ['a@b.example\r\nRCPT TO:<c@d.example>', 'a@b, c@d.example', 'a b@c.de'])
      expect(await it.notify({ kind: 'mail', address })).toMatchObject({
        refusal: { code: 'malformed' },
      });
  });
});

describe('notices', () => {
  test('say which ways there are', async () => {
    const { lobby } = await waiting({});
    expect(must(await lobby.noticeWays())).toEqual({
      push: { publicKey: push.publicKey },
      mail: true,
      webhook: true,
    });
  });

  test('are for the holder of a seat, and nobody else', async () => {
    const it = await waiting();
    const thief = { side: 'axis', token: it.seat.token } as const;
    const wish = { kind: 'webhook', url: it.http.url } as const;
    const asked = [
      await it.notify(wish, thief),
      await it.lobby.notified(it.matchID, thief),
      await it.lobby.unnotify(it.matchID, thief, 'webhook'),
    ];
    for (const answer of asked)
      expect(answer).toMatchObject({ refusal: { code: 'not-your-seat' } });
    expect(await it.lobby.notify('nowhere', it.seat, wish)).toMatchObject({
      refusal: { code: 'no-such-match' },
    });
  });

  test('are one of each kind, told to nobody, and end when they are not wanted', async () => {
    const it = await waiting();
    for (const path of ['/one', '/two'])
      must(await it.notify({ kind: 'webhook', url: `${it.http.url}${path}` }));
    const targets = (await it.live.storage.match(it.matchID))?.info.seats.allies.notices;
    expect(targets).toMatchObject([{ url: `${it.http.url}/two` }]);
    const shown = JSON.stringify([await it.lobby.find(it.matchID), await it.lobby.list()]);
    expect(shown).not.toContain(it.http.url);
    must(await it.lobby.unnotify(it.matchID, it.seat, 'webhook'));
    expect((await it.live.storage.match(it.matchID))?.info.seats.allies).not.toHaveProperty(
      'notices',
    );
  });

  test('end with the link of the seat that asked for them', async () => {
    const it = await waiting();
    must(await it.notify({ kind: 'webhook', url: it.http.url }));
    const { token } = must(await it.lobby.reissue(it.matchID, it.seat));
    expect(must(await it.lobby.notified(it.matchID, { ...it.seat, token }))).toEqual({ kinds: [] });
  });

  test('that are not set up are refused', async () => {
    const live = await liveServer();
    ends.push(live.close);
    const lobby = newLobbyClient(live.url);
    expect(must(await lobby.noticeWays())).toEqual({ mail: false, webhook: false });
    const { matchID } = must(await lobby.create({ system: 'toy', scenario: 'toy' }));
    const seat = must(await lobby.join(matchID, { name: 'Ann' }));
    const wish = { kind: 'mail', address: 'ann@example.org' } as const;
    expect(await lobby.notify(matchID, seat, wish)).toMatchObject({
      refusal: { code: 'no-such-notices' },
    });
  });

  test.each([
    ['GET', '/notices/stop', 404],
    ['GET', '/notices/stop?match=a&side=axis&key=%3Cscript%3E', 404],
    ['GET', '/notices/other?match=a&side=axis&key=b', 404],
    ['DELETE', '/notices/stop?match=a&side=axis&key=b', 405],
    ['POST', '/notices', 404],
    ['POST', '/notices/stop?match=a&side=axis&key=b', 200],
  ])('%s %s is answered by %i and does nothing', async (method, path, status) => {
    const live = await liveServer();
    ends.push(live.close);
    const response = await fetch(`${live.url}${path}`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('asked for with anything else are refused as unreadable', async () => {
    const it = await waiting();
    const at = `${it.live.url}/games/toy/${it.matchID}`;
    const held = { playerID: '0', credentials: it.seat.token };
    const wishes = [null, 7, {}, { kind: 'fax' }, { kind: 'webhook', url: 'javascript:1' }];
    for (const wish of [...wishes, { kind: 'push', subscription: { endpoint: it.http.url } }])
      expect((await post(`${at}/notify`, { ...held, wish })).status).toBe(400);
    expect((await post(`${at}/unnotify`, { ...held, kind: '__proto__' })).status).toBe(400);
  });
});
