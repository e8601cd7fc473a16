import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openTable } from '../../../../src/game';
import { type BattleEvent, type BattleView, battle, isFoggy } from '../../../../src/rules/battle';
import { SIDES } from '../../../../src/rules/core';
import { readSave } from '../../../../src/scenario';
import { awardText } from '../../../../src/ui/systems/battle/report/awards';
import { reportOf } from '../../../../src/ui/systems/battle/report/report';
import { type Eyes, momentsOf } from '../../../../src/ui/table/replay/replay';
import { sum } from '../../../../src/ui/table/report/throws';
import { newNames } from '../../../../src/words/battle/common/names';

function reportFrom(name: string, eyes: Eyes, options: object = {}, first?: number) {
  const read = readSave(readFileSync(`test/replays/${name}`, 'utf8'), name);
  if (!read.ok) throw new Error('no save');
  const { scenario, seed, orders } = read.value;
  const table = openTable({
    system: battle,
    scenario: scenario as never,
    options: { ...read.value.options, ...options } as never,
    ...{ seed, orders: orders.slice(0, first) },
    seats: { allies: 'human', axis: 'human' },
  });
  table.close();
  const moments = momentsOf(table as never, eyes).map(({ view, events }) => ({
    view: view as BattleView,
    events: events as BattleEvent[],
  }));
  const watch = eyes === 'allies' || eyes === 'axis' ? table.seats[eyes] : table.spectator;
  const { view } = watch.getSnapshot();
  const events = moments.flatMap((moment) => moment.events);
  return { report: reportOf({ events, moments, view, eyes }), view, events };
}

describe.each(['river-plate.json', 'denmark-strait.json', 'islands.json', 'night-action.json'])(
  'the report of a recorded battle, %s',
  (name) => {
    const { report, view, events } = reportFrom(name, 'all');
    const outcome = battle.outcome(view);

    test('gives the points of the outcome', () => {
      for (const side of SIDES)
        expect(sum(report.awards[side], ({ points }) => points)).toBe(outcome?.victoryPoints[side]);
    });

    test('counts every hit once given, and once taken', () => {
      const fired = events.filter(
        ({ kind }) => kind === 'salvoFired' || kind === 'torpedoesLaunched',
      );
      const scored = events.filter(({ kind }) => kind === 'hitScored').length;
      const hits = sum(fired, (event) => ('hits' in event ? Number(event.hits) : 0));
      expect(sum(report.given, (row) => row.hits)).toBe(hits);
      expect(sum(report.taken, (row) => row.hits)).toBe(scored);
      expect(sum(report.losses, (row) => row.hits)).toBe(scored);
      const whole = report.luck.filter(
        ({ side }, i) => report.luck.findIndex((it) => it.side === side) === i,
      );
      expect(sum(whole, (luck) => luck.hits)).toBe(hits);
    });

    test('begins with all boxes and ends with those that are left', () => {
      const [start] = report.strength;
      const end = report.strength.at(-1);
      for (const side of SIDES) {
        const own = report.losses.filter((row) => row.side === side);
        expect(start?.hull[side]).toBe(sum(own, ({ hull }) => hull.of));
        const afloat = own.filter(({ fate }) => fate === 'afloat' || fate === 'left');
        expect(end?.hull[side]).toBe(sum(afloat, ({ hull }) => hull.of - hull.lost));
        expect(end?.guns[side]).toBe(sum(afloat, ({ guns }) => guns.of - guns.lost));
      }
    });
  },
);

test('[BT-20.10] a report so far with hidden forces knows of no ship that its reader does not', () => {
  const { report, view } = reportFrom('river-plate.json', 'axis', { fog: true }, 0);
  expect(isFoggy(view)).toBe(true);
  expect(report.losses.every(({ side }) => side === 'axis')).toBe(true);
  expect(report.losses).not.toEqual([]);
  expect(report.known).toEqual(['axis']);
  expect(report.given).toEqual([]);
  expect(reportFrom('river-plate.json', 'spectator', { fog: true }, 0).report.losses).toEqual([]);
});

test('awards in words', () => {
  const { view } = reportFrom('river-plate.json', 'all');
  const say = (award: Partial<Parameters<typeof awardText>[0]>) =>
    awardText(
      { for: 'sunk', rule: 'BT-14.2', ship: 'exeter', points: 8, ...award },
      newNames(view),
      view,
    );
  expect(say({})).toBe('Exeter sunk');
  expect(say({ for: 'crippled' })).toBe('Exeter crippled');
  expect(say({ for: 'boxes', row: 'secondary', boxes: 2 })).toBe('2 secondary boxes of Exeter');
  expect(say({ for: 'boxes', row: 'hull', boxes: 1 })).toBe('one hull box of Exeter');
  expect(say({ for: 'exit' })).toBe('Exeter left the board for points');
});
