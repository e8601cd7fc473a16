import type { GivenOrder, Side } from '../../src/rules/core';
import type { Save } from '../../src/scenario';
import type { Storage } from '../storage/storage';
import { REFUSALS } from './answers';
import { secretOf } from './diceExchange';
import { type Done, done, not } from './done';
import { holds } from './holder';
import { positionDigest } from './hosted';
import { isEndKnown } from './outside';
import type { Room } from './room';

/** Who wants to read a record: a player or a permitted spectator. */
export interface Reader {
  holder?: { side: Side; token: string };
  passphrase?: string;
}

/** The whole of a finished match, as a save that replays. Before its end nobody gets any of it. */
export async function recordOf(
  room: Room,
  { storage, now }: { storage: Storage; now(): number },
  reader: Reader & { proof: string | undefined },
): Promise<Done<Save>> {
  if (!mayRead(room, reader)) return not(REFUSALS.wrongWord);
  if (!isOverFor(room, reader, now())) return not(REFUSALS.notOver);
  return done(saveOf(room, await storage.orders(room.match.id)));
}

/** The file of a match's scenario, where it was sent along. */
export function fileOf(
  room: Room,
  reader: Reader & { proof: string | undefined },
): Done<{ file: string }> {
  if (!mayRead(room, reader)) return not(REFUSALS.wrongWord);
  const { file } = room.match;
  return file === undefined ? not(REFUSALS.noScenario) : done({ file });
}

/** `proof`: the stored form of the passphrase, if the reader knows it. */
const mayRead = (
  { match: { info } }: Room,
  { holder, proof }: Reader & { proof: string | undefined },
): boolean => info.passphrase === proof || (holder !== undefined && holds(info, holder));

/** Players know of the end at once; the delay is for spectators. */
const isOverFor = ({ match }: Room, { holder }: Reader, now: number): boolean =>
  isEndKnown(match, now) ||
  (match.status === 'finished' && holder !== undefined && holds(match.info, holder));

function saveOf({ match, system, hosted }: Room, orders: readonly GivenOrder[]): Save {
  const winner = system.outcome(hosted.state.match.state)?.winner;
  return {
    format: 1,
    engine: match.engine,
    system: match.system,
    scenario: match.scenario as Save['scenario'],
    options: Object(match.options) as Save['options'],
    seed: secretOf(match),
    orders: orders.map(({ side, order }) => ({ side, order })),
    digests: orders.length === 0 ? {} : { [orders.length]: positionDigest(hosted) },
    ...(winner !== undefined && { result: winner }),
  };
}
