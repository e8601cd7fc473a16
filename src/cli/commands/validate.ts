import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Command } from 'commander';
import { type Changes, type Fault, isUnchanged, validateFile } from '../../scenario';
import { addChanges, type ChangeOptions, changedEntry, changesOf } from '../common/changeOptions';
import { faultLine } from '../common/faultLine';
import { type End, EXIT, type Io, printJson } from '../common/io';
import { allScenarios, findScenario, isFile, readShipped } from '../common/library';
import { fileInProject, readIfThere } from '../common/project';
import { UsageError } from '../common/usage';

interface Options extends ChangeOptions {
  json?: boolean;
}

const HELP = `
Without files: all ships, scenarios and tables packs in scenarios/, and all recorded games in test/replays/, which are replayed.
With changes only scenarios are checked, by id or file, as they are with the changes.
Every fault of every file is told, with its place in the file, what was expected and what was found.`;

/** `validate`: checks ships, scenarios, tables packs and saves. */
export function addValidate(program: Command, io: Io, end: End): void {
  const command = program
    .command('validate [files...]')
    .description('Check files of ships, scenarios, tables packs and saves, or scenarios by id.');
  addChanges(command)
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((files: string[], options: Options) => validate(files, options, io, end));
}

interface Checked {
  file: string;
  kind: string | null;
  faults: Fault[];
}

function validate(files: readonly string[], options: Options, io: Io, end: End): void {
  const { json } = options;
  const changes = changesOf(options);
  if (!isUnchanged(changes)) {
    validateChanged(files, changes, options, io);
    return;
  }
  const checked = checkAll(files.length > 0 ? files : shippedFiles());
  const faulty = checked.filter(({ faults }) => faults.length > 0);
  if (json) printJson(io, { files: checked.length, faulty: faulty.length, checked });
  else {
    io.out(faulty.flatMap(({ faults }) => faults.map((it) => `${faultLine(it)}\n`)).join(''));
    io.out(`${checked.length} files, ${faulty.length} with faults\n`);
  }
  if (faulty.length > 0) end(EXIT.faults);
}

/** Complains of the first scenario that does not bear the changes. */
function validateChanged(
  names: readonly string[],
  changes: Changes,
  { json }: Options,
  io: Io,
): void {
  const entries = names.length > 0 ? names.map(findScenario) : allScenarios();
  const ids = entries.map((entry) => changedEntry(entry, changes).id);
  if (json) printJson(io, { scenarios: ids, changes });
  else io.out(`${ids.length} scenarios are sound with the changes\n`);
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

function check(name: string, registry: Parameters<typeof validateFile>[2]): Checked {
  const file = fileOf(name);
  const text = readIfThere(file);
  if (text === undefined) throw new UsageError(`There is no file ${file}.`);
  const read = validateFile(relative('.', file), text, registry);
  return read.ok
    ? { file, kind: read.value, faults: [] }
    : { file, kind: null, faults: read.faults };
}

/** A file, or that of a shipped scenario by its id. */
function fileOf(name: string): string {
  if (isFile(name) || readIfThere(name) !== undefined) return name;
  const shipped = shippedFiles().find((file) => basename(file) === `${name}.json`);
  return shipped ?? name;
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
