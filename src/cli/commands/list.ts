import type { Command } from 'commander';
import { BOTS } from '../../bots';
import { rules } from '../../rules/registry';
import { type Io, printJson, table } from '../common/io';
import { allPacks, allScenarios } from '../common/library';

interface Options {
  json?: boolean;
}

/** `list`: what can be played, and by whom. */
export function addList(program: Command, io: Io): void {
  program
    .command('list')
    .description('List the systems, the scenarios, the tables packs and the bots.')
    .option('--json', 'print JSON')
    .action(({ json }: Options) => {
      const listed = contents();
      if (json) printJson(io, listed);
      else io.out(asText(listed));
    });
}

function contents() {
  return {
    systems: rules.loaded().map(({ id, name }) => ({ id, name })),
    scenarios: allScenarios().map(({ id, system, title, date }) => ({ id, system, title, date })),
    tables: allPacks(),
    bots: BOTS.map(({ id, name, description }) => ({ id, name, description })),
  };
}

function asText({ systems, scenarios, tables, bots }: ReturnType<typeof contents>): string {
  return [
    `Systems\n${table(systems.map(({ id, name }) => [`  ${id}`, name]))}`,
    `Scenarios\n${table(scenarios.map(({ id, system, title, date }) => [`  ${id}`, system, date, title]))}`,
    `Tables\n${table(tables.map(({ id, file, name }) => [`  ${id}`, file, name]))}`,
    `Bots\n${table(bots.map(({ id, description }) => [`  ${id}`, description]))}`,
  ].join('\n');
}
