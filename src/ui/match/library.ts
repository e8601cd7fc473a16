import { botById } from '../../bots';
import { openTable, type Sitter, type Table } from '../../game';
import { type KeptMatch as Kept, newMatchId, openKept } from '../../game/autosave';
import { type Standing, standingAt } from '../../game/kept';
import { loadSystemOf } from '../../game/loadSystem';
import { type BySide, bySide, enemyOf, type Side } from '../../rules/core';
import { systemOf } from '../../rules/registry';
import {
  bad,
  checkSave,
  faultText,
  good,
  makeSave,
  type Read,
  replaySave,
  type Save,
} from '../../scenario';
import { parseJson } from '../../scenario/form/check';
import { listed } from '../../words/core/say';
import { loadWords, segmentIn } from '../../words/registry';
import { reportFault } from '../frame/faults';
import { nextTask } from '../frame/nextTask';
import { parseQuery } from '../frame/query';
import { whenStageIsFree } from '../hexmap/motion/stage';
import { lobbyText } from '../i18n/lobby';
import { matchText } from '../i18n/match';
import { sideNamesIn } from '../table/sideNames';
import { autosave } from './autosave';
import { botName } from './bots';
import { pageBots } from './botWorker';
import { loadScenario } from './catalog';
import { loadPacks } from './lazyPacks';
import { humansAt } from './seating';

/** Who plays what, by which optional rules. */
export interface MatchSetup {
  scenario: string;
  side: Side | 'both';
  bot: string;
  options: Readonly<Record<string, boolean>>;
  /** The text of a tables pack; the standard tables without. */
  tables?: string | undefined;
}

/** An open match, autosaved while it is open. */
export interface OpenMatch {
  id: string;
  title: string;
  sideNames: BySide<string>;
  /** The bot's name; nothing when both sides are played here. */
  opponent: string | undefined;
  table: Table;
  /** Ends the table once everything is written. */
  close(): void;
}

/** A match of this browser, for a list. */
export interface KeptMatch {
  id: string;
  scenario: string;
  isOver: boolean;
  title: string;
  who: string;
  where: string;
  savedAt: Date;
}

/** Begins a match and gives its id; it is kept from the start. */
export async function start(setup: MatchSetup, search = ''): Promise<string> {
  const scenario = await scenarioOf(setup);
  const system = scenario && systemOf(scenario.system);
  if (!system) throw new Error(matchText('noScenario', { id: setup.scenario }));
  const { seed } = parseQuery(search);
  return saveTable({
    system,
    scenario,
    options: { ...system.defaultOptions, ...setup.options },
    seats: seatsFor(setup),
    ...(seed === undefined ? {} : { seed }),
  });
}

/** The scenario of a match, by the standard tables or those of a pack [BT-16.11]. */
async function scenarioOf({ scenario, tables }: MatchSetup) {
  if (tables === undefined) return (await loadScenario(scenario))?.scenario;
  const { scenarioWithPack } = await loadPacks();
  const read = scenarioWithPack(scenario, tables);
  if (read.ok) return read.value;
  throw new Error(matchText('packUnfit', { faults: read.faults.map(faultText).join('; ') }));
}

const seatsFor = ({ side, bot }: Pick<MatchSetup, 'side' | 'bot'>): BySide<Sitter> =>
  bySide((it) => (side === 'both' || side === it ? 'human' : (botById(bot) ?? 'human')));

/** Saves a match at its start, or as recorded. */
async function saveTable(options: Parameters<typeof openTable>[0]): Promise<string> {
  const id = newMatchId();
  const table = openTable({ ...options, onFault: reportFault, botDelayMs: NEVER_MS });
  const keeping = autosave.keep(id, table);
  await keeping.settled();
  keeping.stop();
  table.close();
  return id;
}

/** No bot moves while a match is only being saved. */
const NEVER_MS = 2 ** 30;

/** Why a match is opened: to play it, or to look at it with the bots idle. */
export type OpenedFor = 'playing' | 'looking';

/** Opens a kept match; `null` if there is none with this id or it cannot be read. */
export async function openMatch(
  id: string,
  search: string,
  opened: OpenedFor = 'playing',
): Promise<OpenMatch | null> {
  const kept = await autosave.load(id);
  if (!kept) return null;
  const paceMs = opened === 'looking' ? NEVER_MS : parseQuery(search).paceMs;
  const table = openKept(kept, {
    onFault: reportFault,
    thinker: pageBots,
    // A requested pace is used, whatever is being shown.
    ...(paceMs === undefined ? { audience: whenStageIsFree } : { botDelayMs: paceMs }),
  });
  const keeping = autosave.keep(id, table, kept);
  return {
    id,
    ...namesIn(kept.save),
    opponent: opponentAt(table),
    table,
    close: () => {
      keeping.stop();
      table.close();
    },
  };
}

/** What every scenario of a save has: a title, and names for its sides. */
function namesIn({ scenario }: Save): Pick<OpenMatch, 'title' | 'sideNames'> {
  const { title } = scenario as { title?: unknown };
  return { title: String(title ?? scenario.id), sideNames: sideNamesIn(scenario) };
}

/** The name of the tables pack that a battle is played with; none for the standard tables. */
function packIn({ scenario }: Save): string | undefined {
  const { name } = Object(scenario.tables) as { name?: unknown };
  return typeof name === 'string' ? name : undefined;
}

function opponentAt({ sitters }: Table): string | undefined {
  const bot = Object.values(sitters).find((sitter) => typeof sitter !== 'string');
  return bot && botName(bot);
}

/** All matches kept here, the one played last first. */
export async function listMatches(): Promise<KeptMatch[]> {
  const kept = await autosave.list();
  await Promise.all([...new Set(kept.map(({ save }) => save.system))].map(loadWords));
  const list: KeptMatch[] = [];
  for (const it of kept) {
    if (!standingIn(it)) await nextTask();
    list.push(keptMatch(it));
  }
  return list;
}

function keptMatch(kept: Kept): KeptMatch {
  const { id, save, savedAt, sitters } = kept;
  const { title, sideNames } = namesIn(save);
  const [human] = humansAt(sitters);
  const bots = Object.values(sitters).flatMap((sitter) => botById(sitter) ?? []);
  const own = human ? sideNames[human] : lobbyText('bots');
  const who =
    bots.length === 0
      ? lobbyText('bothHere')
      : lobbyText('against', { own, bot: listed(bots.map(botName)) });
  const pack = packIn(save);
  return {
    ...{ id, title, scenario: save.scenario.id, savedAt: new Date(savedAt) },
    ...standingOf(kept, sideNames),
    who: pack === undefined ? who : lobbyText('withPack', { who, pack }),
  };
}

/** Standings of records that have none of their own, by id and time. */
const found = new Map<string, Standing | null>();

const foundKey = ({ id, savedAt }: Kept): string => `${id} ${savedAt}`;

/** Where a match has got to, if that is known without a replay; `null` for one that does not replay. */
function standingIn(kept: Kept): Standing | null | undefined {
  const { standing, save } = kept;
  const isOfTheseRules = standing?.engine === systemOf(save.system)?.version;
  return standing && isOfTheseRules ? standing : found.get(foundKey(kept));
}

/** One that does not replay is not to be gone on with. */
function standingOf(kept: Kept, sideNames: BySide<string>): Pick<KeptMatch, 'where' | 'isOver'> {
  const known = standingIn(kept);
  const standing = known === undefined ? replayed(kept) : known;
  if (known === undefined) found.set(foundKey(kept), standing);
  if (!standing) return { where: '', isOver: true };
  const { system, result } = kept.save;
  const where = result ? endText(result, sideNames) : segmentIn(system, standing.where);
  return { where, isOver: standing.isOver };
}

/** How a finished match ended: 'The game is over: Royal Navy won.' */
export const endText = (
  result: NonNullable<Save['result']>,
  sideNames: Readonly<BySide<string>>,
): string =>
  result === 'draw' ? lobbyText('overDraw') : lobbyText('overWon', { side: sideNames[result] });

function replayed({ save }: Kept): Standing | null {
  const system = systemOf(save.system);
  const read = replaySave(save, save.scenario.id);
  return read.ok && system ? standingAt(system, read.value.state) : null;
}

export const removeMatch = (id: string): Promise<void> => autosave.remove(id);

/** Restarts a match's scenario, on the same side or the other. */
export function again({ table }: OpenMatch, swap: 'same sides' | 'swap sides'): Promise<string> {
  const { system, scenario, options, sitters } = table;
  const seats = swap === 'same sides' ? sitters : bySide((side) => sitters[enemyOf(side)]);
  return saveTable({ system, scenario, options, seats });
}

/** Checks the text of a save file: it must replay, move by move. */
export async function checkSaveFile(text: string, file: string): Promise<Read<Save>> {
  const parsed = parseJson(text, file);
  if (!parsed.ok) return parsed;
  await loadSystemOf(parsed.value);
  const save = checkSave(parsed.value, file);
  if (!save.ok) return save;
  const replayed = replaySave(save.value, file);
  return replayed.ok ? save : bad(replayed.faults);
}

/** Adds a checked save to this browser's matches, with a player on each side. */
export function importSave(save: Save, setup: Pick<MatchSetup, 'side' | 'bot'>): Promise<string> {
  const { scenario, options, seed, orders } = save;
  const system = systemOf(save.system);
  if (!system) throw new Error(matchText('noSystem', { id: save.system }));
  return saveTable({ system, scenario, options, seed, orders, seats: seatsFor(setup) });
}

/** Adds a checked save to this browser's matches for viewing; one that is already there is reused. */
export async function keepToWatch(save: Save): Promise<string> {
  const orders = JSON.stringify(save.orders);
  const same = (await autosave.list()).find(
    ({ save: kept }) => kept.seed === save.seed && JSON.stringify(kept.orders) === orders,
  );
  return same?.id ?? importSave(save, { side: 'both', bot: '' });
}

/** A match as a save: whole, or only its first orders. */
export function saveOf({ table }: Pick<OpenMatch, 'table'>, given?: number): Read<Save> {
  const { system, scenario, options, seed } = table;
  return makeSave({ system, scenario, options, seed, orders: table.record().slice(0, given) });
}

/** A match as the text of a save file. */
export function exportSave(match: OpenMatch): Read<string> {
  const save = saveOf(match);
  return save.ok ? good(`${JSON.stringify(save.value, null, 1)}\n`) : save;
}
