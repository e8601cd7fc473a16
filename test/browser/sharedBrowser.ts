import { type Browser, chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let launched: Promise<Browser> | undefined;

/** The browser of this worker: launched for its first file, used by all, closed with the worker's process. */
export async function sharedBrowser(executablePath: string): Promise<Browser> {
  if (launched && (await launched).isConnected()) return launched;
  launched = chromium.launch({ executablePath, headless: true, args: ARGUMENTS });
  return launched;
}
