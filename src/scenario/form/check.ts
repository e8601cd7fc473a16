import * as z from 'zod/mini';
import { bad, type Fault, good, oneOf, pathText, type Read, shown, valueAt } from './fault';
import { findJsonStop } from './jsonStop';
import { nearestName } from './nearest';
import { keysAt } from './schemaKeys';

type Issue = z.core.$ZodIssue;

/** Checks a value against a schema; all faults are reported at once. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown, file: string): Read<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return good(result.data);
  return bad(
    result.error.issues.flatMap((issue) => faultsOf(issue, schema, value)).map(inFile(file)),
  );
}

const inFile =
  (file: string) =>
  (fault: Omit<Fault, 'file'>): Fault => ({ file, ...fault });

/** Reads JSON; a syntax fault is reported with line and column. */
export function parseJson(text: string, file: string): Read<unknown> {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return good(JSON.parse(bare));
  } catch {
    return bad([syntaxFault(bare, file)]);
  }
}

function syntaxFault(text: string, file: string): Fault {
  const { offset, expected } = findJsonStop(text) ?? { offset: 0, expected: 'JSON' };
  const before = text.slice(0, offset).split('\n');
  const next = text.slice(offset).split('\n')[0] ?? '';
  return {
    file,
    path: '',
    expected,
    found: offset >= text.length ? 'the end of the text' : shown(next.trim()),
    at: { line: before.length, column: (before.at(-1) ?? '').length + 1 },
  };
}

function faultsOf(issue: Issue, schema: z.ZodMiniType, whole: unknown): Omit<Fault, 'file'>[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, schema);
  if (issue.code === 'invalid_key') return issue.issues.map((inner) => wrongKey(issue, inner));
  const value = valueAt(whole, issue.path);
  return [fault(issue, expectedBy(issue), value, namesIn(issue))];
}

function fault(
  { path }: Issue,
  expected: string,
  value: unknown,
  names: readonly string[],
): Omit<Fault, 'file'> {
  const nearest = nearestName(value, names);
  return {
    path: pathText(path),
    expected,
    found: shown(value),
    ...(nearest !== undefined && { nearest }),
  };
}

const wrongKey = (issue: Issue, inner: Issue): Omit<Fault, 'file'> =>
  fault(issue, `as a key ${expectedBy(inner)}`, issue.path.at(-1), namesIn(inner));

const namesIn = (issue: Issue): string[] =>
  issue.code === 'invalid_value' ? issue.values.map(String) : [];

function unknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodMiniType,
): Omit<Fault, 'file'>[] {
  const known = keysAt(schema, path);
  return keys.map((key) => {
    const nearest = nearestName(key, known);
    return {
      path: pathText([...path, key]),
      expected: known.length > 0 ? `no other keys than ${known.join(', ')}` : 'no such key',
      found: `the key '${key}'`,
      ...(nearest !== undefined && { nearest }),
    };
  });
}

/** What a schema expects, in plain words. */
function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return bound(issue.origin, issue.minimum, 'more', issue.inclusive);
    case 'too_big':
      return bound(issue.origin, issue.maximum, 'less', issue.inclusive);
    case 'invalid_format':
      return FORMAT_NAMES[issue.format] ?? issue.message;
    default:
      return issue.message;
  }
}

const LENGTHS: Readonly<Record<string, string>> = { string: ' letters', array: ' entries' };

function bound(
  origin: string,
  limit: number | bigint,
  way: 'more' | 'less',
  inclusive = true,
): string {
  const what = LENGTHS[origin] ?? '';
  if (what !== '' && limit === 1 && way === 'more')
    return `${TYPE_NAMES[origin]} that is not empty`;
  return inclusive ? `${limit}${what} or ${way}` : `${way} than ${limit}${what}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  date: 'a date of the calendar like 1941-05-24',
  safeint: 'a whole number',
};
