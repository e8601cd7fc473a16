import type { Command } from 'commander';
import { mostEven, type Weight } from '../../lab/weigh';
import {
  MAX_VARIANT,
  SIZES,
  SKIRMISH_HOURS,
  SKIRMISH_WEATHERS,
  TASKS,
} from '../../scenario/core/skirmish/wish';
import { skirmishFile, skirmishSystems } from '../../scenario/skirmish/drawn';
import { type Io, printJson } from '../common/io';
import { findScenario, shippedRegistry, sound } from '../common/library';
import { idFrom, type SkirmishOptions } from '../common/skirmishes';

interface Options extends SkirmishOptions {
  weigh?: boolean;
}

const HELP = `
Everything but the seed may be left to chance. The id of the battle says all of it: sim, arena and the pages take it as
they take a scenario's. Sides have as many points as games have shown to be fair; with --weigh up to ${MAX_VARIANT} pairs of fleets for
the same occasion are weighed by up to 200 quick games each, until one comes within ten points of even.`;

/** `skirmish`: a battle drawn from the ships in service, as the file of a scenario. */
export function addSkirmish(program: Command, io: Io): void {
  const systems = skirmishSystems().map(({ id }) => id);
  program
    .command('skirmish')
    .description('Draw a battle with even chances from the ships in service, and print its file.')
    .requiredOption('--seed <seed>', 'small letters and figures; the same is the same battle')
    .option('--system <id>', systems.join(' or '), systems[0])
    .option('--navies <a,b>', 'navies that must take part: rn, us, mn, nl, su; km, rm, jn')
    .option('--year <year>', 'from 1939 to 1945')
    .option('--theater <theater>', 'as lists of scenarios have them')
    .option('--size <size>', `points of each side, or ${Object.keys(SIZES).join(', ')}`)
    .option('--hour <hour>', SKIRMISH_HOURS.join(' or '))
    .option('--weather <weather>', SKIRMISH_WEATHERS.join(', '))
    .option('--task <task>', TASKS.join(', '))
    .option('--weigh', 'play quick games until fleets are found that have even chances')
    .addHelpText('after', HELP)
    .action((options: Options) => {
      const id = options.weigh ? evenBattle(options, io) : idFrom(options);
      io.err(`${id}\n`);
      printJson(io, sound(skirmishFile(id, shippedRegistry())));
    });
}

/** The id of the most even fleets. */
function evenBattle(options: Options, io: Io): string {
  const load = (variant: number) => findScenario(idFrom(options, variant));
  const told = (variant: number, weight: Weight) =>
    io.err(`fleets ${variant}: ${weightText(weight)}\n`);
  return mostEven(MAX_VARIANT, load, told).battle.id;
}

const weightText = ({ games, allies }: Weight): string =>
  `the Allies win ${Math.round(100 * allies)}% of ${games} games, a draw counting half`;
