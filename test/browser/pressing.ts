import type { Page } from 'playwright-core';

/** Preferences for games that are played by their main button: nothing moves, nothing asks twice. */
export const BRISK = { animation: 'off', confirmSeal: false };

/** A turn on a machine that has other things to do. */
export const TURN_MS = 120_000;

/** Waits until the player is asked for something that does not pass by itself. */
export const isAsked = (page: Page): Promise<void> =>
  page
    .locator('.end-report, .decision:not([data-waiting]):not(:has([data-passing]))')
    .first()
    .waitFor();

/** Begins a battle on its page against the Ensign. */
export async function beginBattle(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Ensign/ }).check();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await isAsked(page);
}

/** Presses the main button until `enough`; gives how often. */
export async function pressOn(page: Page, enough: (legend: string) => boolean): Promise<number> {
  for (let presses = 0; ; presses++) {
    await isAsked(page);
    const legend = (await page.locator('.decision .legend').textContent()) ?? '';
    if (enough(legend)) return presses;
    await page.keyboard.press('f');
    await page.waitForTimeout(30);
  }
}

/** Gathers what the server says to a page in frames. */
export function listenTo(page: Page): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return () => frames.join('\n');
}

/** Both press on, each when asked, until one of them is asked in a phase. */
export async function bothTo(both: readonly Page[], phase: string): Promise<void> {
  const until = Date.now() + TURN_MS / 2;
  while (Date.now() < until)
    for (const page of both) {
      const asked = page.locator('.decision:not([data-waiting]):not(:has([data-passing])) .legend');
      // Read without waiting: the step may have passed automatically by now.
      const [legend] = await asked.allTextContents();
      if (legend !== undefined) {
        if (legend.includes(phase)) return;
        await page.keyboard.press('f');
      }
      await page.waitForTimeout(50);
    }
  throw new Error(`never came to ${phase}`);
}
