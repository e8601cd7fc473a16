import { describe, expect, test } from 'vitest';
import { isPublicAddress, isReachable } from '../../../server/notices/guard';
import { post } from '../../../server/notices/post';
import { httpCatcher } from './catchers';

describe('an address', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.2.1', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1'],
    ...['fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::'],
    'localhost',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('what may be sent to', () => {
  test.each(['https://example.org/hook?a=1', 'https://example.org:8443/', 'https://8.8.8.8/'])(
    '%s may',
    (url) => {
      expect(isReachable(url, 'public')).toBe(true);
    },
  );

  test.each([
    ...['http://example.org/', 'https://127.0.0.1/', 'https://0x7f000001/', 'https://2130706433/'],
    ...['https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://user:word@example.org/'],
    ...['https://example.org:22/', 'file:///etc/passwd', 'ftp://example.org/', 'not an address'],
  ])('%s may not', (url) => {
    expect(isReachable(url, 'public')).toBe(false);
  });

  test('on a private network may when that is allowed, and other things than the web never', () => {
    expect(isReachable('http://192.168.1.2:8080/hook', 'any')).toBe(true);
    expect(isReachable('file:///etc/passwd', 'any')).toBe(false);
  });
});

describe('a post', () => {
  test('goes nowhere that is not allowed, whether by number or by name', async () => {
    const { url, caught, close } = await httpCatcher();
    const sent = (to: string) => post({ url: to, headers: {}, body: 'x' }, 'public');
    await expect(sent(url)).rejects.toThrow('not for notices');
    await expect(sent('https://localhost/')).rejects.toThrow('not for notices');
    expect(caught).toEqual([]);
    close();
  });

  test('goes to this machine by its name when that is allowed', async () => {
    const { url, caught, close } = await httpCatcher();
    const byName = url.replace('127.0.0.1', 'localhost');
    expect(await post({ url: byName, headers: {}, body: 'x' }, 'any')).toBe(201);
    expect(caught).toHaveLength(1);
    close();
  });

  test('follows no redirection', async () => {
    const { url, caught, close } = await httpCatcher(302);
    expect(await post({ url, headers: { A: 'b' }, body: 'x' }, 'any')).toBe(302);
    expect(caught).toMatchObject([{ headers: { a: 'b' }, body: Buffer.from('x') }]);
    close();
  });
});
