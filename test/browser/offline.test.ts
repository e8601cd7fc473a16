import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLIENT_FOLDER } from '../../server/common/project';
import { serve } from '../../server/serve';
import { readSite, type SiteFile } from '../../server/wire/files';
import { siteListener } from '../../server/wire/site';
import { mouse, phaseOn, playOn } from './hands';
import { baseUrl, newPages } from './harness';

const pages = newPages();
const KEPT = { path: '/?pace=0&seed=offline', keepsApp: true } as const;

/** Until the app is kept in the browser as a whole, and the page gets its files from there. */
async function keptWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 20));
  });
}

/** The paths of what the browser has kept. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** One of each system. */
const OPENED = [
  'denmark-strait',
  'midway',
  'coral-sea-carriers',
  'fa-river-plate',
  'sk-denmark-strait',
];

async function openScenarios(page: Page): Promise<void> {
  await page.locator('.scenario-card').first().waitFor();
  for (const id of OPENED) {
    const path = `/scenario/${id}`;
    const title = await page.locator(`.scenario-card h3 a[href="${path}"]`).textContent();
    // As a link does: to load the app anew for each page takes most of a test's time.
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page
      .locator('h1')
      .filter({ hasText: title ?? '' })
      .waitFor();
    await page.getByRole('button', { name: /^Begin the (battle|operation)$/ }).waitFor();
    await page.evaluate(() => history.pushState(null, '', '/'));
    await page.locator('.scenario-card').first().waitFor();
  }
}

/** What the build has made but for the finest coasts, which are kept once somebody traces them. */
const builtAssets = (): string[] =>
  readdirSync(join(CLIENT_FOLDER, 'assets'))
    .filter((name) => /\.(js|css|svg)$/.test(name) && !name.startsWith('land-10m'))
    .map((name) => `/assets/${name}`);

async function isInstallable(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of a test is as a private window, in which no browser installs anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
}

/** All of its code and pictures, texts and scenarios among it, and nothing that only the server knows. */
async function keepsItsOwn(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz'));
  const kept = await keptPaths(page);
  const own =
    /^\/(assets\/[\w.-]+\.(js|css|svg)|index\.html|manifest\.webmanifest|icon-[\w-]+\.png)$/;
  expect(kept.filter((path) => !own.test(path))).toEqual([]);
  expect(kept).toContain('/index.html');
  expect(builtAssets().filter((path) => !kept.includes(path))).toEqual([]);
}

async function playWithReloads(page: Page): Promise<void> {
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  const phase = await phaseOn(page);
  await page.reload();
  expect(await phaseOn(page)).toBe(phase);
  await playOn(page, mouse, (now) => now.includes('impulse 2'));
  await page.goto('/');
  await page.locator('.running li').first().waitFor();
  await page.getByRole('link', { name: 'Replay of Denmark Strait' }).click();
  await page.locator('.replay').first().waitFor();
}

// One test: to keep the whole app costs more than all that is done with it.
test('once opened the app can be installed, keeps all of its own files and no others, and without the server plays a battle, finds it again and opens scenarios', async () => {
  const page = await pages.open('desktop', KEPT);
  await keptWhole(page);
  await isInstallable(page);
  await keepsItsOwn(page);
  await page.context().setOffline(true);
  await page.reload();
  await playWithReloads(page);
  await page.goto('/rules/battle');
  await page.locator('.clause').first().waitFor();
  await page.goto('/');
  await openScenarios(page);
});

test('the worker and the index are asked for anew, and files with a hash in their name are not', async () => {
  const cacheOf = async (path: string) =>
    (await fetch(baseUrl() + path)).headers.get('cache-control');
  expect(await cacheOf('/sw.js')).toBe('no-cache');
  expect(await cacheOf('/index.html')).toBe('no-cache');
  const page = await (await fetch(baseUrl())).text();
  const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '';
  expect(await cacheOf(script)).toContain('immutable');
});

type Site = Map<string, SiteFile>;

function change(site: Site, path: string, from: RegExp, to: string): void {
  const { encoded: _old, ...file } = site.get(path) as SiteFile;
  const body = Buffer.from(file.body.toString().replace(from, to));
  expect(body.equals(file.body)).toBe(false);
  // Each change has another length.
  site.set(path, { ...file, body, etag: `"${body.length}"` });
}

/** The worker then keeps the page and no assets, hundreds of which take half a minute to keep. */
const keepLess = (site: Site): void => change(site, '/sw.js', /\{url:.\/assets\/[^}]+\},?/g, '');

/** Makes a newer version of a built app: another worker, and an index with a mark. */
function renew(site: Site): void {
  change(site, '/index.html', /<html /, '<html data-version="new" ');
  change(site, '/sw.js', /(\/index\.html.{1,3}revision:.)[\w-]+/, '$1new');
}

test('a new version is offered, waits, and comes when the person says so', async () => {
  const files = readSite(CLIENT_FOLDER);
  keepLess(files);
  const running = await serve({ port: 0, host: '127.0.0.1' }, siteListener(files, '1'));
  try {
    const page = await pages.open('desktop', { ...KEPT, path: running.url });
    await keptWhole(page);
    const version = () => page.evaluate(() => document.documentElement.dataset.version ?? 'old');
    renew(files);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const reload = page.locator('.version-notice').getByRole('button', { name: 'Reload' });
    await reload.waitFor();
    expect(await version()).toBe('old');
    await reload.click();
    await page.waitForFunction(() => document.documentElement.dataset.version === 'new');
    await page.locator('.scenario-card').first().waitFor();
    expect(await page.locator('.version-notice').count()).toBe(0);
    // A page fetches ahead while it is open.
    await page.goto('about:blank');
  } finally {
    await running.close();
  }
});
