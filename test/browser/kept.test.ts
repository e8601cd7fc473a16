import { expect, test } from 'vitest';
import { mouse, phaseOn, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=kept';

test('a battle goes back to an earlier state, and from there to where it stood', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  const battle = page.url();
  const left = await phaseOn(page);
  await page.goto(QUICK);
  await page.getByRole('button', { name: 'Earlier states of Denmark Strait' }).click();
  const back = page.getByRole('dialog').getByRole('button', { name: 'Go back' });
  await back.last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(battle);
  expect(await phaseOn(page)).not.toBe(left);
  await page.goto(QUICK);
  await page.getByRole('button', { name: 'Earlier states of Denmark Strait' }).click();
  await back.first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(battle);
  expect(await phaseOn(page)).toBe(left);
});

test('all battles are taken away in a file and brought in from it; another file is refused with its faults', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  await page.locator('.decision-text').waitFor();
  await page.goto(QUICK);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export battles' }).click(),
  ]);
  const file = await download.path();
  const bringIn = page.getByLabel('File of all battles');
  await bringIn.setInputFiles(file);
  await page.getByText('Imported: 0 battles. Already here: 1 battle.').waitFor();
  await page.getByRole('button', { name: 'Remove Denmark Strait' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.locator('.running').waitFor({ state: 'detached' });
  await bringIn.setInputFiles(file);
  await page.getByText('Imported: 1 battle.').waitFor();
  await page.locator('.running li').waitFor();
  const buffer = Buffer.from('ahoy');
  await bringIn.setInputFiles({ name: 'ahoy.json', mimeType: 'application/json', buffer });
  await page.getByText('ahoy.json: expected a file of all battles').waitFor();
  expect(await page.locator('.running li').count()).toBe(1);
});
