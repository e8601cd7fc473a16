import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { botById } from '../../bots';
import { loadAllSystems } from '../../game/loadSystem';
import { decide, sideToAct } from '../../lab/playOut';
import { bySide, orderDice } from '../../rules/core';
import { EXIT, type Io, printJson, table } from '../common/io';
import { findScenario } from '../common/library';
import { fileInProject } from '../common/project';
import { type Asked, readArgs } from './args';
import { type BalanceTask, balanceFigure, keepBalance, playBalance } from './balance';
import type { Figure } from './figure';
import { firstLoadBytes } from './firstLoad';
import { hexFigures } from './hexes';
import { historyLines, keepHistory } from './history';
import { type RecordedGame, recordGame, secondsEach, secondsPlain, secondsReduced } from './orders';
import { playoutFigures } from './playouts';
import { publishedLater, warmGamesFigure, wholeGameFigures } from './wholeGames';

const USAGE = `Usage: npm run bench [-- [--warm <scenario> | --balance <games> | --history [--games <n>]] [--scenarios <ids>] [--bot <id>] [--nodes <n>] [--seed <text>] [--tables <file> | --keep] [--json]]

Measures ratios of two things done turn by turn in this process, and the size of the first load of the built client
(run "npm run build" first). Figures without an aim are for comparison. With --warm it tells how many games of one scenario two
commanders play in a second. With --balance it lets a bot
(the commander, unless told) play every scenario, or those named with commas between them, so many times against its like instead,
thinking so many nodes about a decision, and tells who wins how often; --keep writes that down for the pages of the battles.
With --tables it plays with the tables of a pack, to try other ratings.
With --history it tells how many ships such games (100 of each scenario, unless told) sink a side, and where history falls;
--keep then writes down both, with the command, the seed and the date. Other games have another --seed.
`;

const now = () => performance.now();

/** The command line of the bench; returns the exit code. */
export async function runBench(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help')) {
    io.out(USAGE);
    return EXIT.ok;
  }
  await loadAllSystems();
  const asked = readArgs(args);
  if (!asked) {
    io.err(USAGE);
    return EXIT.usage;
  }
  if (asked.kind === 'history') {
    history(asked.task, asked.keep, io);
    return EXIT.ok;
  }
  const figures = await figuresOf(asked, io);
  if (args.includes('--json')) printJson(io, figures);
  else io.out(table([['figure', 'value', 'aim', ''], ...figures.map(row)]));
  return EXIT.ok;
}

function figuresOf(
  asked: Exclude<Asked, { kind: 'history' }>,
  io: Io,
): Figure[] | Promise<Figure[]> {
  if (asked.kind === 'balance') return balance(asked.task, asked.keep, io);
  return asked.kind === 'warm' ? [warmFigure(asked.scenario)] : measure(io);
}

function balance(task: BalanceTask, keep: boolean, io: Io): Figure[] {
  const reports = playBalance(task, io);
  if (keep) keepBalance(task, reports);
  return reports.map(balanceFigure);
}

function history(task: BalanceTask, keep: boolean, io: Io): void {
  const reports = playBalance(task, io);
  if (keep) {
    keepBalance(task, reports);
    keepHistory(task, reports);
  }
  io.out(historyLines(task.entries, reports));
}

const row = ({ id, value, unit, aim, reached, how }: Figure): string[] => [
  id,
  value === null ? 'not measured' : `${value} ${unit}`.trim(),
  aim,
  reached === false ? `${how} (missed)` : how,
];

/** The same two since the first bench, so that figures compare. */
const MEASURED = ['river-plate', 'denmark-strait'];

/** For measurements that depend on the number of ships. */
const LARGE = 'first-guadalcanal';

/** Of long games. */
const LONG = ['midway-carriers', 'fa-river-plate', 'sk-denmark-strait'];

/** Games a second that are aimed at. */
const WARM: Readonly<Record<string, number>> = { 'fa-river-plate': 20, 'sk-river-plate': 10 };

const warmFigure = (id: string): Figure => warmGamesFigure(findScenario(id), WARM[id] ?? 0);

/** The same by a process that plays nothing else, as the worker of a page does. */
function warmFigureApart(id: string): Figure {
  const [script = ''] = process.argv.slice(1);
  const told = execFileSync(process.execPath, [
    ...process.execArgv,
    script,
    '--warm',
    id,
    '--json',
  ]);
  return (JSON.parse(told.toString()) as [Figure])[0];
}

const recorded = (id: string): RecordedGame => recordGame(findScenario(id), `bench/${id}`);

async function measure(io: Io): Promise<Figure[]> {
  io.err('recording games\n');
  const games = MEASURED.map((id) => recorded(id));
  io.err('orders through plain rules and through boardgame.io\n');
  const orders = orderFigures(games);
  io.err('late orders against early ones\n');
  const late = lateFigure(longest(games));
  io.err('random playouts on plain rules and in MCTSBot\n');
  const playouts = await playoutFigures([...games, recorded(LARGE)]);
  io.err('whole games\n');
  const whole = wholeGameFigures(LONG.map(findScenario));
  const warm = Object.keys(WARM).map(warmFigureApart);
  io.err('bots\n');
  const bots = botFigures(games);
  const longPublished = publishedLater(LONG.map(findScenario));
  io.err('orders through boardgame.io as published\n');
  const [plain, ...reduced] = orders as [Figure, ...Figure[]];
  const published = publishedFigures(games, plain);
  const longGames = [...whole, ...longPublished(), ...warm];
  const rest = [late, ...playouts, ...longGames, sizeFigure(), ...bots, ...hexFigures(now)];
  return [plain, ...reduced, ...published, ...rest];
}

const longest = (games: readonly RecordedGame[]): RecordedGame =>
  games.reduce((long, game) => (game.orders.length > long.orders.length ? game : long));

/** Only the second half of the rounds counts: by then the compiler has settled. */
const ROUNDS = 120;

/** In turns, so that both see the same machine load; the median round counts. */
function orderFigures(games: readonly RecordedGame[]): Figure[] {
  const orders = games.reduce((sum, game) => sum + game.orders.length, 0);
  const plain: number[] = [];
  const reduced: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    plain.push(sum(games.map((game) => secondsPlain(game, now))));
    reduced.push(sum(games.map((game) => secondsReduced(game, 'plain', now))));
  }
  const rate = (seconds: number[]) => orders / median(seconds.slice(ROUNDS / 2));
  const ratio = rate(plain) / rate(reduced);
  return [
    figure('plain-orders', Math.round(rate(plain)), 'orders/s', 'apply on a plain state'),
    figure(
      'reduced-orders',
      Math.round(rate(reduced)),
      'orders/s',
      "the same orders through boardgame.io's reducer",
    ),
    {
      ...figure('plain-to-reduced', round(ratio), 'times', 'the first by the second'),
      aim: 'at least 30',
      reached: ratio >= 30,
    },
  ];
}

/** boardgame.io as published is slower by far: fewer rounds will do. */
const ROUNDS_PUBLISHED = ROUNDS / 4;

/**
 * The same orders on Immer's drafts. Measured last: rules that have once run on drafts are slower on plain states
 * too, because the compiler then expects proxies.
 */
function publishedFigures(games: readonly RecordedGame[], plain: Figure): Figure[] {
  const orders = games.reduce((sum, game) => sum + game.orders.length, 0);
  const rounds = Array.from({ length: ROUNDS_PUBLISHED }, () =>
    sum(games.map((game) => secondsReduced(game, 'drafts', now))),
  );
  const rate = orders / median(rounds.slice(ROUNDS_PUBLISHED / 2));
  const how = "the same orders through boardgame.io's reducer as published, on Immer's drafts";
  return [
    figure('published-orders', Math.round(rate), 'orders/s', how),
    figure('plain-to-published', round((plain.value ?? 0) / rate), 'times', 'plain by published'),
  ];
}

/** Orders of one kind in the last third of a game against those of the first, averaged over the kinds in both. */
function lateFigure(game: RecordedGame): Figure {
  const runs = Array.from({ length: ROUNDS / 4 }, () => secondsEach(game, 'plain', now));
  const each = game.orders.map(({ order }, i) => ({
    verb: order.split(' ')[0] as string,
    seconds: median(runs.map((run) => run[i] as number)),
  }));
  const third = Math.floor(each.length / 3);
  const ratio = lateToEarly(each.slice(0, third), each.slice(-third));
  const how = `orders of a kind, last third of ${each.length} through the reducer against the first`;
  return {
    ...figure('late-to-early', round(ratio), 'times', how),
    aim: 'about 1',
    reached: ratio < 1.3,
  };
}

interface Timed {
  verb: string;
  seconds: number;
}

function lateToEarly(early: readonly Timed[], late: readonly Timed[]): number {
  const of = (all: readonly Timed[], verb: string) =>
    all.filter((it) => it.verb === verb).map(({ seconds }) => seconds);
  const verbs = [...new Set(early.map(({ verb }) => verb))].filter(
    (verb) => of(early, verb).length >= FEW && of(late, verb).length >= FEW,
  );
  const ratios = verbs.map((verb) => median(of(late, verb)) / median(of(early, verb)));
  return sum(ratios) / ratios.length;
}

/** Fewer orders of a kind than this are not significant. */
const FEW = 5;

function sizeFigure(): Figure {
  const bytes = firstLoadBytes(fileInProject('dist/client'));
  const how =
    bytes === undefined
      ? 'no build: run "npm run build"'
      : 'page, scripts, preloads and styles, gzipped';
  const value = bytes === undefined ? null : round(bytes / 1000);
  return {
    ...figure('first-load', value, 'kB', how),
    aim: 'under 200',
    reached: value === null ? null : value < 200,
  };
}

/** Decisions a second of each bot, in the same positions, including the time of the rules' own work. */
function botFigures(games: readonly RecordedGame[]): Figure[] {
  return ['ensign', 'commander'].map((id) => {
    const rates = Array.from({ length: 3 }, () => decisionsPerSecond(id, games));
    return figure(
      `${id}-decisions`,
      Math.round(median(rates)),
      'decisions/s',
      'legal orders and choice, in the positions of the games',
    );
  });
}

function decisionsPerSecond(id: string, games: readonly RecordedGame[]): number {
  const bot = botById(id);
  let decisions = 0;
  let milliseconds = 0;
  for (const { entry, seed, orders } of games) {
    const { rules: system, scenario } = entry;
    const { state } = system.newState(scenario, system.defaultOptions, orderDice(seed, 0));
    const seat = {
      system,
      scenario,
      options: system.defaultOptions,
      seed,
      bots: bySide(() => bot as NonNullable<typeof bot>),
    };
    for (const [i, { side, order }] of orders.entries()) {
      const began = now();
      decide(seat, state, sideToAct(system, state), i + 1);
      milliseconds += now() - began;
      decisions += 1;
      system.apply(state, side, system.parseOrder(order), orderDice(seed, i + 1));
    }
  }
  return decisions / (milliseconds / 1000);
}

const figure = (id: string, value: number | null, unit: string, how: string): Figure => ({
  id,
  value,
  unit,
  aim: '',
  reached: null,
  how,
});

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const round = (value: number): number => Math.round(value * 100) / 100;
