import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encryptPush, keyPair, newPushKeys, vapidHeader } from '../../../server/notices/webPush';
import { newBrowser } from './browser';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, appendix A, as public implementations of it have it in their tests. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is encrypted as in the example of RFC 8291', () => {
  const chance = { salt: bytes(EXAMPLE.salt), privateKey: bytes(EXAMPLE.privateKey) };
  expect(encryptPush(EXAMPLE.message, EXAMPLE, chance).toString('base64url')).toBe(EXAMPLE.body);
});

describe('a message', () => {
  test('is read by its browser, and no two are the same bytes', () => {
    const browser = newBrowser();
    const [one, other] = [1, 2].map(() => encryptPush('Gefecht: Befehle!', browser.keys)) as [
      Buffer,
      Buffer,
    ];
    expect(browser.read(one)).toBe('Gefecht: Befehle!');
    expect(one.equals(other)).toBe(false);
  });

  test.each(['', 'AAAA', 'x'.repeat(87)])('for no browser (%j) cannot be written', (p256dh) => {
    expect(() => encryptPush('x', { p256dh, auth: EXAMPLE.auth })).toThrow();
  });
});

test('the sender is named by a token that his public key proves, for this push service and half a day', () => {
  const keys = { ...newPushKeys(), contact: 'mailto:admiral@example.org' };
  const header = vapidHeader(keys, 'https://push.example.org/send/1', 1_000_000_000_000);
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example.org',
    exp: 1_000_000_000 + 12 * 3600,
    sub: 'mailto:admiral@example.org',
  });
  const publicKey = { key: createPublicKey(keyPair(keys)), dsaEncoding: 'ieee-p1363' } as const;
  const content = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', content, publicKey, bytes(signature))).toBe(true);
});

test('keys are made anew each time, of the right length', () => {
  const [one, other] = [newPushKeys(), newPushKeys()];
  expect(one.privateKey).not.toBe(other.privateKey);
  expect([bytes(one.publicKey).length, bytes(one.privateKey).length]).toEqual([65, 32]);
});
