import { GUN_WEIGHTS, type HitCount, SIDES } from '../../rules/core';
import { table } from '../common/io';
import type { Report } from './report';

/** A report as lines. */
export function reportText(report: Report & { tables?: string }): string {
  const { scenario, tables, games, bots, wins, victoryPoints, orders, ordersPerSecond } = report;
  const sides = (['allies', 'axis'] as const).map((side) => [
    `  ${side}`,
    bots[side],
    `${wins[side]} won`,
    `${victoryPoints[side].toFixed(1)} points`,
  ]);
  const ships = Object.entries(report.ships).map(([id, it]) => [
    `  ${id}`,
    `sunk ${it.sunk}`,
    `crippled ${it.crippled}`,
    `hull lost ${it.meanHullLost.toFixed(1)}`,
  ]);
  return [
    `${scenario}${tables ? ` with ${tables}` : ''}: ${games} games, ${wins.draw} drawn, ${orders} orders, ${ordersPerSecond} a second\n`,
    table(sides),
    'Ships\n',
    table(ships),
    ...(report.hitsAnHour ? ['Hits an hour, by guns\n', table(hitsOf(report.hitsAnHour))] : []),
  ].join('');
}

const hitsOf = (hits: HitCount): string[][] =>
  SIDES.map((side) => [
    `  ${side}`,
    ...GUN_WEIGHTS.map((guns) => `${guns} ${hits[side][guns].toFixed(1)}`),
  ]);
