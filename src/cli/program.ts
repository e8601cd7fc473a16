import { Command, CommanderError } from 'commander';
import { loadAllSystems } from '../game/loadSystem';
import { loadAllWords } from '../words/registry';
import { addAnalyze } from './commands/analyze';
import { addArena } from './commands/arena';
import { addFuzz } from './commands/fuzz';
import { addLand } from './commands/land';
import { addList } from './commands/list';
import { addReplay } from './commands/replay';
import { addRules } from './commands/rules';
import { addSchemas } from './commands/schemas';
import { addSim } from './commands/sim';
import { addSkirmish } from './commands/skirmish';
import { addValidate } from './commands/validate';
import { addVerify } from './commands/verify';
import { type End, EXIT, type Io } from './common/io';
import { UsageError } from './common/usage';

/** Runs one command line; returns the exit code: 0 for success, 1 for faults found, 2 for bad usage. */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  let code: number = EXIT.ok;
  const program = newProgram(io, (ended) => {
    code = ended;
  });
  try {
    await Promise.all([loadAllWords(), loadAllSystems()]);
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (!(error instanceof UsageError)) throw error;
    io.err(`${error.message}\n`);
    return EXIT.usage;
  }
}

function newProgram(io: Io, end: End): Command {
  const program = new Command('flag-plot')
    .description('Flag Plot from the command line: results on stdout, progress on stderr.')
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text) })
    .showSuggestionAfterError()
    .exitOverride()
    .addHelpText('after', '\nExit codes: 0 well, 1 faults found, 2 bad usage.');
  for (const add of [
    addList,
    addSim,
    addArena,
    addSkirmish,
    addValidate,
    addReplay,
    addAnalyze,
    addVerify,
    addFuzz,
    addRules,
    addSchemas,
    addLand,
  ])
    add(program, io, end);
  return program;
}
