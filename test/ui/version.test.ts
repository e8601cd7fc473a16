import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { PROJECT } from '../../server/common/project';
import { SERVER_PATHS } from '../../src/ui/offline/paths';
import { offeredVersion, offerNewVersions, type Versions } from '../../src/ui/offline/version';

type Hear = (event: { isUpdate: boolean }) => void;

/** A service worker's registration of which the test says what happens to it. */
function newWorker() {
  const heard = new Map<string, Hear>();
  const messageSkipWaiting = vi.fn();
  const versions = {
    addEventListener: (type: string, hear: Hear) => void heard.set(type, hear),
    messageSkipWaiting,
  } as unknown as Versions;
  const happen = (type: string, isUpdate = true) => heard.get(type)?.({ isUpdate });
  return { versions, happen, messageSkipWaiting };
}

test('a new version waits until it is asked for, and then the page is loaded again, once it has taken over', () => {
  const { versions, happen, messageSkipWaiting } = newWorker();
  const reload = vi.fn();
  offerNewVersions(versions, reload);
  happen('controlling', false);
  expect(offeredVersion()).toBeNull();
  happen('waiting');
  expect(messageSkipWaiting).not.toHaveBeenCalled();
  offeredVersion()?.();
  expect(messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  happen('controlling');
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that another tab has asked for does not load this tab again, but is offered to it', () => {
  const { versions, happen } = newWorker();
  const reload = vi.fn();
  offerNewVersions(versions, reload);
  happen('waiting');
  happen('controlling');
  expect(reload).not.toHaveBeenCalled();
  offeredVersion()?.();
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['/games/battle', '/games', '/socket.io/?EIO=4', '/healthz', '/metrics', '/assets/a.js'])(
  '%s is answered by the server alone',
  (path) => {
    expect(SERVER_PATHS.test(path)).toBe(true);
  },
);

test.each(['/', '/?seed=a.b', '/battle/12345678', '/battle/1/replay', '/rules/battle', '/shared'])(
  '%s is a page of the app',
  (path) => {
    expect(SERVER_PATHS.test(path)).toBe(false);
  },
);

const read = (path: string) => readFileSync(`${PROJECT}/src/ui/${path}`);

test('the manifest has the colors of the theme and icons of the sizes that it tells', () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest').toString());
  const tokens = read('theme/tokens.css').toString();
  expect(tokens).toContain(`--paper: light-dark(${manifest.background_color},`);
  expect(tokens).toContain(`--ink: light-dark(${manifest.theme_color},`);
  for (const { src, sizes } of manifest.icons) {
    const png = read(`public${src}`);
    // The width and height stand in the first chunk of every PNG.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});
