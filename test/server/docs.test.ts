import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS, limitVariable } from '../../server/common/limits';
import { PROJECT } from '../../server/common/project';
import { HELP } from '../../server/config';
import { liveServer } from './wire/liveServer';

const read = (name: string): string =>
  readFileSync(join(PROJECT, 'server', 'deploy', name), 'utf8');

test('the guide lists every limit with its standard value', () => {
  for (const [name, { standard }] of Object.entries(LIMITS))
    expect(read('README.md')).toMatch(
      new RegExp(`^\\| \`${limitVariable(name)}\` \\| .+ \\| ${standard} \\|$`, 'm'),
    );
});

/** The figures of a server by name, without what a histogram adds to it. */
async function figures(): Promise<string[]> {
  const live = await liveServer();
  const text = await (await fetch(`${live.url}/metrics`)).text();
  await live.close();
  return [...text.matchAll(/^# TYPE (flag_plot_\w+)/gm)].map(([, name]) => String(name));
}

test('the guide lists every figure, and alerts are about figures that there are', async () => {
  const known = await figures();
  const listed = [...read('README.md').matchAll(/^\| `(flag_plot_\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(listed.toSorted()).toEqual(known.toSorted());
  const used = [...read('alerts.yml').matchAll(/flag_plot_\w+/g)].map(([name]) => name);
  expect(used.length).toBeGreaterThan(8);
  for (const name of used) expect(known).toContain(name.replace(/_bucket$/, ''));
});

test('the image has every file of the tests that its build reads', () => {
  const build = readFileSync(join(PROJECT, 'vite.config.ts'), 'utf8');
  const folders = [...build.matchAll(/from '\.\/(test\/\w+)\//g)].map(([, folder]) => folder);
  const ignored = read('Dockerfile.dockerignore').split('\n');
  expect(ignored).not.toContain('test');
  for (const folder of folders) expect(ignored).toContain(`!${folder}`);
});

/** Settings of the compose files, not of the server. */
const OF_COMPOSE = ['FLAG_PLOT_NAME', 'FLAG_PLOT_PASSWORD'];

test.each(['Dockerfile', 'compose.yml', 'compose.several.yml', 'flag-plot.service', 'README.md'])(
  '%s names only settings and commands that there are',
  (name) => {
    const settings = new Set(read(name).match(/FLAG_PLOT_[A-Z_]+/g));
    for (const name of OF_COMPOSE) settings.delete(name);
    expect(settings.size).toBeGreaterThan(0);
    for (const setting of settings) expect(HELP).toContain(`  ${setting} `);
    for (const [, command] of read(name).matchAll(/CMD (--[a-z]+(?: [a-z]+)?)/g))
      expect(HELP).toContain(command);
  },
);
