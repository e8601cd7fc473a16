import { BOTS } from '../../bots';
import { bySide, type Side } from '../../rules/core';
import type { Io } from '../io';
import { allScenarios, type Entry } from '../library';
import { playOut } from '../playOut';
import { newTally } from '../sim/tally';
import { named } from '../usage';
import type { Figure } from './figure';

/** Where one side wins more than so much of all games, the scenario is no contest. */
const MOST_ONE_SIDED = 0.8;

/** Every scenario played by two Commanders with the options that suit it: who wins how often. */
export const balanceFigures = (games: number, io: Io): Figure[] =>
  allScenarios().map((entry) => {
    const figure = balanceOf(entry, games);
    io.err(`${entry.id}: ${figure.how}\n`);
    return figure;
  });

function balanceOf(entry: Entry, games: number): Figure {
  const bots = bySide(() => named(BOTS, 'commander', 'bot'));
  const { rules: system, scenario, options } = entry;
  const seed = 'balance';
  const tally = newTally(entry.id, games, seed, bots);
  const began = performance.now();
  for (let i = 0; i < games; i++)
    tally.add(playOut({ system, scenario, options, seed: `${seed}/${i}`, bots }));
  const { wins, orders, seconds } = tally.report((performance.now() - began) / 1000);
  const side: Side = wins.allies >= wins.axis ? 'allies' : 'axis';
  const share = wins[side] / games;
  const { low, high } = wilsonInterval(wins[side], games);
  return {
    id: `balance-${entry.id}`,
    value: Math.round(share * 100),
    unit: '%',
    aim: `at most ${100 * MOST_ONE_SIDED} for the ${side}`,
    reached: tally.unfinished() === 0 && share <= MOST_ONE_SIDED,
    how: [
      `${wins.allies} : ${wins.axis} : ${wins.draw} of ${games} for Allies, Axis, drawn`,
      `${percent(low)} to ${percent(high)} %`,
      `${Math.round(orders / games)} orders and ${(seconds / games).toFixed(2)} s a game`,
    ].join('; '),
  };
}

const percent = (share: number): number => Math.round(share * 100);

/** The standard normal deviate of 95 %. */
const Z = 1.96;

/** Where the true share lies with 95 % confidence. Source: E. B. Wilson, 1927, score interval. */
export function wilsonInterval(won: number, of: number): { low: number; high: number } {
  const share = won / of;
  const spread = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
