import type { Locator, Page } from 'playwright-core';

/** How a player does things: with the mouse, with fingers, or with keys alone. */
export interface Hands {
  begin(page: Page): Promise<void>;
  setUp(page: Page): Promise<void>;
  move(page: Page): Promise<void>;
  fire(page: Page): Promise<void>;
  repair(page: Page): Promise<void>;
  vote(page: Page): Promise<void>;
  confirm(page: Page): Promise<void>;
}

/** What the screen asks, read at one moment; `null` while it waits for somebody other than the player. */
const askedNow = (page: Page): Promise<{ phase: string; over: boolean; dialog: boolean } | null> =>
  page.evaluate(() => {
    const decision = document.querySelector('.decision');
    const over = document.querySelector('.end-report') !== null;
    if (!decision || (!over && decision.matches('[data-waiting]'))) return null;
    return {
      phase: decision.querySelector('.legend')?.textContent?.toLowerCase() ?? '',
      over,
      dialog: document.querySelector('dialog[open]') !== null,
    };
  });

const fightOn = (page: Page): Locator => page.locator('[data-action="fight-on"]');

/** Waits until the player is asked, or the battle is over. */
async function asked(page: Page): Promise<NonNullable<Awaited<ReturnType<typeof askedNow>>>> {
  await page.locator('.end-report, .decision:not([data-waiting])').first().waitFor();
  const now = await askedNow(page);
  return now ?? (await askedLater(page));
}

const askedLater = async (page: Page): ReturnType<typeof asked> => {
  await page.waitForTimeout(20);
  return asked(page);
};

/** Gives orders until the battle is over, or until `enough` says so; gives the number of decisions made. */
export async function playOn(
  page: Page,
  hands: Hands,
  enough: (phase: string) => boolean = () => false,
  most = MAX_DECISIONS,
): Promise<number> {
  for (let decisions = 0; decisions < most; decisions++) {
    const { phase, over, dialog } = await asked(page);
    if (over || enough(phase)) return decisions;
    await (dialog ? hands.confirm(page) : decide(page, hands, phase));
  }
  throw new Error(`No end after ${most} decisions: ${await phaseOn(page)}`);
}

/** Gives one order if the player is asked just now; `enough` is asked first. */
export async function playOnce(
  page: Page,
  hands: Hands,
  enough: (phase: string) => boolean,
): Promise<'waiting' | 'enough' | 'given'> {
  const now = await askedNow(page);
  if (!now) return 'waiting';
  if (now.over || enough(now.phase)) return 'enough';
  await (now.dialog ? hands.confirm(page) : decide(page, hands, now.phase));
  return 'given';
}

const MAX_DECISIONS = 600;

/** 'round 1, impulse 4: gunnery'. */
export const phaseOn = async (page: Page): Promise<string> =>
  (await page.locator('.decision .legend').innerText()).toLowerCase();

/** A stack can still move in this impulse. */
const mayMove = async (page: Page): Promise<boolean> =>
  (await page.locator('.decision-text').innerText()).includes('may move');

async function decide(page: Page, hands: Hands, phase: string): Promise<void> {
  if (/set-up|shift/.test(phase)) return hands.setUp(page);
  if (phase.includes('movement')) return hands.move(page);
  if (/gunnery|torpedoes/.test(phase)) return hands.fire(page);
  if (phase.includes('repair')) return hands.repair(page);
  return hands.vote(page);
}

/** How something on the screen is pointed at and pressed. */
interface Pointer {
  press(target: Locator): Promise<void>;
  pressAt(page: Page, x: number, y: number): Promise<void>;
}

const unaimed = (page: Page): Locator => page.locator('.mount-target[data-held]');

/** Standing orders have been given: guns that keep their target do so when gunnery opens. */
async function isAimed(page: Page): Promise<boolean> {
  const before = await unaimed(page).count();
  await page.waitForTimeout(60);
  return (await unaimed(page).count()) === before;
}

/** Aims the first battery without a target at the likeliest one; `left` of them have none. */
async function aimOne(page: Page, pointer: Pointer, left: number): Promise<void> {
  const mount = page.locator('.mount:has([data-held])').first();
  await page.locator('.mount[data-open]').waitFor();
  if (!(await mount.locator('.target').first().isVisible())) await openMount(mount, pointer);
  await pointer.press(mount.locator('.target').first());
  // Aimed, the panel goes on to the next battery without a target.
  await page.waitForFunction(
    (count) => document.querySelectorAll('.mount-target[data-held]').length < count,
    left,
  );
}

/** Opens a battery. The panel may have done so just before the press, which then has closed it: it is pressed again. */
async function openMount(mount: Locator, pointer: Pointer): Promise<void> {
  const head = mount.locator('.mount-head');
  await pointer.press(head);
  if (!(await mount.locator('.target').first().isVisible())) await pointer.press(head);
}

/** A test begins at the battle's own page unless the way there is what it tries: the first page costs a second. */
const isAtBattle = (page: Page): boolean => page.url().includes('/scenario/');

async function findBattle(page: Page, pointer: Pointer): Promise<void> {
  const battle = page.getByRole('link', { name: 'Denmark Strait', exact: true }).first();
  await page.locator('.scenario-card').first().waitFor();
  // On a phone the list is folded.
  if (!(await battle.isVisible()))
    await pointer.press(page.locator('.scenario-part').first().locator('summary'));
  await pointer.press(battle);
}

/** Presses what is on the screen: the map for hexes, the panel for the rest. */
const pointing = (pointer: Pointer): Hands => ({
  async begin(page) {
    if (!isAtBattle(page)) await findBattle(page, pointer);
    await pointer.press(page.getByRole('button', { name: 'Begin the battle' }));
  },
  setUp: (page) => pressMark(page, pointer),
  async move(page) {
    if (await mayMove(page)) await pressMark(page, pointer);
    else await pointer.press(page.locator('[data-action="done"]'));
  },
  async fire(page) {
    if (!(await isAimed(page))) return;
    const left = await unaimed(page).count();
    if (left === 0) await pointer.press(page.locator('[data-action="done"]'));
    else
      await aimOne(page, pointer, left).catch(async (error: unknown) => {
        // Standing fire has aimed it meanwhile: then there is something else to do.
        if ((await unaimed(page).count()) === left) throw error;
      });
  },
  repair: (page) => pointer.press(page.locator('[data-action="done"]')),
  async vote(page) {
    await pointer.press(fightOn(page));
    await fightOn(page).waitFor({ state: 'detached' });
  },
  confirm: (page) => pointer.press(page.locator('dialog[open] [data-first]')),
});

export const mouse: Hands = pointing({
  press: (target) => target.click(),
  pressAt: (page, x, y) => page.mouse.click(x, y),
});

/** Fingers; the page has to be opened with `hasTouch`. */
export const touch: Hands = pointing({
  press: (target) => target.tap(),
  pressAt: (page, x, y) => page.touchscreen.tap(x, y),
});

/** Presses on a page so far: of several marked hexes another one each time, as one may lie under a button of the map. */
const presses = new WeakMap<Page, number>();

/** Presses the middle of a marked hex, as a person would who looks at the map; nothing where none is shown yet. */
async function pressMark(page: Page, pointer: Pointer): Promise<void> {
  const marks = page.locator('.mark:not([data-kind="leave"]):not([data-kind="target"])');
  const shown = await marks.count();
  if (shown === 0) {
    await page.waitForTimeout(20);
    return;
  }
  const pressed = presses.get(page) ?? 0;
  const mark = marks.nth(pressed % shown);
  const box = await boxAtRest(page, mark);
  if (!box) return;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // A mark that was still gliding is tried again; only what was pressed, or cannot be, gives way to the next.
  presses.set(page, pressed + 1);
  const onMap = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('svg') !== null,
    at,
  );
  if (onMap) await pointer.pressAt(page, at.x, at.y);
  else await page.locator('.board-map').press('0');
}

/** Where a mark is once the map has come to rest: a click while it glides would stop it half way. */
async function boxAtRest(page: Page, mark: Locator) {
  const before = (await mark.isVisible()) ? await mark.boundingBox() : null;
  await page.waitForTimeout(60);
  const after = (await mark.isVisible()) ? await mark.boundingBox() : null;
  return before && after && before.x === after.x && before.y === after.y ? after : null;
}

/** The board's cursor goes to the next marked hex with a period, and picks with Enter. */
async function pickMark(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
}

/** Seals with a key, and answers where batteries without an order are asked about. */
export async function sealed(page: Page): Promise<void> {
  const before = await phaseOn(page);
  await page.keyboard.press('f');
  await page.waitForFunction((phase) => {
    const decision = document.querySelector('.decision');
    const now = decision?.querySelector('.legend')?.textContent?.toLowerCase();
    const asked = document.querySelector('dialog[open], .end-report, .hand-over');
    return asked !== null || now !== phase || decision?.matches('[data-waiting]');
  }, before);
  if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Enter');
}

/** Presses keys, and nothing else. */
export const keyboard: Hands = {
  async begin(page) {
    if (!isAtBattle(page)) {
      await tabTo(page, /^Denmark Strait$/);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, 'Begin the battle');
    await page.keyboard.press('Enter');
  },
  setUp: pickMark,
  async move(page) {
    if (!(await mayMove(page))) return page.keyboard.press('f');
    await page.keyboard.press('w');
    if (await mayMove(page)) await page.keyboard.press('s');
  },
  async fire(page) {
    await page.keyboard.press('b');
    await sealed(page);
  },
  repair: (page) => page.keyboard.press('f'),
  async vote(page) {
    await tabTo(page, 'Fight on');
    await page.keyboard.press('Enter');
    await fightOn(page).waitFor({ state: 'detached' });
  },
  confirm: (page) => page.keyboard.press('Enter'),
};

/** Presses Tab until something has the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () => target.evaluate((it) => it === document.activeElement);
  for (let i = 0; i < 300 && !(await hasFocus()); i++) await page.keyboard.press('Tab');
}

/** Presses Tab until what has the focus is called this. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('a, button').filter({ hasText: name }).first().waitFor();
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const text = await page.locator('a:focus, button:focus').allTextContents();
    const called = text.join().trim();
    if (typeof name === 'string' ? called.includes(name) : name.test(called)) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}
