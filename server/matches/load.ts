import { createHash } from 'node:crypto';
import { freezePlain } from '../../src/game/freeze';
import type { Host, HostedState } from '../../src/game/host';
import { type Patch, patched, patchOf } from '../../src/game/online/patch';
import {
  type AnySystem,
  digest,
  giveOrder,
  type Match,
  newMatch,
  type Quiet,
} from '../../src/rules/core';
import type { Snapshot, Storage, StoredMatch, StoredOrder } from '../storage/storage';
import { secretOf } from './diceExchange';
import {
  type Hosted,
  newHosted,
  openingChapter,
  type Step,
  stepHosted,
  withSecret,
} from './hosted';

/** A match whose replay does not reproduce its digests. */
export class ReplayError extends Error {
  override name = 'ReplayError';
}

/**
 * Replays all orders on the bare rules and compares the digests kept with them. A match that fails cannot be continued;
 * throws a `ReplayError`.
 */
export function checkOrders(
  system: AnySystem,
  stored: StoredMatch,
  orders: readonly StoredOrder[],
): void {
  const { scenario, options, version } = stored;
  const seed = secretOf(stored);
  if (orders.length !== version)
    throw new ReplayError(`There are ${orders.length} orders, and ${version} were accepted.`);
  guarded(() => {
    const match = newMatch(system, scenario, options, seed);
    for (const order of orders) {
      const refused = giveOrder(system, match, order, seed);
      if (refused) throw new ReplayError(`Order ${order.number} is refused: ${refused.code}.`);
      if (order.digest !== undefined && digest(match.state) !== order.digest)
        throw new ReplayError(`The position after order ${order.number} is another one.`);
    }
  });
}

function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReplayError) throw error;
    throw new ReplayError('The rules fail on an order.', { cause: error });
  }
}

interface SnapshotBody extends Pick<Hosted, 'versions' | 'segmentSince'> {
  form: number;
  engine: number;
  state: Omit<HostedState, 'match'> & { match: KeptMatch };
}

/** Earlier positions as changes of later ones: they share most, above all the scenario. */
type KeptMatch = Omit<Match, 'chapterStart' | 'quiet'> & {
  chapterStart?: Patch;
  quiet: Omit<Quiet, 'start'> & { start?: Patch };
};

/** Raised when the contents of a snapshot change. */
const FORM = 3;

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url');

export function makeSnapshot(hosted: Hosted, engine: number): Snapshot {
  const { state, versions, segmentSince, version } = hosted;
  const match = keptMatch(state.match);
  const kept: SnapshotBody = {
    form: FORM,
    engine,
    state: { ...state, match },
    versions,
    segmentSince,
  };
  const body = JSON.stringify(kept);
  return { version, digest: fingerprint(body), body };
}

function keptMatch({ chapterStart, quiet: { start, ...quiet }, ...match }: Match): KeptMatch {
  const sinceChapter = patchOf(match.state as object, chapterStart as object);
  const sinceQuiet = patchOf(chapterStart as object, start as object);
  return {
    ...match,
    ...(sinceChapter && { chapterStart: sinceChapter }),
    quiet: { ...quiet, ...(sinceQuiet && { start: sinceQuiet }) },
  };
}

function matchKept({ chapterStart, quiet: { start, ...quiet }, ...match }: KeptMatch): Match {
  const begun = chapterStart ? patched(match.state as object, chapterStart) : match.state;
  const quietStart = start ? patched(begun as object, start) : begun;
  return { ...match, chapterStart: begun, quiet: { ...quiet, start: quietStart } };
}

/** The contents of a snapshot, if it is intact and of this rules version; otherwise the orders are replayed. */
function readSnapshot(
  host: Host,
  system: AnySystem,
  snapshot: Snapshot | undefined,
  most: number,
): Hosted | undefined {
  // Before the first order the match may have begun anew since.
  if (
    !snapshot?.version ||
    snapshot.version > most ||
    fingerprint(snapshot.body) !== snapshot.digest
  )
    return undefined;
  const { form, engine, state, versions, segmentSince } = JSON.parse(snapshot.body) as SnapshotBody;
  if (form !== FORM || engine !== system.version) return undefined;
  const fresh = newHosted(host, freezePlain({ ...state, match: matchKept(state.match) }));
  return { ...fresh, version: snapshot.version, versions, segmentSince };
}

/** Brings a checked match to its current position: from its snapshot, or else from its start. */
export async function loadHosted(
  host: Host,
  system: AnySystem,
  storage: Storage,
  match: StoredMatch,
): Promise<Hosted> {
  const { id, version } = match;
  const cached = readSnapshot(host, system, await storage.snapshot(id), version);
  if (cached) {
    const known = withSecret(cached, secretOf(match));
    return follow(host, known, await storage.orders(id, cached.version)).hosted;
  }
  const { hosted, versions, chapters, isNews } = await replayed(host, storage, match);
  if (isNews) await storage.setDerived(id, versions, chapters);
  return hosted;
}

/** Replaces all stored data that derive from a match's orders. */
export async function deriveAnew(host: Host, storage: Storage, match: StoredMatch): Promise<void> {
  const { versions, chapters } = await replayed(host, storage, match);
  await storage.setDerived(match.id, versions, chapters);
}

async function replayed(host: Host, storage: Storage, match: StoredMatch) {
  const start = beginHosted(host, match);
  const orders = await storage.orders(match.id);
  const { hosted, steps } = follow(host, start, orders);
  const versions = steps.map((step) => step.hosted.versions);
  const chapters = [openingChapter(start), ...steps.flatMap(({ closed }) => closed)];
  // A match that has just begun anew may have its former start in storage.
  const isFresh = match.version === 0 && match.info.dice?.part === 'settled';
  return { hosted, versions, chapters, isNews: isFresh || !sameVersions(orders, versions) };
}

export const beginHosted = (
  host: Host,
  match: Pick<StoredMatch, 'scenario' | 'options' | 'seed' | 'info'>,
): Hosted => newHosted(host, host.begin(match.scenario, match.options, { seed: secretOf(match) }));

function follow(
  host: Host,
  start: Hosted,
  orders: readonly StoredOrder[],
): { hosted: Hosted; steps: Step[] } {
  const steps: Step[] = [];
  let hosted = start;
  for (const { number, side, order } of orders) {
    const stepped = guarded(() => stepHosted(host, hosted, side, order));
    if (!stepped.ok) throw new ReplayError(`Order ${number} is refused: ${stepped.refusal.code}.`);
    steps.push(stepped.step);
    hosted = stepped.step.hosted;
  }
  return { hosted, steps };
}

const sameVersions = (orders: readonly StoredOrder[], versions: readonly object[]): boolean =>
  JSON.stringify(orders.map((order) => order.versions)) === JSON.stringify(versions);
