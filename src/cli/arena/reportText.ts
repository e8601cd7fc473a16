import type { Sprt } from '../../lab/sprt';
import { table } from '../common/io';
import type { Report, Wins } from './report';

/** The report as text. */
export function reportText(report: Report): string {
  const { bots, pairs, wins, pairWins, elo, skirmishes } = report;
  const where = skirmishes === undefined ? '' : ` in ${skirmishes} skirmishes`;
  const [one, other] = bots;
  return [
    `${one} against ${other}: ${pairs} pairs${where}, ${thinkingText(report)}\n`,
    `  games  ${winsText(wins, bots)}\n`,
    `  pairs  ${winsText(pairWins, bots)}, by games and then by points\n`,
    `  Elo    ${elo.difference} (${elo.low} to ${elo.high})\n`,
    report.sprt ? sprtText(report.sprt) : '',
    table(scenarioRows(report)),
    table(decisionRows(report)),
  ].join('');
}

const thinkingText = ({ thinking, preparing }: Report): string =>
  ('nodes' in thinking ? `${thinking.nodes} nodes a decision` : `${thinking.milliseconds} ms`) +
  (preparing === undefined ? '' : `, ${preparing} nodes a preparation`);

const winsText = (wins: Wins, [one, other]: Report['bots']): string =>
  `${wins[one]} : ${wins[other]}, ${wins.draw} drawn`;

function sprtText({ elo0, elo1, llr, lower, upper, accepted }: Sprt): string {
  const bounds = `${lower.toFixed(2)} to ${upper.toFixed(2)}`;
  const said = accepted === null ? 'open' : `${accepted === 'elo1' ? elo1 : elo0} Elo accepted`;
  return `  SPRT   ${elo0} or ${elo1} Elo: ${said}, log-likelihood ratio ${llr.toFixed(2)} (${bounds})\n`;
}

const scenarioRows = ({ bots, scenarios }: Report): string[][] =>
  Object.entries(scenarios).map(([id, { wins, sides }]) => [
    `  ${id}`,
    winsText(wins, bots),
    `Allies ${sides.allies}, Axis ${sides.axis}`,
  ]);

const decisionRows = ({ decisionMs }: Report): string[][] =>
  Object.entries(decisionMs).map(([bot, { p50, p99, max }]) => [
    `  ${bot}`,
    `decides within ${p50} ms`,
    `99 % within ${p99} ms`,
    `all within ${max} ms`,
  ]);
