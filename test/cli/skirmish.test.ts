import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/cli/arena/report';
import { json, run } from './run';

describe('skirmish', () => {
  test('prints a file that validate accepts, and tells its id', async () => {
    const { code, out, err } = await run('skirmish', '--seed', 'abc', '--navies', 'rn,rm');
    expect([code, err]).toEqual([0, 'skirmish-b1-abc-rn-rm\n']);
    const file = join(mkdtempSync(join(tmpdir(), 'skirmish-')), 'drawn.json');
    writeFileSync(file, out);
    expect((await run('validate', file)).code).toBe(0);
  });

  test('takes every choice', async () => {
    const { out } = await run(
      ...['skirmish', '--seed', 'abc', '--navies', 'us,imperial-japanese-navy', '--year', '1942'],
      ...['--theater', 'pacific', '--size', 'small', '--hour', 'night', '--weather', 'rain'],
      ...['--task', 'chase'],
    );
    const file = JSON.parse(out) as Record<string, string>;
    expect(file).toMatchObject({ theater: 'pacific', hour: 'night', weather: 'rain' });
    expect(file.date).toMatch(/^1942-/);
    expect(file.id).toBe('skirmish-b1-abc-us-jn-1942-pac-70p-night-rain-chas');
  });

  test('a battle that is drawn can be simulated by its id', async () => {
    const { games } = await json<{ games: number }>('sim', 'skirmish-b1-abc-70p', '--games', '1');
    expect(games).toBe(1);
  });

  test.each([
    [['--seed', 'Not this'], 'small letters and figures'],
    [['--seed', 'a', '--system', 'battel'], 'did you mean battle?'],
    [['--seed', 'a', '--navies', 'royal-navi'], 'did you mean royal-navy?'],
    [['--seed', 'a', '--year', '1950'], 'from 1939 to 1945'],
    [['--seed', 'a', '--size', 'huge'], 'small, medium, large'],
    [['--seed', 'a', '--task', 'mooting'], 'did you mean meeting?'],
    [['--seed', 'a', '--navies', 'rm', '--year', '1945'], 'navies that were at war'],
    [[], 'required option'],
  ])('%j is bad usage', async (args, complaint) => {
    const { code, out, err } = await run('skirmish', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(complaint);
  });

  test('arena plays a pair on each of some fresh ones, and says that they are skirmishes', async () => {
    const args = ['--skirmishes', '2', '--bots', 'commander,ensign', '--threads', '1'];
    const report = await json<Report>('arena', ...args, '--seed', 'fresh');
    expect(report).toMatchObject({ pairs: 2, skirmishes: 2 });
    expect(Object.keys(report.scenarios)).toContain('skirmishes of battle');
  });
});
