import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { graveFaults } from './grave';
import { phaseOn } from './hands';
import { newPages } from './harness';
import { connectionIs, makeMatch, playBoth, seatOf, takeSeat } from './onlineHands';
import { startServer } from './onlineServer';

const pages = newPages();
const STILL = { reducedMotion: 'reduce' } as const;
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** What axe finds on the page, and how far it reaches beyond the window. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await graveFaults(page);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return beyond === 0 ? faults : [...faults, `${beyond} beyond the window`];
}

test('the pages of online play can be used by all, on a phone and on a desktop', async () => {
  const host = await pages.open('phone', { ...STILL, path: '/online' });
  await host.getByRole('link', { name: 'New match' }).waitFor();
  expect(await faultsOf(host), 'the list').toEqual([]);
  await host.goto('/online/new');
  await host.locator('.online-form').waitFor();
  expect(await faultsOf(host), 'a new match').toEqual([]);
  await host.goto('/online');
  const { pathname, hash } = new URL(await makeMatch(host, 'Anna'));
  expect(await faultsOf(host), 'waiting for the other side').toEqual([]);
  const guest = await pages.open('desktop', { ...STILL, path: `${pathname}${hash}` });
  await guest.getByLabel('Your name').waitFor();
  await guest.reload();
  await guest.getByText('You have been invited to play.').waitFor();
  expect(await faultsOf(guest), 'the entrance').toEqual([]);
  await takeSeat(guest, 'Bert');
  await guest.getByRole('button', { name: 'Match', exact: true }).click();
  await guest.getByRole('button', { name: 'Show my seat link' }).click();
  expect(await faultsOf(guest), 'all about the match').toEqual([]);
  await host.getByRole('button', { name: 'Chat' }).click();
  await host.getByLabel('Message').waitFor();
  expect(await faultsOf(host), 'the talk').toEqual([]);
});

test('on a desktop a new match is made from the top: its heading and its battle are not covered', async () => {
  const page = await pages.open('desktop', { ...STILL, path: '/online/new' });
  const battle = page.getByRole('combobox', { name: /^Scenario/ });
  await battle.waitFor();
  for (const it of [page.getByRole('heading', { level: 1 }), battle]) {
    const isOnTop = await it.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return element.contains(document.elementFromPoint(x, y));
    });
    expect(isOnTop).toBe(true);
  }
});

test('a seat goes along to another browser; given a new link, the old one no longer works', async () => {
  const host = await pages.open('desktop', { ...STILL, path: '/online' });
  await makeMatch(host, 'Anna');
  await host.getByRole('button', { name: 'Match', exact: true }).click();
  await host.getByRole('button', { name: 'Show my seat link' }).click();
  const link = new URL(await host.getByRole('textbox', { name: 'Your seat' }).inputValue());
  const elsewhere = await pages.open('phone', { ...STILL, path: `${link.pathname}${link.hash}` });
  await elsewhere.locator('.online-chip', { hasText: 'you' }).waitFor();
  expect(new URL(elsewhere.url()).hash).toBe('');
  const { token } = await seatOf(host);
  await host.getByRole('button', { name: 'Replace it' }).click();
  await host.locator('dialog[open] .button.primary', { hasText: 'Replace it' }).click();
  await elsewhere.getByRole('heading', { name: 'This seat link no longer works' }).waitFor();
  // The other browser may hear of it before this one has the new link.
  await expect.poll(async () => (await seatOf(host)).token, { timeout: 15_000 }).not.toBe(token);
  await connectionIs(host, 'Connected');
  const tab = await host.context().newPage();
  await tab.goto(link.pathname);
  await tab.locator('.online-chip', { hasText: 'you' }).waitFor();
});

test('two tabs of one seat agree, and what one gives too late goes off its screen with the reason', async () => {
  const host = await pages.open('desktop', { ...STILL, path: '/online', losesNet: true });
  const { pathname, hash } = new URL(await makeMatch(host, 'Anna'));
  const guest = await pages.open('desktop', {
    ...STILL,
    path: `${pathname}${hash}`,
    losesNet: true,
  });
  await takeSeat(guest, 'Bert');
  const mover = await playBoth([host, guest], (phase) => phase.includes('movement'));
  const { side, token } = await seatOf(mover);
  const tab = await pages.open('phone', { ...STILL, path: `${pathname}#seat=${side}.${token}` });
  await tab.locator('.decision:not([data-waiting])').waitFor();
  await mover.context().setOffline(true);
  await connectionIs(mover, 'Connection lost');
  await mover.keyboard.press('s');
  await connectionIs(mover, '1 order waits here');
  await tab.keyboard.press('f');
  await tab.locator('dialog[open]').waitFor();
  await tab.keyboard.press('Enter');
  await expect.poll(() => phaseOn(tab), { timeout: 15_000 }).not.toBe(await phaseOn(mover));
  await mover.context().setOffline(false);
  await mover.locator('.online-refusal').waitFor();
  const told = await mover.locator('.online-refusal').innerText();
  expect(told).toContain('The segment that this order was meant for is over.');
  expect(await phaseOn(mover)).toBe(await phaseOn(tab));
  await mover.getByRole('button', { name: 'Dismiss' }).click();
  expect(await mover.locator('.online-refusal').count()).toBe(0);
});

test('given up, a match says so to all, and is read of and looked through', async () => {
  const host = await pages.open('desktop', { ...STILL, path: '/online' });
  const { pathname, hash } = new URL(await makeMatch(host, 'Anna'));
  const guest = await pages.open('phone', { ...STILL, path: `${pathname}${hash}` });
  await takeSeat(guest, 'Bert');
  await guest.getByRole('button', { name: 'Match', exact: true }).click();
  await guest.getByRole('button', { name: 'Resign the match' }).click();
  await guest.getByRole('button', { name: 'Resign', exact: true }).click();
  for (const page of [host, guest])
    await page.locator('.decision-text', { hasText: 'the other side resigned' }).waitFor();
  expect(await guest.locator('.end-report h2').innerText()).toBe('You lost');
  expect(await phaseOn(host)).toContain('over');
  await host.locator('.decision [data-action="replay"]').click();
  await host.locator('.replay').waitFor();
  await host.keyboard.press('y');
  await host.locator('.decision [data-action="report"]').click();
  await host.getByRole('heading', { name: 'After action: Denmark Strait' }).waitFor();
  expect(await host.locator('.report-result').innerText()).toContain('the other side resigned');
  await host.goto('/online');
  const finished = host.locator('.online-row', { hasText: 'resigned' }).first();
  await finished.getByRole('link', { name: 'See how it ended' }).waitFor();
});

test('without matches online the app says so calmly and goes on', async () => {
  const server = await startServer('none');
  ends.push(server.kill);
  const page = await pages.open('phone', { ...STILL, baseURL: server.url, path: '/online' });
  await page.getByRole('heading', { name: 'No online matches here' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/online/some-match?as=spectator');
  await page.getByRole('heading', { name: 'No online matches here' }).waitFor();
  await page.getByRole('link', { name: 'Go to the battles' }).click();
  await page.locator('.scenario-card').first().waitFor();
});
