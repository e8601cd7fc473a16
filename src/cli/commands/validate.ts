import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Command } from 'commander';
import { type Fault, validateFile } from '../../scenario';
import { faultLine } from '../common/faultLine';
import { type End, EXIT, type Io, printJson } from '../common/io';
import { readShipped } from '../common/library';
import { fileInProject, readIfThere } from '../common/project';
import { UsageError } from '../common/usage';

interface Options {
  json?: boolean;
}

const HELP = `
Without files: all ships, scenarios and tables packs in scenarios/, and all recorded games in test/replays/, which are replayed.
Every fault of every file is told, with its place in the file, what was expected and what was found.`;

/** `validate`: checks ships, scenarios, tables packs and saves. */
export function addValidate(program: Command, io: Io, end: End): void {
  program
    .command('validate [files...]')
    .description('Check files of ships, scenarios, tables packs and saves.')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((files: string[], options: Options) => validate(files, options, io, end));
}

interface Checked {
  file: string;
  kind: string | null;
  faults: Fault[];
}

function validate(files: readonly string[], { json }: Options, io: Io, end: End): void {
  const checked = checkAll(files.length > 0 ? files : shippedFiles());
  const faulty = checked.filter(({ faults }) => faults.length > 0);
  if (json) printJson(io, { files: checked.length, faulty: faulty.length, checked });
  else {
    io.out(faulty.flatMap(({ faults }) => faults.map((it) => `${faultLine(it)}\n`)).join(''));
    io.out(`${checked.length} files, ${faulty.length} with faults\n`);
  }
  if (faulty.length > 0) end(EXIT.faults);
}

/** Scenarios and saves can only be checked with valid ships; until then only the ships' faults are reported. */
function checkAll(files: readonly string[]): Checked[] {
  const shipped = readShipped();
  if (shipped.ok) return files.map((file) => check(file, shipped.value.registry));
  const names = [...new Set(shipped.faults.map(({ file }) => file))];
  return names.map((file) => ({
    file,
    kind: null,
    faults: shipped.faults.filter((fault) => fault.file === file),
  }));
}

function check(file: string, registry: Parameters<typeof validateFile>[2]): Checked {
  const text = readIfThere(file);
  if (text === undefined) throw new UsageError(`There is no file ${file}.`);
  const read = validateFile(relative('.', file), text, registry);
  return read.ok
    ? { file, kind: read.value, faults: [] }
    : { file, kind: null, faults: read.faults };
}

const shippedFiles = (): string[] => ['scenarios', 'test/replays'].flatMap(jsonFilesIn);

/** JSON files below a folder of the project; schemas for editors are no data. */
function jsonFilesIn(folder: string): string[] {
  const root = fileInProject(folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('schema'))
    .sort()
    .map((name) => join(root, name));
}
