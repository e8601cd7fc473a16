import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { json, run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'flag-plot-'));
const COMMANDS = ['list', 'sim', 'validate', 'replay', 'verify', 'fuzz', 'rules'];

const POINTS = {
  ...{ name: 'Points', source: 'a test', fill: true },
  ...{ capital: 3, warship: 2, cargo: 2, transport: 1 },
};
const PACK = { kind: 'tables', system: 'battle', id: 'mine', name: 'My tables' };

describe('the program', () => {
  test.each(COMMANDS)('%s explains itself', async (command) => {
    const { code, out, err } = await run(command, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: flag-plot ${command}`);
    expect(out).toContain('--json');
  });

  test('tells of all commands and exit codes', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(command);
    expect(out).toContain('2 bad usage');
  });

  test.each([
    [['simm'], 'Did you mean sim?'],
    [['sim', 'denmark-strat'], 'did you mean denmark-strait?'],
    [['sim', 'denmark-strait', '--bots', 'admiral'], '--bots names two bots'],
    [['sim', 'denmark-strait', '--bots', 'comander,ensign'], 'did you mean commander?'],
    [['sim', 'denmark-strait', '--games', 'some'], 'a whole number from 1 on, not some'],
    [['sim', 'denmark-strait', '--game', '2'], '--game'],
    [['sim', 'denmark-strait', '--tables', 'nowhere.json'], 'no file nowhere.json'],
    [['fuzz', 'batle'], 'did you mean battle?'],
    [['rules', 'batle'], 'did you mean battle?'],
    [['rules', '--report', 'nowhere.json'], 'no report nowhere.json'],
    [['replay', 'nowhere.json'], 'no file nowhere.json'],
    [['verify', 'nowhere.json'], 'no file nowhere.json'],
    [['validate', 'nowhere.json'], 'no file nowhere.json'],
    [['replay', 'test'], 'no file test'],
    [['validate', 'test'], 'no file test'],
    [['rules', '--report', 'test'], 'no report test'],
    [['sim'], 'missing required argument'],
    [['sim', 'denmark-strait', '--without', 'hod'], "did you mean 'hood'?"],
    [['sim', 'denmark-strait', '--set', 'hood'], '--set is key=value or ship.key=value, not hood'],
    [['sim', 'denmark-strait', '--set', 'hood.mising=none'], "did you mean 'missing'?"],
    [['sim', 'denmark-strait', '--hour', 'nigth'], "did you mean 'night'?"],
    [['sim', 'denmark-strait', '--option', 'fog=perhaps'], 'a rule, rule=on or rule=off'],
    [['sim', 'denmark-strait', '--doctrine', 'british=ensign'], '--doctrine is allies=bot'],
    [['sim', 'denmark-strait', '--exchange', 'hood'], '--exchange is ship=by, not hood'],
    [['sim', 'denmark-strait', '--against'], 'both columns are alike'],
    [['sim', 'denmark-strait', '--changes', 'nowhere.json'], 'no file nowhere.json'],
    [['arena', '--scenarios', 'nowhere.json'], 'no file nowhere.json'],
    [['arena', '--scenarios', 'river-plate', '--without', 'hood'], 'a ship of the scenario'],
    [['validate', 'river-plate', '--without', 'hood'], 'a ship of the scenario'],
  ])('%j is bad usage', async (args, complaint) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(complaint);
  });
});

test('list names systems, scenarios, tables packs and bots', async () => {
  const listed = await json<Record<string, { id: string }[]>>('list');
  expect(listed.systems?.map(({ id }) => id)).toContain('battle');
  expect(listed.scenarios?.map(({ id }) => id)).toContain('denmark-strait');
  expect(listed.tables?.map(({ id }) => id)).toEqual(['standard']);
  expect(listed.bots?.map(({ id }) => id)).toEqual(['ensign', 'commander', 'admiral']);
  const { out } = await run('list');
  expect(out).toContain('river-plate');
});

describe('sim', () => {
  const args = ['sim', 'river-plate', '--games', '3', '--bots', 'commander,ensign', '--seed', 'x'];

  test('prints what the games came to, and the same again for the same seed', async () => {
    const first = await json<Record<string, unknown>>(...args);
    expect(Object.keys(first)).toEqual([
      'scenario',
      'games',
      'seed',
      'bots',
      'wins',
      'victoryPoints',
      'orders',
      'seconds',
      'ordersPerSecond',
      'ships',
      'sunk',
      'hitsAnHour',
      'margins',
    ]);
    const wins = first.wins as Record<string, number>;
    expect(Object.keys(wins)).toEqual(['allies', 'axis', 'draw']);
    expect(Object.values(wins).reduce((sum, n) => sum + n)).toBe(3);
    expect(first.bots).toEqual({ allies: 'commander', axis: 'ensign' });
    const timeless = (it: Record<string, unknown>) => ({ ...it, seconds: 0, ordersPerSecond: 0 });
    expect(timeless(await json(...args))).toEqual(timeless(first));
  });

  test('tells its progress on stderr and a table on stdout', async () => {
    const { code, out, err } = await run(...args);
    expect(code).toBe(0);
    expect(err).toContain('3 of 3 games');
    expect(out).toMatch(/allies +commander +\d won/);
  });

  test('records a game that replays, with its log', async () => {
    const file = join(folder, 'game.json');
    await run('sim', 'denmark-strait', '--games', '1', '--record', file);
    const { code, out } = await run('replay', file, '--log');
    expect(code).toBe(0);
    expect(out).toContain('allies: place A1');
    expect(out).toMatch(/fires its .*\[BT-9/);
    expect(out).toMatch(/\d+ digests as recorded, (won by the|a draw)/);
    const report = await json<{ faults: unknown[]; digests: number }>('replay', file);
    expect(report.faults).toEqual([]);
    expect(report.digests).toBeGreaterThan(2);
    expect((await run('validate', file)).code).toBe(0);
  });

  test('plays with a tables pack, which the record keeps', async () => {
    const pack = join(folder, 'pack.json');
    const tables = { points: { ...POINTS, warship: 50, capital: 50 } };
    writeFileSync(pack, JSON.stringify({ ...PACK, tables }));
    const file = join(folder, 'packed.json');
    const sim = ['sim', 'denmark-strait', '--games', '1', '--tables', pack];
    const { out } = await run(...sim, '--record', file);
    expect(out).toContain('denmark-strait with My tables: 1 games');
    const report = await json<{ tables: string; victoryPoints: Record<string, number> }>(...sim);
    expect(report.tables).toBe('My tables');
    const save = JSON.parse(readFileSync(file, 'utf8')) as { scenario: { tables: object } };
    expect(save.scenario.tables).toMatchObject({ id: 'mine', replaced: ['points'] });
    expect((await run('replay', file)).code).toBe(0);
    expect((await run('validate', pack)).code).toBe(0);
    writeFileSync(pack, JSON.stringify({ ...PACK, tables: { point: POINTS } }));
    const { code, err } = await run(...sim);
    expect([code, err]).toEqual([2, expect.stringContaining("did you mean 'points'?")]);
  });

  test('a record that was changed is found out', async () => {
    const file = join(folder, 'changed.json');
    await run('sim', 'denmark-strait', '--games', '1', '--record', file);
    const save = JSON.parse(readFileSync(file, 'utf8')) as { seed: string };
    writeFileSync(file, JSON.stringify({ ...save, seed: 'another' }));
    expect((await run('replay', file)).code).toBe(1);
    const { code, out } = await run('validate', file);
    expect(code).toBe(1);
    expect(out).toContain('1 files, 1 with faults');
  });
});

describe('validate', () => {
  test('all that is shipped is sound', async () => {
    const { code, out } = await run('validate');
    expect(out).toMatch(/^\d+ files, 0 with faults\n$/);
    expect(code).toBe(0);
  });

  test('tells every fault of a file', async () => {
    const file = join(folder, 'bad.json');
    writeFileSync(file, JSON.stringify({ system: 'battle', id: 'bad', hour: 'noon' }));
    const { code, out } = await run('validate', file);
    expect(code).toBe(1);
    expect(out).toContain('hour');
    expect(out).toContain('taskForces');
  });
});

describe('fuzz', () => {
  test('finds nothing in a few games', async () => {
    const report = await json<{ failures: unknown[]; games: number; orders: number }>(
      'fuzz',
      'battle',
      '--games',
      '8',
      '--seed',
      'cli',
    );
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(8);
    expect(report.orders).toBeGreaterThan(100);
  });

  test('writes a failing game to a file that replay plays back', async () => {
    const { code, out } = await run(
      'fuzz',
      'battle',
      '--games',
      '1',
      '--most-orders',
      '20',
      '--dump',
      folder,
    );
    expect(code).toBe(1);
    expect(out).toMatch(/endless-game in .*, game 0 \(seed 1\/0\), order 20: 20 orders given/);
    const file = /replay (.*)/.exec(out)?.[1] as string;
    const replay = await run('replay', file);
    expect(replay.out).toContain('20 orders');
    expect(replay.code).toBe(0);
  });
});

describe('rules', () => {
  test('counts the clauses that tests prove', async () => {
    const [battle] =
      await json<{ system: string; clauses: number; proven: number; missing: string[] }[]>('rules');
    expect(battle?.system).toBe('battle');
    expect(battle?.clauses).toBe((battle?.proven ?? 0) + (battle?.missing.length ?? 0));
    expect(battle?.clauses).toBeGreaterThanOrEqual(240);
  });

  test('prints one line a system for a summary', async () => {
    const { out } = await run('rules', '--summary');
    expect(out).toMatch(/^(\S+: \d+ of \d+ clauses proven\n)+$/);
    expect(out).toMatch(/^battle: .*\nstrategic: /);
  });

  test('takes the tests that passed from a report', async () => {
    const file = join(folder, 'report.json');
    const assertion = (title: string, status: string) => ({ title, status });
    const assertionResults = [
      assertion('[BT-9.1] guns reach', 'passed'),
      assertion('[BT-9.2, BT-9.3] dice', 'passed'),
      assertion('[BT-9.4] modifiers', 'failed'),
    ];
    writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
    const [battle] = await json<{ proven: number }[]>('rules', '--report', file);
    expect(battle?.proven).toBe(3);
  });

  test('a clause that does not exist is a fault', async () => {
    const file = join(folder, 'unknown.json');
    const assertionResults = [{ title: '[BT-99.1] nothing', status: 'passed' }];
    writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
    const { code, err } = await run('rules', '--report', file);
    expect(code).toBe(1);
    expect(err).toContain('BT-99.1');
  });
});

test('schemas: those of the project are up to date', async () => {
  const { code, out } = await run('schemas', '--check');
  expect([code, out]).toEqual([0, expect.stringMatching(/^0 of \d+ schemas out of date\n$/)]);
});
