import * as z from 'zod/mini';
import {
  type AnySystem,
  digest,
  type GivenOrder,
  giveOrder,
  type Match,
  newMatch,
  SIDES,
} from '../rules/core';
import { SYSTEM_IDS, systemOf } from '../rules/registry';
import { checked, parseJson } from './form/check';
import { bad, type Fault, good, type Read, type Refused, shown, unknownName } from './form/fault';
import { count, side, text } from './form/fields';
import { savedForms } from './savedFormOf';

/** The newest format of a save, and the only one so far. */
export const SAVE_FORMAT = 1;

/** A digest is taken after every this many orders, and after the last. */
const DIGEST_EVERY = 16;

/** The form of a save; its scenario and options are checked by its system. */
export const saveSchema = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  /** The version of the system's rules. */
  engine: count,
  system: text,
  /** The whole scenario, so that the game replays whatever happens to the scenario's file. */
  scenario: z.looseObject({ system: text, id: text }),
  options: z.record(z.string(), z.unknown()),
  /** The dice's secret; its text tells the format of the dice (`parseSecret`). */
  seed: text,
  orders: z.array(z.strictObject({ side, order: text })),
  /** After this many orders the state has this digest. */
  digests: z.record(z.string().check(z.regex(/^[1-9]\d*$/, 'a number of orders')), text),
  /** Who won, when the game is over. */
  result: z.optional(z.enum([...SIDES, 'draw'])),
});

/** A saved game: replayed, never trusted. */
export type Save = z.output<typeof saveSchema>;

/** The contents of a save. */
interface SaveParts {
  system: AnySystem;
  scenario: unknown;
  options: unknown;
  seed: string;
  orders: readonly GivenOrder[];
}

/** Decides after which orders a save has a digest, besides the last. */
export type DigestDue = (state: unknown, given: number) => boolean;

const eachSixteenth: DigestDue = (_, given) => given % DIGEST_EVERY === 0;

/** Digests at the start of each new segment of play, for games kept as evidence. */
export function eachSegment(system: AnySystem): DigestDue {
  let last: number | undefined;
  return (state) => {
    const { clock } = system.segment(state);
    const isNew = clock !== last;
    last = clock;
    return isNew;
  };
}

/** Makes a save of a game by replaying its orders. */
export function makeSave(
  { system, scenario, options, seed, orders }: SaveParts,
  isDue: DigestDue = eachSixteenth,
): Read<Save> {
  const digests: Record<string, string> = {};
  const played = playOrders(system, { scenario, options, seed, orders }, (match, given) => {
    if (isDue(match.state, given) || given === orders.length) digests[given] = digest(match.state);
    return undefined;
  });
  if (!played.ok) return played;
  const outcome = system.outcome(played.value.state);
  return good({
    format: SAVE_FORMAT,
    engine: system.version,
    system: system.id,
    scenario: scenario as Save['scenario'],
    options: options as Save['options'],
    seed,
    orders: orders.map(({ side: by, order }) => ({ side: by, order })),
    digests,
    ...(outcome && { result: outcome.winner }),
  });
}

/** Reads the text of a save; it is checked, not yet replayed. */
export function readSave(content: string, file: string): Read<Save> {
  const parsed = parseJson(content, file);
  return parsed.ok ? checkSave(parsed.value, file) : parsed;
}

/** Checks a save that has been read from JSON. */
export function checkSave(value: unknown, file: string): Read<Save> {
  const unread = formatFault(value, file);
  if (unread) return bad([unread]);
  const read = checked(saveSchema, value, file);
  if (!read.ok) return read;
  const { system, scenario, options } = read.value;
  const form = savedForms.of(system);
  if (!form) return bad([{ file, ...unknownName('system', 'a system', system, SYSTEM_IDS) }]);
  const faults = [...form.faults(scenario, options, file), ...strayDigests(read.value, file)];
  return faults.length > 0 ? bad(faults) : read;
}

function formatFault(value: unknown, file: string): Fault | undefined {
  const format =
    typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (format === SAVE_FORMAT) return undefined;
  const newer = typeof format === 'number' && format > SAVE_FORMAT;
  return {
    file,
    path: 'format',
    expected: `${SAVE_FORMAT}, the only format of saves that this version reads`,
    found: newer ? `${format}, the format of a newer version` : shown(format),
  };
}

/** Digests after more orders than there are would never be checked. */
const strayDigests = ({ digests, orders }: Save, file: string): Fault[] =>
  Object.keys(digests)
    .filter((given) => Number(given) > orders.length)
    .map((given) => ({
      file,
      path: `digests.${given}`,
      expected: `a digest after one of the ${orders.length} orders`,
      found: `one after ${given}`,
    }));

/** Replays a save and checks its digests; the first order or digest that does not fit is reported. */
export const replaySave = (
  save: Save,
  file: string,
  system: AnySystem | undefined = systemOf(save.system),
): Read<Match> => endOf(replaying(save, file, system));

/**
 * The same for a page, which a long game played in one go would hold.
 * @param rest called after each order; what it promises is waited for
 */
export async function replaySaveInParts(
  save: Save,
  file: string,
  rest: () => Promise<void> | undefined,
): Promise<Read<Match>> {
  const replay = replaying(save, file, systemOf(save.system));
  for (;;) {
    const step = replay.next();
    if (step.done) return step.value;
    const pause = rest();
    if (pause) await pause;
  }
}

/** A game that stops after each order. */
type Playing = Generator<void, Read<Match>>;

function endOf(playing: Playing): Read<Match> {
  for (;;) {
    const step = playing.next();
    if (step.done) return step.value;
  }
}

function* replaying(save: Save, file: string, system: AnySystem | undefined): Playing {
  if (!system)
    return bad([{ file, ...unknownName('system', 'a system', save.system, SYSTEM_IDS) }]);
  const replayed = yield* playing(system, save, (match, given) => {
    const expected = save.digests[given];
    const found = expected === undefined ? undefined : digest(match.state);
    if (expected === found) return undefined;
    return {
      path: `digests.${given}`,
      expected: `the position recorded after order ${given} (${expected})`,
      found: `another one (${found})${byOtherRules(save, system)}`,
    };
  });
  const ended = replayed.ok ? resultFault(save, system, replayed.value) : undefined;
  if (ended) return bad([{ file, ...ended }]);
  return replayed.ok ? replayed : bad(replayed.faults.map((fault) => ({ ...fault, file })));
}

const byOtherRules = ({ engine }: Save, { version }: AnySystem): string =>
  engine === version
    ? ''
    : `; it was played by version ${engine} of the rules, these are ${version}`;

function resultFault(
  { result }: Save,
  system: AnySystem,
  { state }: Match,
): Omit<Fault, 'file'> | undefined {
  const winner = system.outcome(state)?.winner;
  if (result === winner) return undefined;
  return { path: 'result', expected: shown(winner), found: shown(result) };
}

type Played = Pick<SaveParts, 'scenario' | 'options' | 'seed' | 'orders'>;
type AfterOrder = (match: Match, given: number) => Omit<Fault, 'file'> | undefined;

/** Gives the orders one after another, with a call of `after` after each. */
export const playOrders = (system: AnySystem, played: Played, after: AfterOrder): Read<Match> =>
  endOf(playing(system, played, after));

function* playing(
  system: AnySystem,
  { scenario, options, seed, orders }: Played,
  after: AfterOrder,
): Playing {
  try {
    const match = newMatch(system, scenario, options, seed);
    for (const [i, given] of orders.entries()) {
      const refused = giveOrder(system, match, given, seed);
      if (refused) return bad([orderFault(i, given, { system: system.id, refusal: refused })]);
      const fault = after(match, i + 1);
      if (fault) return bad([{ file: '', ...fault }]);
      yield;
    }
    return good(match);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return bad([{ file: '', path: '', expected: 'a game that the rules can replay', found }]);
  }
}

const orderFault = (index: number, { side: by, order }: GivenOrder, refused: Refused): Fault => ({
  file: '',
  path: `orders[${index}]`,
  expected: 'a legal order',
  found: `'${order}' of the ${by}`,
  refused,
});
