import { expect, test } from 'vitest';
import { parseConfig } from '../../server/config';

test('without settings the server listens on port 8000 of every address', () => {
  expect(parseConfig({})).toEqual({ port: 8000 });
  expect(parseConfig({ PORT: '', HOST: '' })).toEqual({ port: 8000 });
});

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('PORT %s is taken', (text, port) => {
  expect(parseConfig({ PORT: text })).toEqual({ port });
});

test.each(['-1', '65536', '80.5', '8e3', 'http', ' ', '0x50'])(
  'PORT "%s" is refused in one sentence',
  (text) => {
    expect(() => parseConfig({ PORT: text })).toThrow(
      `PORT must be a whole number from 0 (any free port) to 65535, not "${text}".`,
    );
  },
);

test.each(['localhost', '127.0.0.1', '::1', 'my-host.example'])('HOST %s is taken', (host) => {
  expect(parseConfig({ HOST: host })).toEqual({ port: 8000, host });
});

test.each(['http://localhost', 'a b', '/tmp/socket'])('HOST "%s" is refused', (host) => {
  expect(() => parseConfig({ HOST: host })).toThrow(
    `HOST must be a name or an address of this machine, such as 127.0.0.1, not "${host}".`,
  );
});
