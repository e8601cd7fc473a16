import { describe, expect, test } from 'vitest';
import { HELP, parseConfig } from '../../../server/config';
import { parseNotices } from '../../../server/notices/settings';
import { newPushKeys } from '../../../server/notices/webPush';

const { publicKey, privateKey } = newPushKeys();
const KEYS = `${publicKey},${privateKey}`;

const ALL = {
  FLAG_PLOT_URL: 'https://play.example.org/',
  FLAG_PLOT_SMTP: 'smtps://user:word@mail.example.org:465',
  FLAG_PLOT_MAIL_FROM: 'admiral@example.org',
  FLAG_PLOT_PUSH_KEYS: KEYS,
  FLAG_PLOT_PUSH_CONTACT: 'mailto:admiral@example.org',
  FLAG_PLOT_WEBHOOKS: 'public',
};

describe('the settings of notices', () => {
  test('are read', () => {
    const notices = {
      url: 'https://play.example.org',
      mail: { smtp: 'smtps://user:word@mail.example.org:465', from: 'admiral@example.org' },
      push: { publicKey, privateKey, contact: 'mailto:admiral@example.org' },
      webhooks: 'public',
    };
    expect(parseNotices(ALL)).toEqual(notices);
    expect(parseConfig(ALL).notices).toEqual(notices);
  });

  test('are none unless a way is set up', () => {
    expect(parseNotices({})).toBeUndefined();
    expect(parseNotices({ FLAG_PLOT_URL: ALL.FLAG_PLOT_URL, FLAG_PLOT_WEBHOOKS: 'none' })).toBe(
      undefined,
    );
  });

  test('need no more than the ways that are set up', () => {
    const { FLAG_PLOT_URL } = ALL;
    expect(parseNotices({ FLAG_PLOT_URL, FLAG_PLOT_WEBHOOKS: 'any' })).toEqual({
      url: 'https://play.example.org',
      webhooks: 'any',
    });
  });

  test.each([
    ['FLAG_PLOT_URL', '', 'as FLAG_PLOT_SMTP is set'],
    ['FLAG_PLOT_URL', 'play.example.org', 'such as https://play.example.org'],
    ['FLAG_PLOT_URL', 'https://play.example.org/path', 'such as https://play.example.org'],
    ['FLAG_PLOT_SMTP', 'mail.example.org', 'such as smtps://user:password@mail.example.org:465'],
    ['FLAG_PLOT_MAIL_FROM', '', 'must be a mail address, as FLAG_PLOT_SMTP is set'],
    ['FLAG_PLOT_MAIL_FROM', 'Admiral <a@example.org>', 'must be a mail address'],
    ['FLAG_PLOT_PUSH_KEYS', publicKey, 'the two keys that --push-keys makes'],
    ['FLAG_PLOT_PUSH_KEYS', `${publicKey},${newPushKeys().publicKey}`, 'the two keys'],
    ['FLAG_PLOT_PUSH_CONTACT', 'admiral', 'mailto:you@example.org or an https address'],
    ['FLAG_PLOT_WEBHOOKS', 'all', 'none, public or any, not "all"'],
  ])('%s “%s” is refused in one sentence', (name, value, sentence) => {
    expect(() => parseNotices({ ...ALL, [name]: value })).toThrow(sentence);
    expect(() => parseNotices({ ...ALL, [name]: value })).toThrow(name);
    expect(HELP).toContain(name);
  });

  test('tell no password when they are wrong', () => {
    const wrong = { ...ALL, FLAG_PLOT_SMTP: 'http://user:secret@mail.example.org' };
    expect(() => parseNotices(wrong)).toThrow(/^((?!secret).)*$/);
  });
});
