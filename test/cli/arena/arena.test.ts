import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../../src/cli/arena/report';
import { json, run } from '../run';

const SMALL = ['--scenarios', 'river-plate,denmark-strait', '--seed', 'test'];
const BOTS = ['--bots', 'commander,ensign'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arena-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const play = (...args: string[]) => json<Report>('arena', ...SMALL, ...args);

/** All that does not depend on the machine. */
const repeatable = ({ decisionMs: _, ...rest }: Report) => rest;

describe('arena', () => {
  test('plays mirrored pairs over the scenarios in turn and tells who is the stronger', async () => {
    const report = await play(...BOTS, '--pairs', '5', '--threads', '1');
    expect(report).toMatchObject({ bots: ['commander', 'ensign'], pairs: 5 });
    const sum = (counts: object) => Object.values(counts).reduce((all, count) => all + count, 0);
    expect(sum(report.wins)).toBe(10);
    expect(sum(report.pairWins)).toBe(5);
    expect(Object.keys(report.scenarios)).toEqual(['river-plate', 'denmark-strait']);
    expect(report.scenarios['river-plate']?.pairs).toBe(3);
    for (const { pairs, wins, sides } of Object.values(report.scenarios))
      expect([sum(wins), sum(sides)]).toEqual([2 * pairs, 2 * pairs]);
    expect(report.elo.low).toBeLessThan(report.elo.difference);
    expect(report.elo.high).toBeGreaterThan(report.elo.difference);
    for (const { p50, p99, max } of Object.values(report.decisionMs)) {
      expect(p50).toBeLessThanOrEqual(p99);
      expect(p99).toBeLessThanOrEqual(max);
    }
  });

  test('turns about with its bots', async () => {
    const one = await play(...BOTS, '--pairs', '3', '--threads', '1');
    const other = await play('--bots', 'ensign,commander', '--pairs', '3', '--threads', '1');
    expect(other.wins).toEqual(one.wins);
    expect(other.pairWins).toEqual(one.pairWins);
    expect(other.elo.difference).toBe(-one.elo.difference);
  });

  test('comes to the same on any number of threads', async () => {
    const here = await play(...BOTS, '--pairs', '4', '--threads', '1');
    const there = await play(...BOTS, '--pairs', '4', '--threads', '2');
    expect(repeatable(there)).toEqual(repeatable(here));
  });

  test('goes on from its journal, a line cut short played again', async () => {
    const file = join(folder, 'journal');
    const whole = await play(...BOTS, '--pairs', '4', '--threads', '1');
    await play(...BOTS, '--pairs', '2', '--threads', '1', '--resume', file);
    const begun = readFileSync(file, 'utf8');
    const tampered = begun.replace('"winner":"', '"winner":"draw","was":"');
    writeFileSync(file, tampered);
    appendFileSync(file, '{"pair":2,"scen');
    const resumed = await play(...BOTS, '--pairs', '4', '--threads', '1', '--resume', file);
    expect(resumed.pairs).toBe(4);
    expect(resumed.wins.draw).toBe((whole.wins.draw ?? 0) + 1);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);
    const other = await run('arena', ...SMALL, '--seed', 'other', ...BOTS, '--resume', file);
    expect(other.code).toBe(2);
    expect(other.err).toContain('another arena');
  });

  test('stops as soon as two guesses at the difference are told apart', async () => {
    const args = [...BOTS, '--pairs', '60', '--threads', '1', '--sprt', '0,100'];
    const { pairs, sprt } = await play(...args);
    expect(pairs).toBeLessThan(60);
    expect(sprt).toMatchObject({ elo0: 0, elo1: 100, accepted: 'elo1' });
  });

  test("seats boardgame.io's own bots", async () => {
    const args = ['--scenarios', 'river-plate', '--pairs', '1', '--threads', '1'];
    const report = await json<Report>('arena', ...args, '--bots', 'commander,random');
    expect(report.wins).toEqual({ commander: 2, random: 0, draw: 0 });
    const text = await run('arena', ...args, '--bots', 'mcts,ensign', '--nodes', '20');
    expect(text.code).toBe(0);
    expect(text.out).toContain('mcts against ensign: 1 pairs, 20 nodes');
  });

  test('shows a game as text, with reasons, dice and clauses', async () => {
    const { out } = await run('arena', '--scenarios', 'denmark-strait', ...BOTS, '--watch');
    expect(out).toMatch(/^allies: move \S+ \S+ {2}\(.+\.\)$/m);
    expect(out).toMatch(/^Round 1, impulse 4: gunnery$/m);
    expect(out).toMatch(/fires its .*\[BT-9/);
    expect(out.trim().split('\n').at(-1)).toMatch(/^(allies|axis|draw): \S+ \[BT-/);
  });

  test.each([
    ['--bots commander', 'names two different bots'],
    ['--bots commander,commander', 'names two different bots'],
    ['--bots commander,admirable', 'No bot admirable'],
    ['--scenarios river-plat', 'did you mean river-plate'],
    ['--nodes 5 --budget 5', 'not both'],
    ['--sprt 50,0', 'the smaller first'],
    ['--pairs 0', '--pairs is a whole number'],
  ])('refuses %s', async (args, said) => {
    const { code, err } = await run('arena', ...args.split(' '));
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
