import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectVersion } from '../../server/common/project';
import { openOnline } from '../../server/online';
import { libraryOf } from '../../server/scenarios';
import { serve } from '../../server/serve';
import { memoryStorage } from '../../server/storage/memory';
import { newLogger } from '../../server/watching/log';
import { readBuiltSite } from '../../server/wire/files';
import { siteListener } from '../../server/wire/site';
import { buildWithDuel, scenariosWithDuel } from '../tiny/app';
import { newPages } from './harness';
import { makeMatch, takeSeat } from './onlineHands';

// The server runs in this process, with the duel in its lists as it is in those of the app that it serves.
vi.mock('../../src/rules/systems', async (real) =>
  (await import('../tiny/withDuel')).withDuel.rules(await real()),
);
vi.mock('../../src/scenario/systems', async (real) =>
  (await import('../tiny/withDuel')).withDuel.scenarios(await real()),
);
vi.mock('../../src/scenario/savedForms', async (real) =>
  (await import('../tiny/withDuel')).withDuel.saved(await real()),
);

const pages = newPages();
const folder = mkdtempSync(join(tmpdir(), 'flag-plot-duel-'));
const ends: (() => unknown)[] = [];
let baseURL = '';

beforeAll(async () => {
  const scenarios = scenariosWithDuel(join(folder, 'scenarios'));
  const app = join(folder, 'app');
  await buildWithDuel(scenarios, app);
  const online = openOnline({
    ...{ storage: memoryStorage(), library: libraryOf(scenarios), log: newLogger('silent') },
    seeds: () => 'duel',
  });
  const site = siteListener(readBuiltSite(app), projectVersion());
  const running = await serve({ port: 0, host: '127.0.0.1' }, online.before(site));
  online.attach(running.server);
  ends.push(() => online.close(), running.close);
  baseURL = running.url;
}, 180_000);

afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  rmSync(folder, { recursive: true });
});

const open = (path: string): Promise<Page> => pages.open('desktop', { baseURL, path });

/** Presses an order in the list of those that may be given. */
const give = (page: Page, order: 'fire' | 'turn-away'): Promise<void> =>
  page.locator('.order-list').getByRole('button', { name: order, exact: true }).click();

/** What stands above the orders of a turn, and at the end of all turns. */
const turnOrEnd = (page: Page, turn: number): Promise<void> =>
  page
    .locator('.decision .legend', { hasText: `Turn ${turn}` })
    .or(page.locator('.end-report'))
    .first()
    .waitFor();

const isOver = (page: Page): Promise<boolean> => page.locator('.end-report').isVisible();

const logOf = async (page: Page): Promise<string> =>
  (await page.locator('.log-line').allInnerTexts()).join('\n');

test('a system that is nothing but descriptors is played by two at one screen, from the lobby to its report', async () => {
  const page = await open('/?seed=duel');
  const card = page.locator('.scenario-card', { hasText: 'The First Duel' });
  await card.waitFor();
  expect(await card.count()).toBe(1);
  await card.getByRole('link', { name: 'The First Duel' }).click();
  await page.getByText('Two ships meet.').waitFor();
  await page.getByRole('radio', { name: 'Both sides at this screen' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();

  // Who orders second has the screen when the next turn begins, and orders first then.
  const handOver = page.locator('.hand-over button');
  await handOver.click();
  for (let turn = 1; !(await isOver(page)); turn += 1) {
    await give(page, 'fire');
    await handOver.click();
    await give(page, turn === 1 ? 'turn-away' : 'fire');
    await turnOrEnd(page, turn + 1);
  }
  expect(await page.locator('.decision-text').innerText()).toContain('Kriegsmarine victory: ');

  await page.locator('[data-action="replay"]').first().click();
  await page.getByRole('slider').fill('0');
  await page.locator('.replay .legend', { hasText: /\b1\b/ }).waitFor();
  await page.keyboard.press('y');
  await page.locator('.end-report').waitFor();
  await page.locator('[data-action="report"]').first().click();
  await page.getByRole('heading', { name: 'After action: The First Duel' }).waitFor();
  expect(await page.locator('.report').innerText()).toContain('Fired: turn 3, side axis, hit');
});

test('it is played online by two browsers, orders sealed', async () => {
  const host = await open('/online');
  const { pathname, hash } = new URL(await makeMatch(host, 'Anna', 'first-duel'));
  const guest = await open(`${pathname}${hash}`);
  await takeSeat(guest, 'Bert');
  for (let turn = 1; !(await isOver(host)); turn += 1) {
    await give(host, 'fire');
    await host.locator('.decision[data-waiting]').waitFor();
    expect(await logOf(guest), 'before his own order').not.toContain(`Sealed: turn ${turn}`);
    await give(guest, turn === 1 ? 'turn-away' : 'fire');
    await Promise.all([host, guest].map((page) => turnOrEnd(page, turn + 1)));
  }
  for (const [page, own, other] of [
    [host, 'allies', 'axis'],
    [guest, 'axis', 'allies'],
  ] as const) {
    const log = await logOf(page);
    expect(log).toContain(`Sealed: turn 1, side ${own}`);
    expect(log).not.toContain(`Sealed: turn 1, side ${other}`);
    expect(log).toContain(`Fired: turn 1, side allies`);
  }
});
