import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { PROJECT } from '../../server/common/project';
import { newLobbyClient, type OnlineMatch, openOnlineMatch } from '../../src/game/online';
import { type BySide, must, refusalCode, SIDES, type Side } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { loadScenario, makeSave, readSave, replaySave } from '../../src/scenario';
import { listed, prepare } from '../../src/scenario/prepared';
import { json, run } from '../cli/run';
import { registry } from '../scenario/shipped';
import { liveServer, until } from '../server/wire/liveServer';
import type { DuelEvent, duel } from './rules';

vi.mock('../../src/rules/systems', async (real) =>
  (await import('./withDuel')).withDuel.rules(await real()),
);
vi.mock('../../src/words/systems', async (real) =>
  (await import('./withDuel')).withDuel.words(await real()),
);
vi.mock('../../src/scenario/systems', async (real) =>
  (await import('./withDuel')).withDuel.scenarios(await real()),
);
vi.mock('../../src/scenario/savedForms', async (real) =>
  (await import('./withDuel')).withDuel.saved(await real()),
);
vi.mock('../../src/cli/systems/registry', async (real) =>
  (await import('./withDuel')).withDuel.cli(await real()),
);

const FILE = join(PROJECT, 'test/tiny/first-duel.json');

const system = () => must(systemOf('duel'), 'the duel');

function loaded() {
  const read = loadScenario(JSON.parse(readFileSync(FILE, 'utf8')), registry, FILE);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test('the lobby lists its scenario by its card', () => {
  const prepared = prepare(loaded(), registry);
  const { card, figureheads } = listed(prepared);
  expect(card).toMatchObject({ system: 'duel', title: 'The First Duel' });
  expect(figureheads.axis).toMatchObject({ name: 'Bismarck', type: 'BB' });
});

test('sim plays it and tells the fates of its ships', async () => {
  const record = join(mkdtempSync(join(tmpdir(), 'duel-')), 'duel.json');
  const report = await json<{ games: number; wins: object; ships: object }>(
    ...['sim', FILE, '--games', '20', '--bots', 'ensign,ensign', '--record', record],
  );
  expect(report.games).toBe(20);
  expect(Object.keys(report.ships).sort()).toEqual(['bismarck', 'hood']);
  expect(await run('replay', record)).toMatchObject({ code: 0 });
  expect(await run('validate', FILE, record)).toMatchObject({
    code: 0,
    out: '2 files, 0 with faults\n',
  });
});

test('fuzz finds no broken promise in it, and would find one', async () => {
  const report = await json<{ failures: unknown[]; notMet: object; orders: number }>(
    ...['fuzz', 'duel', '--scenarios', FILE, '--games', '60'],
  );
  expect(report).toMatchObject({ failures: [], notMet: { duel: [] } });
  expect(report.orders).toBeGreaterThan(200);
  const bots = ['fuzz', 'duel', '--scenarios', FILE, '--games', '10', '--bots', 'ensign,commander'];
  expect(await json(...bots)).toMatchObject({ games: 10, failures: [] });
});

test('list names it, rules reads its reference', async () => {
  expect(await json('list')).toMatchObject({
    systems: expect.arrayContaining([{ id: 'duel', name: 'Duel' }]),
  });
  expect(await json('rules', 'duel')).toMatchObject([{ system: 'duel', clauses: 4 }]);
});

test('a save is made, read and replayed to its digests', () => {
  const { scenario, options } = loaded();
  const orders = SIDES.map((side) => ({ side, order: 'fire' }));
  const save = makeSave({ system: system(), scenario, options, seed: 'duel', orders });
  if (!save.ok) throw new Error(JSON.stringify(save.faults));
  const read = readSave(JSON.stringify(save.value), 'duel.json');
  expect(read.ok && replaySave(read.value, 'duel.json').ok).toBe(true);
  const spoilt = { ...save.value, scenario: { ...save.value.scenario, turns: 'six' } };
  expect(readSave(JSON.stringify(spoilt), 'duel.json').ok).toBe(false);
});

type Place = OnlineMatch<typeof duel>;

/** Both seats of a match online. */
async function seated(): Promise<BySide<Place>> {
  const { card, scenario, options } = loaded();
  const library = {
    systems: [system()],
    scenarios: () => [{ id: card.id, title: card.title, scenario, options }],
  };
  const live = await liveServer({ library, seeds: () => 'duel' });
  ends.push(live.close);
  const lobby = newLobbyClient(live.url);
  const made = await lobby.create({ system: 'duel', scenario: card.id });
  if (!made.ok) throw new Error(refusalCode(made.refusal));
  const match = made.value.matchID;
  const seat = async (side: Side): Promise<Place> => {
    const joined = await lobby.join(match, { side, name: side });
    if (!joined.ok) throw new Error(refusalCode(joined.refusal));
    const place: Place = openOnlineMatch({ server: live.url, match, token: joined.value.token });
    ends.push(() => place.close());
    await until(() => place.getSnapshot().connection === 'online');
    return place;
  };
  return { allies: await seat('allies'), axis: await seat('axis') };
}

const seen = (place: Place) => must(place.getSnapshot().game, 'a match to see');

test('it is played to its end in an online room, orders sealed', async () => {
  const places = await seated();
  const told = (side: Side): DuelEvent[] =>
    seen(places[side]).chapters.flatMap(({ events }) => events);
  for (let turn = 1; !seen(places.allies).outcome; turn += 1) {
    expect(await places.allies.give('fire')).toBeUndefined();
    await until(() => seen(places.axis).view.orders.allies === 'sealed');
    expect(await places.allies.give('fire')).toMatchObject({ code: 'already-sealed' });
    expect(await places.axis.give(turn === 1 ? 'turn-away' : 'fire')).toBeUndefined();
    await until(() => SIDES.every((side) => seen(places[side]).view.turn > turn));
  }
  expect(seen(places.axis).outcome).toMatchObject({ reason: 'boxes-left' });
  expect(told('axis').filter(({ kind, side }) => kind === 'sealed' && side === 'allies')).toEqual(
    [],
  );
  expect(told('axis').some(({ kind }) => kind === 'fired')).toBe(true);
});
