import type { Page } from 'playwright-core';

/** A sheet of A4 within its margins, in CSS pixels. */
const SHEET = { width: 688, height: 1000 };

/**
 * What a printed page should not have: bars and buttons, a dark ground or pale letters for who reads in the dark, tables
 * and pictures cut at the edge of the paper. Afterwards the page is as it was.
 */
export async function paperFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults = await page.evaluate(faultsOnPaper);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Runs in the page. */
function faultsOnPaper(): string[] {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isShown = (it: HTMLElement) => it.getClientRects().length > 0;
  const called = (it: HTMLElement) =>
    `${it.tagName} ${it.className} ${it.textContent?.slice(0, 30)}`;
  const light = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  const { backgroundColor } = getComputedStyle(document.body);
  const pressed = all('.masthead, nav, button:not(.rule-link), input, select').filter(isShown);
  const pale = all('main :is(h1, h2, td, p, li)').filter(
    (it) => isShown(it) && light(getComputedStyle(it).color) > 150,
  );
  const cut = all('main :is(table, figure, svg, .report-wide, .clause-table)').filter(
    (it) =>
      isShown(it) &&
      (it.getBoundingClientRect().right > innerWidth + 1 || it.scrollWidth > it.clientWidth + 1),
  );
  return [
    ...(light(backgroundColor) === 255 ? [] : [`on ${backgroundColor}`]),
    ...pressed.map((it) => `to press: ${called(it)}`),
    ...pale.map((it) => `pale: ${called(it)}`),
    ...cut.map((it) => `cut: ${called(it)}`),
  ];
}

/** Links to clauses that are lower than the 24 px that a finger needs, or how few there are to look at. */
export const lowClauseLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('.rule-link, .clause-id, .clause-ref')].filter(
      (it) => it.getClientRects().length > 0,
    );
    const low = links.filter((it) => it.getBoundingClientRect().height < 24);
    return links.length === 0 ? ['no link'] : low.map((it) => it.outerHTML.slice(0, 120));
  });
