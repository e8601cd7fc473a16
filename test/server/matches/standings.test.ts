import { expect, test } from 'vitest';
import { Door } from '../../../server/matches/door';
import { makeSnapshot } from '../../../server/matches/load';
import { memoryStorage } from '../../../server/storage/memory';
import { drawFrom, must, SIDES } from '../../../src/rules/core';
import { say } from './consenting';
import { listener, newHall, newParty, type Party } from './hall';

const LINES = ['undo', 'advance 1', 'scout', 'aim bow', 'aim stern', 'done'];
const ORDERS = 200;

/** Storage that counts the chapters read from it. */
function counting() {
  const storage = memoryStorage();
  const counted = { storage, chapters: 0 };
  const read = storage.chaptersSince;
  storage.chaptersSince = async (...args) => {
    const found = await read(...args);
    counted.chapters += found.length;
    return found;
  };
  return counted;
}

async function chaptersBy(door: Door, { id, tokens }: Party) {
  const peer = listener();
  await door.enter(id, { token: tokens.allies }, peer);
  await door.leave(id, peer);
  return peer.welcome().chapters;
}

test('who enters after each of many orders costs one reading of each chapter, and is told all of them', async () => {
  const counted = counting();
  const party = await newParty(newHall(counted.storage));
  const draw = drawFrom('standings');
  let read = 0;
  let closed = 0;
  let chapters = (await chaptersBy(party.door, party)).length;
  for (let count = 0; count < ORDERS; count++) {
    const side = must(SIDES[draw(2)], 'a side');
    await party.give(side, must(LINES[draw(LINES.length)], 'a line'));
    if (draw(5) === 0) {
      await say(party, 'allies', 'ask takeback');
      await say(party, 'axis', 'agree takeback');
    }
    const before = counted.chapters;
    const told = await chaptersBy(party.door, party);
    read += counted.chapters - before;
    closed += Math.abs(told.length - chapters);
    chapters = told.length;
    expect(told).toEqual(await chaptersBy(new Door(party.matches), party));
  }
  expect(chapters).toBeGreaterThan(10);
  expect(read).toBeLessThan(3 * closed);
});

test('a snapshot has one position, and of the earlier ones what differs', async () => {
  const party = await newParty();
  for (const line of ['advance 1', 'scout']) await party.give('allies', line);
  const room = must(await party.matches.inRoom(party.id, async (it) => it), 'the room');
  const { body } = makeSnapshot(room.hosted, room.system.version);
  const position = JSON.stringify(room.hosted.state.match.state);
  expect(body.split(position.slice(1, 40))).toHaveLength(2);
});
