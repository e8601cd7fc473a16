import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { jsonSchemas } from '../../scenario/jsonSchemas';
import { type End, EXIT, type Io } from '../common/io';
import { shippedRegistry } from '../common/library';
import { fileInProject, readIfThere } from '../common/project';

interface Options {
  check?: boolean;
}

/** `schemas`: the JSON Schemas in scenarios/schema, by which editors complete and check ships, scenarios, tables packs and saves. */
export function addSchemas(program: Command, io: Io, end: End): void {
  program
    .command('schemas')
    .description(
      'Write the JSON Schemas of ships, scenarios, tables packs and saves to scenarios/schema.',
    )
    .option('--check', 'write nothing; report which are out of date')
    .action((options: Options) => schemas(options, io, end));
}

function schemas({ check }: Options, io: Io, end: End): void {
  const all = schemaTexts();
  const stale = all.filter(({ file, text }) => readIfThere(file) !== text);
  for (const { file, name, text } of stale) {
    if (!check) write(file, text);
    io.out(`${name} ${check ? 'is out of date' : 'written'}\n`);
  }
  io.out(`${stale.length} of ${all.length} schemas out of date\n`);
  if (check && stale.length > 0) end(EXIT.faults);
}

/** Every schema with its file and its text. */
function schemaTexts(): { name: string; file: string; text: string }[] {
  return Object.entries(jsonSchemas(shippedRegistry())).map(([name, schema]) => ({
    name,
    file: fileInProject(join('scenarios/schema', name)),
    text: `${JSON.stringify(schema, null, 1)}\n`,
  }));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
