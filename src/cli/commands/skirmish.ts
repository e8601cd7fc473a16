import type { Command } from 'commander';
import { SKIRMISH_SYSTEMS, skirmishFile } from '../../scenario/skirmish/drawn';
import { SIZES, SKIRMISH_HOURS, SKIRMISH_WEATHERS, TASKS } from '../../scenario/skirmish/wish';
import { type Io, printJson } from '../common/io';
import { shippedRegistry, sound } from '../common/library';
import { idFrom, type SkirmishOptions } from '../common/skirmishes';

const HELP = `
Everything but the seed may be left to chance. The id of the battle says all of it: sim, arena and the pages take it as
they take a scenario's. Chances are even by points fitted to games (src/scenario/skirmish/README.md); "sim <id>
--games 200" measures them.`;

/** `skirmish`: a battle drawn from the ships in service, as the file of a scenario. */
export function addSkirmish(program: Command, io: Io): void {
  program
    .command('skirmish')
    .description('Draw a battle with even chances from the ships in service, and print its file.')
    .requiredOption('--seed <seed>', 'small letters and figures; the same is the same battle')
    .option(
      '--system <id>',
      SKIRMISH_SYSTEMS.map(({ id }) => id).join(' or '),
      SKIRMISH_SYSTEMS[0]?.id,
    )
    .option('--navies <a,b>', 'navies that must take part: rn, us, mn, nl, su; km, rm, jn')
    .option('--year <year>', 'from 1939 to 1945')
    .option('--theater <theater>', 'as lists of scenarios have them')
    .option('--size <size>', `points of each side, or ${Object.keys(SIZES).join(', ')}`)
    .option('--hour <hour>', SKIRMISH_HOURS.join(' or '))
    .option('--weather <weather>', SKIRMISH_WEATHERS.join(', '))
    .option('--task <task>', TASKS.join(', '))
    .addHelpText('after', HELP)
    .action((options: SkirmishOptions) => {
      const id = idFrom(options);
      io.err(`${id}\n`);
      printJson(io, sound(skirmishFile(id, shippedRegistry())));
    });
}
