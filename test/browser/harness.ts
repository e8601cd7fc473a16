import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { Stage } from '../setup/browser';
import { sharedBrowser } from './sharedBrowser';

/** The sizes that the app must be usable at. */
export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;

/** How long a click, a wait or a look may take. */
const PATIENCE_MS = 15_000;

/** How much of a page a failed test prints. */
const SHOWN_CHARACTERS = 1500;
/** The numbers of a map's hexes would fill it. */
const BARE_NUMBERS = /^\d+\n/gm;

export interface PageOptions extends BrowserContextOptions {
  path?: string;
  /** Preferences other than the default ones. */
  prefs?: Readonly<Record<string, unknown>>;
  /** The network, or the server, will go away: what the browser itself prints of that is no fault. */
  losesNet?: boolean;
  /** The browser keeps the app for use without the server, which costs more time than most tests take. */
  keepsApp?: boolean;
}

/** In the page: a browser remembers 250 resources unless told otherwise, and the app has more. */
const rememberAllFetched = (): void => performance.setResourceTimingBufferSize(5000);

/** Opens pages for the tests of one file. */
export interface Pages {
  /** A page with no history and empty storage, at the app's first page unless told otherwise. */
  open(viewport?: Viewport, options?: PageOptions): Promise<Page>;
}

/** The address of the built app. */
export const baseUrl = (): string => stage().baseUrl;

function stage(): Exclude<Stage, { fault: string }> {
  const given = inject('stage');
  if ('fault' in given) throw new Error(given.fault);
  return given;
}

/**
 * One browser for all tests of a worker and a fresh context for each page. After each test the pages are closed, and the
 * test fails when one of them reported an error or printed a warning.
 */
export function newPages(): Pages {
  let browser: Browser | undefined;
  let faults: string[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser(stage().chromiumPath);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellPages(browser);
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    const heard = faults;
    faults = [];
    expect(heard, 'what the page reported').toEqual([]);
  });

  return {
    open: async (
      viewport = 'desktop',
      { path = '/', losesNet = false, keepsApp = false, prefs, ...options } = {},
    ) => {
      const context = await opened(browser).newContext({
        viewport: VIEWPORTS[viewport],
        baseURL: baseUrl(),
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addInitScript(rememberAllFetched);
      if (!keepsApp) await forbidKeeping(context);
      if (!keepsApp && !losesNet) await saveData(context);
      if (prefs)
        await context.addInitScript((kept) => {
          localStorage.setItem('flag-plot.prefs', kept);
        }, JSON.stringify(prefs));
      const page = await context.newPage();
      listenForFaults(page, (fault) => {
        if (!losesNet || !/net::ERR_|WebSocket connection/.test(fault)) faults.push(fault);
      });
      await page.goto(path);
      return page;
    },
  };
}

/** As in a private window of some browsers: the app then needs the server. */
const forbidKeeping = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Only where a page is served safely is there anything to forbid.
    if (!('ServiceWorkerContainer' in window)) return;
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('forbidden'));
  });

/** Pages are fetched as they are opened: to fetch them all ahead costs each page of a test half a second of processor time. */
const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Prints what each open page shows, for who reads why a test failed. */
async function tellPages(browser: Browser | undefined): Promise<void> {
  for (const page of (browser?.contexts() ?? []).flatMap((context) => context.pages())) {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    console.log(
      `${page.url()} shows:\n${text.replace(BARE_NUMBERS, '').slice(0, SHOWN_CHARACTERS)}`,
    );
  }
}

function opened(browser: Browser | undefined): Browser {
  if (!browser) throw new Error('Pages are opened inside a test.');
  return browser;
}

function listenForFaults(page: Page, report: (fault: string) => void): void {
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      report(`console.${message.type()}: ${message.text()}`);
    }
  });
}
