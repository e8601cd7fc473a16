import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { arePushKeys, newPushKeys, pushRequest } from '../../../server/notices/webPush';
import { newBrowser } from './browser';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, appendix A, as public implementations of it have it in their tests. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the browser of these tests reads the example of RFC 8291', () => {
  const browser = newBrowser(bytes(EXAMPLE.browserKey), bytes(EXAMPLE.auth));
  expect(browser.keys.p256dh).toBe(EXAMPLE.p256dh);
  expect(browser.read(bytes(EXAMPLE.body))).toBe(EXAMPLE.message);
});

const server = { ...newPushKeys(), contact: 'mailto:admiral@example.org' };
const endpoint = 'https://push.example.org/send/1';

const requestFor = (text: string, keys: { p256dh: string; auth: string }) =>
  pushRequest({ text, endpoint, keys, topic: 'one', keptSeconds: 60 }, server);

describe('a message', () => {
  test('is read by its browser, and no two are the same bytes', () => {
    const browser = newBrowser();
    const [one, other] = [1, 2].map(() => requestFor('Gefecht: Befehle!', browser.keys).body) as [
      Buffer,
      Buffer,
    ];
    expect(browser.read(one)).toBe('Gefecht: Befehle!');
    expect(one.equals(other)).toBe(false);
  });

  test('says how long it is kept, and which it replaces', () => {
    const { headers, body } = requestFor('x', newBrowser().keys);
    expect(headers).toMatchObject({
      TTL: '60',
      Topic: 'one',
      'Content-Encoding': 'aes128gcm',
      'Content-Length': String(body.length),
    });
  });

  test.each(['', 'AAAA', 'x'.repeat(87)])('for no browser (%j) cannot be written', (p256dh) => {
    expect(() => requestFor('x', { p256dh, auth: EXAMPLE.auth })).toThrow();
  });
});

test('the sender is named by a token that his public key proves, for this push service and half a day', () => {
  const { Authorization = '' } = requestFor('x', newBrowser().keys).headers;
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(Authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(key).toBe(server.publicKey);
  const { exp, ...told } = JSON.parse(bytes(claims).toString());
  expect(told).toEqual({ aud: 'https://push.example.org', sub: 'mailto:admiral@example.org' });
  expect(Math.abs(exp - Date.now() / 1000 - 12 * 3600)).toBeLessThan(60);
  const point = bytes(server.publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const publicKey = {
    key: createPublicKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, bytes(signature))).toBe(
    true,
  );
});

test('keys are made anew each time, of the right length, and belong together', () => {
  const [one, other] = [newPushKeys(), newPushKeys()];
  expect(one.privateKey).not.toBe(other.privateKey);
  expect([bytes(one.publicKey).length, bytes(one.privateKey).length]).toEqual([65, 32]);
  expect(arePushKeys(one)).toBe(true);
  expect(arePushKeys({ ...one, privateKey: other.privateKey })).toBe(false);
  expect(arePushKeys({ ...one, privateKey: '' })).toBe(false);
});
