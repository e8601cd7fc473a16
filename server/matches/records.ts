import type { GivenOrder, Refusal, Side } from '../../src/rules/core';
import type { Save } from '../../src/scenario';
import type { Storage } from '../storage/storage';
import { REFUSALS } from './answers';
import { holds } from './holder';
import { positionDigest } from './hosted';
import { isEndKnown } from './outside';
import type { Room } from './room';

/** Who wants to read: the holder of a seat, or whoever may look on. */
export interface Reader {
  holder?: { side: Side; token: string };
  passphrase?: string;
}

type Handed = { ok: true; value: Save } | { ok: false; refusal: Refusal };

/** All of a match that is over, as a save that replays: before its end nobody is told any of it. */
export async function recordOf(
  room: Room,
  { storage, now }: { storage: Storage; now(): number },
  reader: Reader & { proof: string | undefined },
): Promise<Handed> {
  if (!mayRead(room, reader)) return { ok: false, refusal: REFUSALS.wrongWord };
  if (!isOverFor(room, reader, now())) return { ok: false, refusal: REFUSALS.notOver };
  return { ok: true, value: saveOf(room, await storage.orders(room.match.id)) };
}

/** `proof`: what is kept of the match's word, if he knows it. */
const mayRead = (
  { match: { info } }: Room,
  { holder, proof }: Reader & { proof: string | undefined },
): boolean => info.passphrase === proof || (holder !== undefined && holds(info, holder));

/** Who sits there knows of the end at once; a delay is for those who look on. */
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
    seed: match.seed,
    orders: orders.map(({ side, order }) => ({ side, order })),
    digests: orders.length === 0 ? {} : { [orders.length]: positionDigest(hosted) },
    ...(winner !== undefined && { result: winner }),
  };
}
