/**
 * The titles of the tests in a source file that would run: `test(…)` and `it(…)`, with `.each`, `.for` and the
 * like, but not those marked skip, todo or fails, nor any inside a skipped `describe`.
 */
export function testTitles(source: string): string[] {
  const text = withoutComments(source);
  const titles: string[] = [];
  const call = /(?<![\w.$])(test|it|describe)((?:\.\w+)*)\s*(?=[(`])/g;
  for (let found = call.exec(text); found; found = call.exec(text)) {
    const [, kind, modifiers] = found;
    const skipped = /\.(skip|todo|fails|skipIf|runIf)\b/.test(modifiers as string);
    const start = titleCall(text, call.lastIndex, modifiers as string);
    if (skipped) call.lastIndex = closing(text, start);
    else if (kind !== 'describe') titles.push(...literalAt(text, start + 1));
  }
  return titles;
}

/** Where the parenthesis before the title is: after the table of an `.each`. */
function titleCall(text: string, at: number, modifiers: string): number {
  if (!/\.(each|for|skipIf|runIf)\b/.test(modifiers)) return at;
  const after = text[at] === '`' ? endOfString(text, at) : closing(text, at);
  return text.indexOf('(', after);
}

/** The string literal at a place, if there is one; a template keeps its placeholders. */
function literalAt(text: string, from: number): string[] {
  const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  return isQuote(text[at]) ? [text.slice(at + 1, endOfString(text, at) - 1)] : [];
}

const isQuote = (character: string | undefined): boolean =>
  character === "'" || character === '"' || character === '`';

/** The place after a string that begins here. */
function endOfString(text: string, at: number): number {
  const quote = text[at];
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1;
  }
  return text.length;
}

/** The place after the parenthesis that closes the one here. */
function closing(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const character = text[i];
    if (isQuote(character)) i = endOfString(text, i) - 1;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return i + 1;
  }
  return text.length;
}

/** The source with its comments blanked; strings are kept. */
function withoutComments(source: string): string {
  return source.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_all, literal: string | undefined) => literal ?? ' ',
  );
}
