import { io } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { Admin, type Command } from '../../../server/admin/admin';
import { Bans } from '../../../server/admin/bans';
import { parseCommand, tellServer } from '../../../server/admin/command';
import { removeKey, writeKey } from '../../../server/admin/keyFile';
import { clearOut } from '../../../server/admin/retention';
import { memoryStorage } from '../../../server/storage/memory';
import { listener, newHall, newParty, type Party, refusedAs } from '../matches/hall';
import { filesIn, folderFor } from '../storage/folder';
import { type Live, liveServer, until } from '../wire/liveServer';

const newFile = filesIn(folderFor('admin'));

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const adminOf = ({ matches, storage }: Pick<Party, 'matches' | 'storage'>) =>
  new Admin(matches, new Bans(storage, matches));

describe('the operator', () => {
  test('lists matches, unlisted ones too, and by status', async () => {
    const party = await newParty();
    await party.lobby.create({ system: 'toy', unlisted: true });
    const admin = adminOf(party);
    const listed = async (over: Partial<Command> = {}) => {
      const told = await admin.run({ name: 'list', ...over });
      return told.ok ? told.lines : [];
    };
    expect(await listed()).toHaveLength(2);
    expect(await listed({ limit: 1 })).toHaveLength(1);
    expect(await listed({ status: 'finished' })).toEqual([]);
    expect((await listed()).join('\n')).toMatch(/unlisted {2}Toy: - v\. -/);
    expect((await listed()).join('\n')).toContain('Toy: of the allies v. of the axis');
  });

  test('closes a match: both sides are told, and no order is taken any more', async () => {
    const party = await newParty();
    const admin = adminOf(party);
    expect(await admin.run({ name: 'close', of: party.id })).toMatchObject({ ok: true });
    const told = party.peers.axis.told.at(-1);
    expect(told).toMatchObject({
      kind: 'match',
      match: { status: 'finished', gameover: { winner: 'draw', reason: 'closed' } },
    });
    expect(await party.give('allies', 'done')).toMatchObject(refusedAs('game-over'));
    expect(await admin.run({ name: 'close', of: party.id })).toMatchObject({ ok: false });
    expect(await admin.run({ name: 'close', of: 'none' })).toMatchObject({ ok: false });
  });

  test('deletes a match: everybody in it is sent away, and nothing of it is left', async () => {
    const party = await newParty();
    const admin = adminOf(party);
    expect(await admin.run({ name: 'delete', of: party.id })).toMatchObject({ ok: true });
    for (const peer of Object.values(party.peers)) expect(peer.ended).toEqual(['removed']);
    expect(await party.door.enter(party.id, {}, listener())).toMatchObject(
      refusedAs('no-such-match'),
    );
    expect(await party.give('allies', 'done')).toMatchObject(refusedAs('no-such-match'));
    expect(await admin.run({ name: 'delete', of: party.id })).toMatchObject({ ok: false });
  });

  test('is told of commands that there are not', async () => {
    const admin = adminOf(newHall());
    for (const name of ['format', 'constructor'])
      expect(await admin.run({ name })).toEqual({
        ok: false,
        why: `There is no command "${name}".`,
      });
    expect(await admin.run({ name: 'ban', of: 'example.org' })).toMatchObject({ ok: false });
  });
});

test('a ban of another process is known once it is read, and its lifting too', async () => {
  const { matches, storage } = newHall();
  const [one, other] = [new Bans(storage, matches), new Bans(storage, matches)];
  await Promise.all([one.ready, other.ready]);
  const heard: string[] = [];
  other.onBan((net) => void heard.push(net));
  await one.add('192.0.2.1');
  for (let count = 0; count < 2; count++) await other.read();
  expect([other.isBanned('192.0.2.1'), heard]).toEqual([true, ['192.0.2.1']]);
  await one.lift('192.0.2.1');
  await other.read();
  expect(other.isBanned('192.0.2.1')).toBe(false);
});

test('matches and chat are deleted so long after the end, and no others', async () => {
  let now = 1000;
  const clock = () => now;
  const hall = newHall(memoryStorage(clock), undefined, { now: clock });
  const [old, live] = [await newParty(hall), await newParty(hall)];
  for (const { id } of [old, live])
    await hall.door.chat(id, 'allies', { id: 'x', text: 'Good hunting' });
  await adminOf(hall).run({ name: 'close', of: old.id });
  const left = async (days: number, chatDays = 0) => {
    await clearOut(hall.matches, { finishedDays: days, chatDays });
    const lines = await hall.storage.chat(old.id, 'players', 9);
    return [lines.length, (await hall.storage.ids('finished')).length];
  };
  now += 10 * 24 * 3600_000;
  expect(await left(0)).toEqual([1, 1]);
  expect(await left(11, 11)).toEqual([1, 1]);
  expect(await left(11, 9)).toEqual([0, 1]);
  expect(await left(9)).toEqual([0, 0]);
  expect(await hall.storage.chat(live.id, 'players', 9)).toHaveLength(1);
  expect(await hall.storage.ids('playing')).toEqual([live.id]);
});

async function livingServer(): Promise<Live & { file: string }> {
  const live = await liveServer({ adminToken: 'operator', origin: { origins: [], proxies: 1 } });
  ends.push(live.close);
  const file = newFile().replace('/deeper', '');
  writeKey(file, live.url, 'operator');
  ends.push(() => removeKey(file));
  return { ...live, file };
}

describe('a server that runs', () => {
  test('takes commands by its key, and by nothing else', async () => {
    const { file, url } = await livingServer();
    expect(await tellServer(file, { name: 'bans' })).toEqual({ ok: true, lines: [] });
    const asked = (token: string) =>
      fetch(`${url}/admin`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: '{"name":"bans"}',
      });
    expect([(await asked('guessed')).status, (await asked('operator')).status]).toEqual([403, 200]);
    writeKey(file, url, 'old');
    expect(await tellServer(file, { name: 'bans' })).toMatchObject({ ok: false });
    removeKey(file);
    expect(await tellServer(file, { name: 'bans' })).toBeUndefined();
  });

  test('keeps a banned address out, ends its connections, and lets it in again', async () => {
    const { file, url } = await livingServer();
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const guest = io(`${url}/online`, {
      transports: ['websocket'],
      extraHeaders: from('192.0.2.7'),
      reconnectionDelay: 20,
      forceNew: true,
    });
    ends.push(() => guest.close());
    await until(() => guest.connected);
    const status = async (address: string) =>
      (await fetch(`${url}/games`, { headers: from(address) })).status;
    await tellServer(file, { name: 'ban', of: '192.0.2.7', days: 1 });
    await until(() => !guest.connected);
    expect([await status('192.0.2.7'), await status('192.0.2.8')]).toEqual([403, 200]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(guest.connected).toBe(false);
    expect(await tellServer(file, { name: 'bans' })).toMatchObject({
      lines: [expect.stringContaining('192.0.2.7 until ')],
    });
    await tellServer(file, { name: 'unban', of: '192.0.2.7' });
    await until(() => guest.connected);
    expect(await status('192.0.2.7')).toBe(200);
  });

  test('tells where those in a match come from', async () => {
    const { file, url, online } = await livingServer();
    const { id } = await newParty({ ...online, storage: online.matches.storage });
    const guest = io(`${url}/online`, {
      transports: ['websocket'],
      extraHeaders: { 'X-Forwarded-For': '2001:db8::1' },
      forceNew: true,
    });
    ends.push(() => guest.close());
    await guest.emitWithAck('enter', { match: id });
    const told = await tellServer(file, { name: 'who', of: id });
    expect(told).toMatchObject({ ok: true });
    expect(told?.ok && told.lines).toContain('spectator 2001:db8::/64');
  });
});

test.each([
  [['list', '--status', 'playing', '--limit', '5'], { name: 'list', status: 'playing', limit: 5 }],
  [['ban', '192.0.2.1', '--days', '3'], { name: 'ban', of: '192.0.2.1', days: 3 }],
])('the command line %j is read', (args, command) => {
  expect(parseCommand(args)).toEqual(command);
});

test.each([
  [[], '--admin needs a command'],
  [['ban', 'x', '--days', 'many'], '--days must be a whole number, not "many".'],
  [['list', '--all'], "Unknown option '--all'"],
])('the command line %j is refused in a sentence', (args, sentence) => {
  expect(() => parseCommand(args)).toThrow(sentence);
});
