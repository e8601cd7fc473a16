import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { giveOrder, must, newMatch, type Refusal } from '../../rules/core';
import { systemOf } from '../../rules/registry';
import {
  eachSegment,
  type Fault,
  makeSave,
  type Read,
  readSave,
  replaySave,
  type Save,
} from '../../scenario';
import { eventLines } from '../common/eventText';
import { faultLine } from '../common/faultLine';
import { type End, EXIT, type Io, printJson } from '../common/io';
import { readIfThere } from '../common/project';
import { UsageError } from '../common/usage';

interface Options {
  log?: boolean;
  renew?: string;
  json?: boolean;
}

const HELP = `
The game is played again from its seed and orders; every digest that the save holds must come out the same. An order that
is refused, a digest that differs or a breakdown of the rules is a fault (exit code 1). After a rule fix that is meant to
change how games replay, --renew writes the game with its new digests: look at the difference before keeping it.`;

/** `replay`: replays a saved game. */
export function addReplay(program: Command, io: Io, end: End): void {
  program
    .command('replay <save>')
    .description('Replay a saved game and check its digests.')
    .option('--log', 'print the orders with their events')
    .option('--renew <file>', 'rewrite the game with the digests of the current rules')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((file: string, options: Options) => replay(file, options, io, end));
}

interface Replayed {
  file: string;
  system: string;
  scenario: string;
  orders: number;
  /** Digests that were checked and matched. */
  digests: number;
  result: string | null;
  faults: Fault[];
  log?: string[];
}

function replay(file: string, options: Options, io: Io, end: End): void {
  const text = readIfThere(file);
  if (text === undefined) throw new UsageError(`There is no file ${file}.`);
  const read = options.renew === undefined ? readSave(text, file) : renewed(text, file);
  if (read.ok && options.renew !== undefined)
    writeFileSync(options.renew, `${JSON.stringify(read.value, null, 1)}\n`);
  const report = read.ok ? replayed(file, read.value, options) : undefined;
  const faults = read.ok ? (report?.faults ?? []) : read.faults;
  if (options.json) printJson(io, report ?? { file, faults });
  else io.out(asText(report, faults));
  if (faults.length > 0) end(EXIT.faults);
}

/** A save with the digests and the result under these rules. */
function renewed(text: string, file: string): Read<Save> {
  const read = readSave(text, file);
  if (!read.ok) return read;
  const system = must(systemOf(read.value.system), 'system of the save');
  return makeSave({ ...read.value, system }, eachSegment(system));
}

function replayed(file: string, save: Save, { log }: Options): Replayed {
  const read = replaySave(save, file);
  return {
    file,
    system: save.system,
    scenario: save.scenario.id,
    orders: save.orders.length,
    digests: read.ok ? Object.keys(save.digests).length : 0,
    result: save.result ?? null,
    faults: read.ok ? [] : read.faults,
    ...(log && { log: logOf(save) }),
  };
}

/** The orders of a game, each with its events, as far as the game can be played. */
function logOf({ system: id, scenario, options, seed, orders }: Save): string[] {
  const system = must(systemOf(id), `system ${id}`);
  const match = newMatch(system, scenario, options, seed);
  const lines = eventLines(id, match.closedEvents, match.state);
  let told = 0;
  for (const given of orders) {
    const { chapter } = match;
    lines.push(`${given.side}: ${given.order}`);
    if (!isGiven(() => giveOrder(system, match, given, seed))) return lines;
    const closed = match.chapter > chapter;
    const events = (closed ? match.closedEvents : match.events).slice(told);
    lines.push(...eventLines(id, events, match.state));
    told = closed ? 0 : match.events.length;
  }
  return lines;
}

/** An order at which the rules break down ends the log; the fault is reported elsewhere. */
function isGiven(give: () => Refusal | undefined): boolean {
  try {
    return give() === undefined;
  } catch {
    return false;
  }
}

function asText(report: Replayed | undefined, faults: readonly Fault[]): string {
  const log = (report?.log ?? []).map((line) => `${line}\n`).join('');
  if (faults.length > 0 || !report)
    return `${log}${faults.map((it) => `${faultLine(it)}\n`).join('')}`;
  const { scenario, orders, digests, result } = report;
  const end = result === null ? 'not over' : result === 'draw' ? 'a draw' : `won by the ${result}`;
  return `${log}${scenario}: ${orders} orders, ${digests} digests as recorded, ${end}\n`;
}
