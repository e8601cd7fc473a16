import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { checkMatches } from '../../../server/admin/check';
import { pgStorage } from '../../../server/storage/postgres/storage';
import { newLobbyClient } from '../../../src/game/online';
import { drawFrom } from '../../../src/rules/core';
import { toyLibrary } from '../matches/hall';
import { LEFT_OUT, POSTGRES, startPostgres } from '../storage/postgres';
import { allTaken, diceFaults, type Player, seatPlayers } from './players';
import { builtServer } from './program';

/** More by the environment: `KILLS=100 SUSPENSIONS=50`. */
const KILLS = Number(process.env.KILLS ?? 2);
const SUSPENSIONS = Number(process.env.SUSPENSIONS ?? 1);
const MATCHES = 4;
const SERVERS = 3;
const LEASE_MS = 1000;

const test = it.skipIf(!POSTGRES);

const postgres = POSTGRES ? await startPostgres() : undefined;
const program = POSTGRES ? await builtServer() : '';
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A process that has loaded its program and waits to be told its port. */
function warm(url: string): ChildProcess {
  const child = fork(program, [url, String(LEASE_MS)], { execArgv: [] });
  children.push(child);
  return child;
}

async function start(child: ChildProcess, port: number): Promise<ChildProcess> {
  child.send(port);
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server did not start.');
  });
  await Promise.race([once(child, 'message'), ended]);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Leads each connection to the next server that takes it, as a proxy in front of all does. */
async function frontOf(ports: readonly number[]): Promise<{ server: Server; url: string }> {
  let turn = 0;
  const lead = (client: Socket, tries: number): void => {
    const port = ports[turn++ % ports.length] as number;
    const line = connect(port, '127.0.0.1', () => client.pipe(line).pipe(client));
    const end = () => client.destroy();
    line.once('error', () => (line.bytesRead === 0 && tries > 0 ? lead(client, tries - 1) : end()));
    line.once('close', () => {
      if (line.bytesRead > 0) end();
    });
    client.once('error', () => line.destroy());
    client.once('close', () => line.destroy());
  };
  const server = createServer((client) => lead(client, ports.length)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Until every player has had more orders taken; whoever has not is named with his connection. */
async function untilAllGoOn(players: readonly Player[]): Promise<void> {
  const before = players.map(({ taken }) => taken.length);
  const stuck = () =>
    players
      .filter(({ taken }, index) => taken.length < (before[index] ?? 0) + 3)
      .map(({ match, side, place }) => {
        const { connection, refusal } = place.getSnapshot();
        return `${match} ${side} ${connection} ${refusal?.code ?? ''}`;
      });
  await vi.waitFor(() => expect(stuck()).toEqual([]), 60_000);
}

test(
  `of three processes on one Postgres, ${KILLS} killed and ${SUSPENSIONS} suspended past their lease, none loses or doubles an order${LEFT_OUT}`,
  async () => {
    const database = (await postgres?.newUrl()) ?? '';
    const ports: number[] = [];
    while (ports.length < SERVERS) ports.push(await freePort());
    const servers: ChildProcess[] = [];
    for (const port of ports) servers.push(await start(warm(database), port));
    let next = warm(database);
    const front = await frontOf(ports);
    const players: Player[] = [];
    for (let count = 0; count < MATCHES; count++)
      players.push(...(await seatPlayers(newLobbyClient(front.url), front.url, String(count))));

    const draw = drawFrom('several');
    const harm = [...Array(KILLS).fill('kill'), ...Array(SUSPENSIONS).fill('suspend')];
    while (harm.length > 0) {
      // In the midst of their orders, once all of them have come back.
      await untilAllGoOn(players);
      const [kind] = harm.splice(draw(harm.length), 1);
      const which = draw(SERVERS);
      const server = servers[which] as ChildProcess;
      if (kind === 'kill') {
        server.kill('SIGKILL');
        await once(server, 'exit');
        servers[which] = await start(next, ports[which] as number);
        next = warm(database);
      } else {
        server.kill('SIGSTOP');
        await pause(LEASE_MS * 1.5);
        server.kill('SIGCONT');
      }
    }
    const due = allTaken(players) + 50;
    await vi.waitFor(() => expect(allTaken(players)).toBeGreaterThan(due), 60_000);
    await Promise.all(players.map((player) => player.stop()));
    expect(diceFaults(players)).toEqual([]);
    for (const { place } of players) place.close();
    for (const child of children) child.kill('SIGKILL');
    front.server.close();

    const storage = await pgStorage({ url: database, address: '/check', leaseMs: LEASE_MS });
    for (const { match, side, taken } of players) {
      const kept = (await storage.orders(match)).filter((order) => order.side === side);
      expect(kept.map(({ order }) => order)).toEqual(taken);
    }
    expect(await checkMatches(storage, toyLibrary)).toEqual({ matches: MATCHES, faults: [] });
    await storage.close();
  },
  120_000 + (KILLS + SUSPENSIONS) * 20_000,
);
