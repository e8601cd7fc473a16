import * as z from 'zod/mini';
import { botById, USUAL_NODES } from '../bots';
import { type BySide, bySide } from '../rules/core';
import {
  bad,
  type Catalog,
  type Changes,
  changeScenario,
  good,
  isUnchanged,
  type LoadedScenario,
  type Pack,
  type Read,
} from '../scenario';
import { changesSchema } from '../scenario/changes/schema';
import { checked, parseJson } from '../scenario/form/check';
import { shown, unknownName } from '../scenario/form/fault';
import { id } from '../scenario/form/fields';
import { type Column, columnOf } from './column';

/** A longer question is not read. */
const MAX_LETTERS = 8000;
const MAX_GAMES = 10_000;

/** "What if?" as a link has it. */
const questionSchema = z.strictObject({
  scenario: id,
  /** The scenario of the right column, where it is another one: the same battle by other rules. */
  by: z.exactOptional(id),
  changes: z._default(changesSchema, {}),
  /** The name of the tables pack of the right column. */
  tables: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(100))),
  games: z._default(z.int().check(z.gte(1), z.lte(MAX_GAMES)), 1000),
  seed: z._default(
    z.string().check(z.regex(/^[\w/-]{1,64}$/, 'a seed of letters, figures and hyphens')),
    '1',
  ),
  /** All games are played, even when the difference is sure before. */
  toEnd: z._default(z.boolean(), false),
});

export type Question = z.output<typeof questionSchema>;

/** Reads the text of a question, from a link or a file; what is wrong is told by its place. */
export function readQuestion(text: string, file: string): Read<Question> {
  if (text.length > MAX_LETTERS) {
    const expected = `${MAX_LETTERS} letters at most`;
    return bad([{ file, path: '', expected, found: String(text.length) }]);
  }
  const parsed = parseJson(text, file);
  return parsed.ok ? checked(questionSchema, parsed.value, file) : parsed;
}

/** A scenario as it is asked about at first. */
export const newQuestion = (scenario: string): Question => ({
  scenario,
  changes: {},
  games: 1000,
  seed: '1',
  toEnd: false,
});

/** The text of a question: what is as usual is left out. */
export function makeQuestion(question: Question): string {
  const usual = newQuestion(question.scenario);
  const said = Object.entries(question).filter(([key, value]) => {
    if (key === 'scenario') return true;
    return JSON.stringify(value) !== JSON.stringify(usual[key as keyof Question]);
  });
  return JSON.stringify(Object.fromEntries(said));
}

/** The columns of a question with their scenarios; there is no right one where nothing is otherwise. */
export interface Columns {
  left: Asked;
  right?: Asked;
}

/** A scenario and its games. */
interface Asked {
  loaded: LoadedScenario;
  column: Column;
}

/** Makes the columns of a question; all that does not fit is told. */
export function columnsOf(
  question: Question,
  { registry, scenarios }: Catalog,
  pack?: Pack,
): Read<Columns> {
  const { scenario, by = scenario, changes, seed } = question;
  const find = (it: string) => scenarios.find(({ card }) => card.id === it);
  const [written, other] = [find(scenario), find(by)];
  if (!written || !other) {
    const [path, found] = written ? ['by', by] : ['scenario', scenario];
    const ids = scenarios.map(({ card }) => card.id);
    return bad([{ file: 'question', ...unknownName(path, 'a scenario', found, ids) }]);
  }
  const unknown = unknownBots(changes);
  if (unknown.length > 0) return bad(unknown);
  const left = askedOf(written, { bots: USUAL_BOTS, seed });
  if (by === scenario && isUnchanged(changes) && !pack) return good({ left });
  const changed = changeScenario(other, changes, registry, pack);
  if (!changed.ok) return changed;
  const bots = bySide((side) => changes.bots?.[side] ?? USUAL_BOTS[side]);
  return good({ left, right: askedOf(changed.value, { bots, seed }) });
}

const USUAL_BOTS: BySide<string> = { allies: 'commander', axis: 'commander' };

const unknownBots = ({ bots = {} }: Changes) =>
  Object.entries(bots).flatMap(([side, bot]) =>
    bot === undefined || botById(bot)
      ? []
      : [{ file: 'changes', path: `bots.${side}`, expected: 'a bot', found: shown(bot) }],
  );

const askedOf = (
  loaded: LoadedScenario,
  { bots, seed }: { bots: BySide<string>; seed: string },
): Asked => ({
  loaded,
  column: columnOf(loaded, { bots, seed, thinking: { nodes: USUAL_NODES } }),
});
