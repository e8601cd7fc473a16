import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { checkAll } from '../../../server/matches/checking';
import { Matches } from '../../../server/matches/matches';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { newLobbyClient } from '../../../src/game/online';
import { drawFrom } from '../../../src/rules/core';
import { toyLibrary } from '../matches/hall';
import { allTaken, diceFaults, type Player, seatPlayers } from './players';
import { builtServer } from './program';

/** More by the environment: `KILLS=200`. */
const KILLS = Number(process.env.KILLS ?? 6);
const MATCHES = 4;

const folder = mkdtempSync(join(tmpdir(), 'flag-plot-kill-'));
const file = join(folder, 'matches.db');
const program = await builtServer();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A process that has loaded its program and waits to be told its port, so that a killed one is soon replaced. */
function warm(): ChildProcess {
  const child = fork(program, [file], { execArgv: [] });
  children.push(child);
  return child;
}

interface Started {
  child: ChildProcess;
  port: number;
}

/** Some other program may have been given the port meanwhile: then the start is tried again. */
async function start(child: ChildProcess, port: number, tries = 50): Promise<Started> {
  child.send(port);
  const said = once(child, 'message');
  const [taken] = await Promise.race([said, once(child, 'exit').then(() => [])]);
  if (taken !== undefined) return { child, port: Number(taken) };
  if (tries === 1) throw new Error('The server did not start.');
  await new Promise((resolve) => setTimeout(resolve, 100));
  return start(warm(), port, tries - 1);
}

test(
  `killed ${KILLS} times under load, a server loses nothing that it has answered, and doubles nothing`,
  async () => {
    let { child, port } = await start(warm(), 0);
    let next = warm();
    const server = `http://127.0.0.1:${port}`;
    const lobby = newLobbyClient(server);
    const draw = drawFrom('kills');
    const players: Player[] = [];
    for (let count = 0; count < MATCHES; count++)
      players.push(...(await seatPlayers(lobby, server, String(count))));
    for (let kill = 0; kill < KILLS; kill++) {
      // In the midst of their orders, once they have come back.
      const due = allTaken(players) + 5 + draw(40);
      await vi.waitFor(() => expect(allTaken(players)).toBeGreaterThan(due), 60_000);
      child.kill('SIGKILL');
      await once(child, 'exit');
      ({ child } = await start(next, port));
      next = warm();
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    await Promise.all(players.map((player) => player.stop()));
    expect(diceFaults(players)).toEqual([]);
    for (const { place } of players) place.close();
    child.kill('SIGKILL');
    await once(child, 'exit');

    const storage = sqliteStorage(file);
    for (const { match, side, taken: lines } of players) {
      const kept = (await storage.orders(match)).filter((order) => order.side === side);
      expect(kept.map(({ order }) => order)).toEqual(lines);
    }
    const matches = new Matches({ storage, library: toyLibrary });
    expect(await checkAll(matches)).toEqual({ sound: MATCHES, aside: 0 });
    await storage.close();
  },
  60_000 + KILLS * 30_000,
);
