import { expect, test } from 'vitest';
import { baseUrl, newPages, VIEWPORTS, type Viewport } from './harness';

const pages = newPages();

test.each(Object.keys(VIEWPORTS) as Viewport[])(
  'the first page opens on a %s without a fault and without scrolling sideways',
  async (viewport) => {
    const page = await pages.open(viewport);
    await page.locator('#root > *').first().waitFor();
    expect(await page.title()).toContain('Flag Plot');
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
  },
);

test('the built server tells its health', async () => {
  const response = await fetch(`${baseUrl()}/healthz`);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});
