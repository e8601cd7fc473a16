import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** What the finder asks of the machine; tests give it another one. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** Runs a command to its end; true when it succeeded. */
  run(command: string, ...args: string[]): boolean;
  /** Where Playwright keeps the Chromium that it downloads. */
  playwrightPath(): string;
  isRootOnDebian(): boolean;
  say(line: string): void;
}

/** The shell comes first: without windows it takes 40 % less processor time for a page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** What Debian calls them; old releases have no shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const HOW_TO_GET_ONE =
  'The browser tests need Chromium and found none: install it ("apt-get install chromium" or ' +
  '"npx playwright-core install --with-deps chromium"), or set CHROMIUM to the path of one.';

/** The path of a Chromium that starts: the one named, an installed one, or one installed now. */
export function findChromium(machine: Machine = thisMachine): string {
  const named = machine.env.CHROMIUM;
  if (named) {
    if (starts(machine, named)) return named;
    throw new Error(`CHROMIUM names no browser that starts: ${named}`);
  }
  const found = installed(machine) ?? installNow(machine);
  if (!found) throw new Error(HOW_TO_GET_ONE);
  return found;
}

function installed(machine: Machine): string | undefined {
  const folders = ['/usr/bin', ...(machine.env.PATH ?? '').split(delimiter)];
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, machine.playwrightPath()].find((path) => starts(machine, path));
}

function installNow(machine: Machine): string | undefined {
  machine.say('No Chromium here: installing one for the browser tests…');
  machine.run('npx', 'playwright-core', 'install', 'chromium');
  const downloaded = installed(machine);
  if (downloaded || !machine.isRootOnDebian()) return downloaded;
  const fetched =
    machine.run('apt-get', 'update') &&
    PACKAGES.some((name) => machine.run('apt-get', 'install', '-y', name));
  return fetched ? installed(machine) : undefined;
}

/** A browser may be there and lack a library, so it is asked for its version. */
const starts = (machine: Machine, path: string): boolean =>
  machine.exists(path) && machine.run(path, '--version');

/** Long enough for a slow download, short enough to fail while somebody still watches. */
const INSTALL_LIMIT_MS = 240_000;

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  run: (command, ...args) =>
    spawnSync(command, args, {
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  playwrightPath: () => chromium.executablePath(),
  isRootOnDebian: () =>
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')),
  say: (line) => console.error(line),
};
