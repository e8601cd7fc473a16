/** Where a text stops being JSON, and what was expected there. */
interface JsonStop {
  offset: number;
  expected: string;
}

const SPACE = /[ \t\n\r]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null)\b/y;
const SCALARS = [TEXT, NUMBER, WORD];

/** Deeper lists and objects than any file of ours has. */
const DEEPEST = 100;

/** A place in the text, or where reading it stopped. */
type Reached = number | JsonStop;

const stop = (offset: number, expected: string): JsonStop => ({ offset, expected });

/**
 * The first fault in a text that `JSON.parse` has refused. Every engine words such faults differently, some
 * without a position.
 */
export function findJsonStop(text: string): JsonStop | undefined {
  const reached = value(text, 0, 0);
  if (typeof reached !== 'number') return reached;
  const end = skip(text, reached);
  return end < text.length ? stop(end, 'the end of the text') : undefined;
}

const matched = (pattern: RegExp, text: string, from: number): number | undefined => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

const skip = (text: string, from: number): number => matched(SPACE, text, from) ?? from;

function value(text: string, from: number, depth: number): Reached {
  const start = skip(text, from);
  if (depth > DEEPEST) return stop(start, `no more than ${DEEPEST} levels of lists and objects`);
  if (text[start] === '{') return members(text, start, depth, OBJECT);
  if (text[start] === '[') return members(text, start, depth, LIST);
  for (const scalar of SCALARS) {
    const end = matched(scalar, text, start);
    if (end !== undefined) return end;
  }
  return stop(start, text[start] === '"' ? 'a text that is closed on its line' : 'a value');
}

interface Kind {
  close: string;
  member(text: string, from: number, depth: number): Reached;
}

const OBJECT: Kind = { close: '}', member: keyed };
const LIST: Kind = { close: ']', member: value };

/** The items between two brackets, with commas between them and none at the end. */
function members(text: string, open: number, depth: number, kind: Kind): Reached {
  let at = skip(text, open + 1);
  if (text[at] === kind.close) return at + 1;
  for (;;) {
    const end = kind.member(text, at, depth + 1);
    if (typeof end !== 'number') return end;
    at = skip(text, end);
    if (text[at] === kind.close) return at + 1;
    if (text[at] !== ',') return stop(at, `',' or '${kind.close}'`);
    at += 1;
  }
}

function keyed(text: string, from: number, depth: number): Reached {
  const start = skip(text, from);
  const end = matched(TEXT, text, start);
  if (end === undefined) return stop(start, 'a key in double quotes');
  const colon = skip(text, end);
  return text[colon] === ':' ? value(text, colon + 1, depth) : stop(colon, "':'");
}
