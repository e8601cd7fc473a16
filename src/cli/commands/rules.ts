import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type End, EXIT, type Io, printJson } from '../common/io';
import { fileInProject, readIfThere } from '../common/project';
import { named, UsageError } from '../common/usage';
import { type Coverage, coverageOf, unknownClauses } from '../coverage/coverage';
import { titlesInReport } from '../coverage/report';
import { testTitles } from '../coverage/testTitles';
import { CLI_SYSTEMS } from '../systems/registry';

interface Options {
  report?: string;
  summary?: boolean;
  json?: boolean;
}

const HELP = `
A clause counts as proven when the title of a test names it in square brackets ("[BT-9.1] primary guns reach six
hexes"). Clauses marked "(withdrawn: why)" or "(no rule: why)" are not counted. The titles are read from the sources in
test/, those of skipped and unwritten tests left out; nothing is run.
With --report they are those of the tests that passed in that run ("vitest run --reporter=json --outputFile=<file>").
Tests that name a clause which the reference does not have, or which rules nothing, are a fault (exit code 1).`;

/** `rules`: which clauses of the rules references are proved by tests. */
export function addRules(program: Command, io: Io, end: End): void {
  program
    .command('rules [system]')
    .description('Show which clauses of the rules are proved by tests, and which are not.')
    .option(
      '--report <file>',
      "take the passed tests of this vitest JSON report, not the sources' titles",
    )
    .option('--summary', 'one line a system')
    .option('--json', 'print JSON: [{ system, clauses, proven, missing }]')
    .addHelpText('after', HELP)
    .action((system: string | undefined, options: Options) => showRules(system, options, io, end));
}

function showRules(system: string | undefined, options: Options, io: Io, end: End): void {
  const titles = options.report ? passedTitles(options.report) : titlesInSources();
  const books = rulebooks();
  const asked = system ? [named(books, system, 'system')] : books;
  const coverage = asked.map(({ id, text }) => coverageOf(id, text, titles));
  if (options.json) printJson(io, coverage);
  else io.out(coverage.map((it) => asText(it, options.summary === true)).join(''));
  const unknown = unknownClauses(
    books.map(({ text }) => text),
    titles,
  );
  if (unknown.length === 0) return;
  io.err(`Tests name clauses that do not exist or rule nothing: ${unknown.join(', ')}\n`);
  end(EXIT.faults);
}

interface Book {
  id: string;
  text: string;
}

/** The rules references: those of the systems that can be played, then those in `src/rules` of systems being built. */
function rulebooks(): Book[] {
  const playable = CLI_SYSTEMS.map(({ id, rulebook }) => ({ id, path: fileInProject(rulebook) }));
  const root = fileInProject('src/rules');
  const others = readdirSync(root)
    .filter((id) => !playable.some((it) => it.id === id))
    .map((id) => ({ id, path: `${root}/${id}/RULES.md` }));
  return [...playable, ...others].flatMap(({ id, path }) => {
    const text = readIfThere(path);
    return text === undefined ? [] : [{ id, text }];
  });
}

function passedTitles(file: string): string[] {
  const text = readIfThere(file);
  if (text === undefined) throw new UsageError(`There is no report ${file}.`);
  return titlesInReport(text);
}

function titlesInSources(): string[] {
  const root = fileInProject('test');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .flatMap((name) => testTitles(readFileSync(`${root}/${name}`, 'utf8')));
}

function asText({ system, clauses, proven, missing }: Coverage, summary: boolean): string {
  const head = `${system}: ${proven} of ${clauses} clauses proven\n`;
  return summary || missing.length === 0
    ? head
    : `${head}  without a test: ${missing.join(', ')}\n`;
}
