import type { ClauseId } from './clause';

/** Why an order may not be given: a value, never an exception. The reader turns it into a sentence. */
export interface Refusal {
  /** Kebab-case and stable: for tests and programs. */
  code: string;
  /** Tells the reasons of one code apart. */
  form?: string;
  /** The clause that forbids it; absent when the order could not even be read. */
  rule?: ClauseId;
  /** The figures for its sentence, plain JSON. */
  figures?: Figures;
}

export type Figures = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** The names of the figures of every refusal, by its code, or by code and form: `'too-slow.tow'`. */
export type RefusalTable = Readonly<Record<string, readonly string[]>>;

/** The figures that go with a refusal; no argument where it has none. */
export type FiguresOf<Names extends readonly string[]> = Names extends readonly []
  ? []
  : [figures: { readonly [Name in Names[number]]: Figures[string] }];

/** Refuses with the codes of a table: a code, a form or a figure that is not in it is a type error. */
export const refusalsOf =
  <const Table extends RefusalTable>(_table: Table) =>
  <Key extends keyof Table & string>(
    key: Key,
    rule: ClauseId | undefined,
    ...[figures]: FiguresOf<Table[Key]>
  ): Refusal =>
    newRefusal(key, rule, figures);

function newRefusal(key: string, rule?: ClauseId, figures?: Figures): Refusal {
  const [code = key, form] = key.split('.');
  return {
    code,
    ...(form !== undefined && { form }),
    ...(rule !== undefined && { rule }),
    ...(figures && { figures }),
  };
}

/** What the core refuses, whatever the system. */
export const CORE_REFUSALS = {
  'nothing-to-undo': [],
  'undo-instead': [],
  'nothing-to-take-back': [],
  'unreadable.verb': ['verb'],
  'unreadable.count': ['verb', 'fields'],
  'unreadable.word': ['word', 'wanted', 'field'],
} as const;

export const coreRefusal = refusalsOf(CORE_REFUSALS);

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value;

/** `'too-slow.tow'` */
export const refusalKey = ({ code, form }: Refusal): string =>
  form === undefined ? code : `${code}.${form}`;

/** A refusal for programmers and logs: `too-slow.tow {"ship":"Hood"}`. */
export const refusalCode = (refusal: Refusal): string =>
  [refusalKey(refusal), refusal.figures && JSON.stringify(refusal.figures)]
    .filter((it) => it !== undefined)
    .join(' ');

/** The first refusal of a list of checks, each run only when those before it passed. */
export function firstRefusal(
  ...checks: readonly (() => Refusal | undefined)[]
): Refusal | undefined {
  for (const check of checks) {
    const refused = check();
    if (refused) return refused;
  }
  return undefined;
}
