import { type Refusal, refusalCode } from '../../rules/core';
import { nearestName } from './nearest';

/** One fault of a file, in words for its author. */
export interface Fault {
  /** The name by which the file was given. */
  file: string;
  /** Where in the file, such as `taskForces[0].ships[2].ship`; empty for the whole of it. */
  path: string;
  /** What was expected. */
  expected: string;
  /** What was found. */
  found: string;
  /** The valid name nearest to what was found. */
  nearest?: string;
  /** For text that cannot be read as JSON; both count from 1. */
  at?: { line: number; column: number };
  /** Why the order there is illegal. */
  refused?: Refused;
}

/** A refusal with the system that has the words for it. */
export interface Refused {
  system: string;
  refusal: Refusal;
}

/** A fault before the file is known. */
export type PathFault = Omit<Fault, 'file'>;

/** A value, or all faults of its source. */
export type Read<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

export const good = <T>(value: T): Read<T> => ({ ok: true, value });

export const bad = (faults: readonly Fault[]): { ok: false; faults: Fault[] } => ({
  ok: false,
  faults: [...faults],
});

/** `['taskForces', 0, 'ships']` becomes `taskForces[0].ships`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');

/** The value at a path; `undefined` when the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? (part as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );

/** Faults as lines: `denmark-strait.json: taskForces[0].ships[1].ship: expected …, found … (did you mean …?)`. */
export const faultTeller =
  (why: (refused: Refused) => string) =>
  ({ file, path, expected, found, nearest, at, refused }: Fault): string => {
    const where = [at ? `${file}:${at.line}:${at.column}` : file, path].filter((it) => it !== '');
    const hint = nearest === undefined ? '' : ` (did you mean '${nearest}'?)`;
    const reason = refused ? `: ${why(refused)}` : '';
    return `${where.join(': ')}: expected ${expected}, found ${found}${reason}${hint}`;
  };

/** A fault as one line, refusals by their codes. */
export const faultText = faultTeller(({ refusal }) => refusalCode(refusal));

const LONGEST = 60;

/** A value of JSON in a few words. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `'${shortened(value)}'`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

/** `'a', 'b' or 'c'` */
export function oneOf(values: readonly unknown[]): string {
  const words = values.map(shown);
  const last = words.pop() ?? 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** A fault of a name that may have been meant as one of `names`. */
export function unknownName(
  path: string,
  expected: string,
  found: string,
  names: Iterable<string>,
): PathFault {
  const nearest = nearestName(found, [...names]);
  return { path, expected, found: shown(found), ...(nearest !== undefined && { nearest }) };
}
