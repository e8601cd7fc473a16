import type { Command } from 'commander';
import { SIDES } from '../../rules/core';
import {
  bad,
  type DiceReport,
  type Fault,
  listThrows,
  type Read,
  replaySave,
  type Throw,
} from '../../scenario';
import { faultLine } from '../common/faultLine';
import { gameFrom } from '../common/gameFrom';
import { type End, EXIT, type Io, printJson } from '../common/io';

interface Options {
  root?: string;
  json?: boolean;
}

const HELP = `
Lists every throw with the leaf of its chapter, the leaf's path to the root, the bytes it gave and the values made of
them. The game is replayed; each roll is drawn again from its bytes, and each leaf is led up to the root. Compare the
root with the one that was shown when the match began, or name it with --root. A line can be checked by hand:

  leaf    = SHA-256 of SEED/CHAPTER           the lowest node is that of leaf/LEAF
  node    = SHA-256 of node/LEFT/RIGHT        bit n of the chapter: 0, our node is the left one at height n
  bytes   = SHA-256 of KEY/0, then KEY/1, …   KEY is LEAF/ENTROPY OF THE ALLIES/ENTROPY OF THE AXIS
  a die of n sides: the next byte below the greatest multiple of n up to 256, modulo n, plus 1

Games of the first format have no tree: KEY is SEED/NUMBER OF THE ORDER, and what was published is SHA-256 of SEED.
src/decisions/0033-dice-that-prove-themselves.md says what this proves and what it does not.`;

/** `verify`: checks the dice of a game and lists them. */
export function addVerify(program: Command, io: Io, end: End): void {
  program
    .command('verify <file-or-link>')
    .description('Check the dice of a game, and list every throw with its proof.')
    .option('--root <root>', 'what was published when the match began')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((source: string, options: Options) => verify(source, options, io, end));
}

async function verify(source: string, options: Options, io: Io, end: End): Promise<void> {
  const read = await gameFrom(source);
  const replayed = read.ok ? replaySave(read.value, source) : read;
  const report = read.ok && replayed.ok ? listThrows(read.value) : bad(faultsOf(replayed));
  const faults = report.ok ? diceFaults(report.value, options.root, source) : report.faults;
  if (options.json) printJson(io, { ...(report.ok && report.value), faults });
  else io.out(`${report.ok ? asText(report.value) : ''}${ending(report, faults)}`);
  if (faults.length > 0) end(EXIT.faults);
}

const faultsOf = (read: Read<unknown>): Fault[] => (read.ok ? [] : [...read.faults]);

function diceFaults(
  { published, throws }: DiceReport,
  root: string | undefined,
  file: string,
): Fault[] {
  const unsound = throws.filter(({ isSound }) => !isSound);
  return [
    ...unsound.map(({ line }) => ({
      file,
      path: `orders[${line - 1}]`,
      expected: 'the dice that its bytes give',
      found: 'others',
    })),
    ...(root === undefined || root === published
      ? []
      : [{ file, path: 'seed', expected: `a seed with the root ${root}`, found: published }]),
  ];
}

const ending = (report: Read<DiceReport>, faults: readonly Fault[]): string =>
  report.ok && faults.length === 0
    ? `${report.value.throws.length} throws, each as its bytes give it\n`
    : faults.map((it) => `${faultLine(it)}\n`).join('');

const asText = (report: DiceReport): string =>
  [...headOf(report), ...report.throws.flatMap(throwLines), ''].join('\n');

function headOf({ secret, published }: DiceReport): string[] {
  if (!secret) return ['format 1: dice from the seed alone', `hash of the seed ${published}`];
  const added = SIDES.map((side) => {
    const it = secret.entropy[side];
    return `entropy of the ${side} ${it ? `${it.value}, from chapter ${it.since} on` : 'none'}`;
  });
  return ['format 2: dice by a tree', `root ${published}`, `seed ${secret.seed}`, ...added];
}

function throwLines({ place, given, key, proof, rolls }: Throw): string[] {
  const order = given ? `${given.side}: ${given.order}` : 'start of the game';
  return [
    `chapter ${place.chapter}, ${order}`,
    ...(proof ? [`  leaf ${proof.leaf}`, `  path ${proof.path.join(' ')}`] : []),
    `  key ${key}`,
    ...rolls.map(
      ({ roll, bytes }) =>
        `  ${roll.values.length} ${roll.die} for ${roll.reason}: ${bytes} -> ${roll.values.join(' ')}`,
    ),
  ];
}
