import type { Command } from 'commander';
import { scenarioSystemOf } from '../../scenario/systemOf';
import type { Io } from '../common/io';
import { findScenario } from '../common/library';
import { UsageError } from '../common/usage';

/** `land`: the land hexes of an operation as they are on the earth, for its file. */
export function addLand(program: Command, io: Io): void {
  program
    .command('land <scenario>')
    .description('Print the land of a chart from Natural Earth, to be kept in its file as `land`.')
    .action(async (scenario: string) => {
      const rows = await landOf(scenario);
      io.out(`"land": ${JSON.stringify(rows, null, 2)}\n`);
    });
}

async function landOf(idOrFile: string): Promise<readonly string[]> {
  const { system, file } = findScenario(idOrFile).loaded;
  const chart = scenarioSystemOf(system)?.chart;
  const frame = chart?.frame(file);
  if (!chart?.land || !frame)
    throw new UsageError(`${idOrFile} keeps no land of the earth hex by hex.`);
  // Natural Earth is there to build with, and not on a host that only runs what was built.
  const { isOnLand } = await import('../../scenario/node/naturalEarth');
  return chart.land(file, isOnLand(frame));
}
