import { expect, test } from 'vitest';
import { findChromium, type Machine } from '../browser/chromium';

const DOWNLOADED = '/home/player/.cache/chromium/chrome';

/** A machine with these browsers; `installs` tells what each installer's command brings. */
function machineWith(
  browsers: string[],
  given: Partial<Machine> = {},
  installs: Record<string, string> = {},
): { machine: Machine; ran: string[] } {
  const ran: string[] = [];
  const machine: Machine = {
    env: {},
    exists: (path) => browsers.includes(path),
    run: (command, ...args) => {
      if (args[0] === '--version') return !command.includes('broken');
      ran.push([command, ...args].join(' '));
      const brought = installs[command];
      if (brought) browsers.push(brought);
      return brought !== undefined;
    },
    playwrightPath: () => DOWNLOADED,
    isRootOnDebian: () => false,
    say: () => {},
    ...given,
  };
  return { machine, ran };
}

test('the browser named by CHROMIUM comes first', () => {
  const env = { CHROMIUM: '/opt/chrome' };
  const { machine } = machineWith(['/opt/chrome', '/usr/bin/chromium'], { env });
  expect(findChromium(machine)).toBe('/opt/chrome');
});

test('a CHROMIUM that is none is an error, not a reason to take another', () => {
  const { machine } = machineWith(['/usr/bin/chromium'], { env: { CHROMIUM: '/opt/none' } });
  expect(() => findChromium(machine)).toThrow('CHROMIUM names no browser that starts: /opt/none');
});

test('the shell is taken before a browser with windows', () => {
  const { machine } = machineWith(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
  expect(findChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
});

test.each([
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/local/bin/google-chrome',
  DOWNLOADED,
])('an installed %s is taken and nothing is installed', (path) => {
  const { machine, ran } = machineWith([path], { env: { PATH: '/bin:/usr/local/bin' } });
  expect(findChromium(machine)).toBe(path);
  expect(ran).toEqual([]);
});

test('a browser that does not start is passed over', () => {
  const broken = '/broken/chromium';
  const { machine } = machineWith([broken, DOWNLOADED], { env: { PATH: '/broken' } });
  expect(findChromium(machine)).toBe(DOWNLOADED);
});

test('where there is none, Playwright fetches one', () => {
  const { machine, ran } = machineWith([], {}, { npx: DOWNLOADED });
  expect(findChromium(machine)).toBe(DOWNLOADED);
  expect(ran).toEqual(['npx playwright-core install chromium']);
});

test('where Playwright cannot, root on Debian installs the package', () => {
  const { machine, ran } = machineWith([], {
    isRootOnDebian: () => true,
    run: (command, ...args) => {
      if (args[0] === '--version') return true;
      ran.push([command, ...args].join(' '));
      return command === 'apt-get' && args.at(-1) !== 'chromium-headless-shell';
    },
    exists: (path) => path === '/usr/bin/chromium' && ran.includes('apt-get install -y chromium'),
  });
  expect(findChromium(machine)).toBe('/usr/bin/chromium');
  expect(ran).toEqual([
    'npx playwright-core install chromium',
    'apt-get update',
    'apt-get install -y chromium-headless-shell',
    'apt-get install -y chromium',
  ]);
});

test('where nothing helps, one line says how to get one', () => {
  const { machine } = machineWith([]);
  expect(() => findChromium(machine)).toThrow(/^The browser tests need Chromium.*\.$/);
});
