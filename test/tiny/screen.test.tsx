import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { PROJECT } from '../../server/common/project';
import { openTable, type Table } from '../../src/game';
import { bySide, must, SIDES, type Side } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { loadScenario } from '../../src/scenario';
import { listed, prepare } from '../../src/scenario/prepared';
import { ScenarioCards } from '../../src/ui/lobby/ScenarioCards';
import { ScenarioPage } from '../../src/ui/lobby/ScenarioPage';
import { CreatePage } from '../../src/ui/online/CreatePage';
import { uiOf } from '../../src/ui/systems/registry';
import { DefaultReport } from '../../src/ui/table/default/DefaultReport';
import { DefaultScreen } from '../../src/ui/table/default/DefaultScreen';
import { momentsOf } from '../../src/ui/table/replay/replay';
import type { ScreenProps } from '../../src/ui/table/screen';
import { loadWords } from '../../src/words/registry';
import { registry } from '../scenario/shipped';

vi.mock('../../src/rules/systems', async (real) =>
  (await import('./withDuel')).withDuel.rules(await real()),
);
vi.mock('../../src/words/systems', async (real) =>
  (await import('./withDuel')).withDuel.words(await real()),
);
vi.mock('../../src/scenario/systems', async (real) =>
  (await import('./withDuel')).withDuel.scenarios(await real()),
);

// Rendered once, as a string: what a store holds now is all that is asked of it.
vi.mock('react', async (real) => ({
  ...(await real<typeof import('react')>()),
  useSyncExternalStore: <T,>(_subscribe: unknown, now: () => T): T => now(),
}));

const prepared = vi.hoisted(() => ({ now: undefined as unknown }));
vi.mock('../../src/ui/match/useScenarios', () => ({
  useScenario: () => prepared.now,
  useScenarioList: () => [listed(prepared.now as never)],
  useCard: () => listed(prepared.now as never).card,
}));

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
});

beforeAll(async () => {
  vi.stubGlobal('location', { search: '', hash: '', pathname: '/' });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  const file = join(PROJECT, 'test/tiny/first-duel.json');
  const read = loadScenario(JSON.parse(readFileSync(file, 'utf8')), registry, file);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  prepared.now = prepare(read.value, registry);
  await loadWords('duel');
});

const shown = (page: ReactNode): string =>
  renderToStaticMarkup(<Router ssrPath="/">{page}</Router>);

function opened(): Table {
  const { scenario, options } = prepared.now as { scenario: never; options: never };
  const seats = bySide(() => 'human' as const);
  const system = must(systemOf('duel'), 'the duel');
  const table = openTable({ ...{ system, scenario, options, seats }, seed: 'duel' });
  tables.push(table);
  return table;
}

const screen = (table: Table, viewer: Side, more: Partial<ScreenProps> = {}): string =>
  shown(
    <DefaultScreen
      {...{
        table,
        viewer,
        acting: viewer,
        matchId: 'duel',
        title: 'Duel',
        opponent: undefined,
        hotSeat: true,
      }}
      {...{ isReplay: false, saving: null, ending: null }}
      onReport={() => {}}
      onReplayLeft={() => {}}
      onPlayFrom={() => {}}
      {...more}
    />,
  );

const give = (table: Table, side: Side, line: string) => table.seats[side].give(line);

test('the lobby shows its card and its page, the pages online its name', () => {
  expect(shown(<ScenarioCards />)).toContain('The First Duel');
  const page = shown(<ScenarioPage id="first-duel" />);
  expect(page).toContain('Two ships meet.');
  expect(page).toContain('Bismarck');
  expect(shown(<CreatePage />)).toContain('<h1>');
  expect(uiOf('duel').lobby.kindName()).toBe('Duel');
});

test('its screen lists the orders of the side that acts, until the game is over', () => {
  const table = opened();
  expect(screen(table, 'allies')).toMatch(/turn-away|Turn away/);
  expect(give(table, 'allies', 'fire')).toBeUndefined();
  expect(screen(table, 'axis')).toContain('fire');
  expect(give(table, 'axis', 'turn-away')).toBeUndefined();
  while (!table.seats.allies.getSnapshot().outcome)
    for (const side of SIDES) give(table, side, 'fire');
  const end = screen(table, 'axis');
  expect(end).toContain('Kriegsmarine victory: ');
  expect(end).toContain('Fired: turn 1, side allies');
  expect(end).toContain('Sealed: turn 1, side axis');
  expect(end).not.toContain('Sealed: turn 1, side allies');
  expect(screen(table, 'axis', { isReplay: true, acting: null })).toContain('Turn 1');
});

test('its report tells the points and what was told', () => {
  const table = opened();
  while (!table.seats.allies.getSnapshot().outcome)
    for (const side of SIDES) give(table, side, 'fire');
  const snapshot = table.spectator.getSnapshot();
  const moments = momentsOf(table, 'all');
  const report = shown(
    <DefaultReport
      {...{ system: 'duel', snapshot, moments, eyes: 'all', title: 'Duel', file: 'duel' }}
      sideNames={{ allies: 'Royal Navy', axis: 'Kriegsmarine' }}
    >
      <a href="/">back</a>
    </DefaultReport>,
  );
  expect(report).toContain('Royal Navy');
  expect(report).toMatch(/fired/i);
});
