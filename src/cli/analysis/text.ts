import type { Estimate } from '../../lab/estimate';
import { SIDES } from '../../rules/core';
import { table } from '../common/io';
import type { AnalysisReport } from './report';

const LEFT_OUT =
  'Segments without a line of their own have not been looked at: what happened in them counts as luck of the line before';

const JUDGED = {
  guess: 'Forces were hidden: choices are judged by guesses from what the side saw',
  exchange:
    'Much was hidden: choices are judged by what the side could see, what it could not see being drawn anew each time',
} as const;

const HEADS = ['  segment', 'before', ...SIDES.map((side) => `choice ${side}`), 'luck'];

/** An analysis as lines: segment by segment, what adds up to the end, the worst moments. */
export function analysisText(report: AnalysisReport): string {
  const { segments, count, worst, winner, judged, notTaken } = report;
  const samples = segments.reduce((sum, it) => sum + it.samples, 0);
  const rows = segments.map((it) => rowOf(it.where, it.before, it));
  const result = winner === 'draw' ? 'drawn' : `won by the ${winner}`;
  return [
    `${result}; ${samples} looks at ${segments.length} of ${count} segments\n`,
    notTaken > 0 ? `The time was up: ${notTaken} looks were not taken (--seconds)\n` : '',
    segments.length < count ? `${LEFT_OUT}\n` : '',
    'Chance of the Allies before each segment, in percent, and what changed it: choices count for their own side, luck for the Allies\n',
    table([HEADS, ...rows]),
    `${sumText(report)}\n`,
    judged === 'open' ? '' : `${JUDGED[judged]}\n`,
    worst.length > 0 ? 'Worst moments\n' : 'No orders cost anything worth telling\n',
    ...worst.map(momentText),
  ].join('');
}

const rowOf = (
  where: string,
  before: Estimate,
  { choice, luck }: Pick<AnalysisReport, 'choice' | 'luck'>,
): string[] => [
  `  ${where}`,
  spanned(before, whole),
  ...SIDES.map((side) => spanned(choice[side], signedWhole)),
  spanned(luck, signedWhole),
];

/** '  50.2 at the start, +3.1 by the choices of the allies, …: 100.0 at the end' */
function sumText({ segments, end, choice, luck }: AnalysisReport): string {
  const start = segments[0]?.before.mean ?? end;
  const parts = [
    `${tenths(start)} at the start`,
    `${signedTenths(choice.allies.mean)} by the choices of the allies`,
    `${signedTenths(-choice.axis.mean)} by those of the axis`,
    `${signedTenths(luck.mean)} by luck`,
  ];
  return `  ${parts.join(', ')}: ${tenths(end)} at the end`;
}

function momentText({
  where,
  side,
  choice,
  ordered,
  instead,
  why,
}: AnalysisReport['worst'][number]) {
  return [
    `  ${where}, ${side}: ${spanned(choice, signedWhole)}\n`,
    ...ordered.map((line) => `    ordered: ${line}\n`),
    ...instead.map((line) => `    the commander: ${line}\n`),
    ...(why === undefined ? [] : [`    ${why}\n`]),
  ].join('');
}

/** '-6 (-29 to 17)' */
const spanned = ({ mean, low, high }: Estimate, text: (value: number) => string): string =>
  `${text(mean)} (${text(low)} to ${text(high)})`;

const whole = (share: number): string => (100 * share).toFixed(0).replace(/^-0$/, '0');
const tenths = (share: number): string => (100 * share).toFixed(1);
const withSign = (text: string): string => (Number(text) > 0 ? `+${text}` : text);
const signedWhole = (share: number): string => withSign(whole(share));
const signedTenths = (share: number): string => withSign(tenths(share).replace(/^-0\.0$/, '0.0'));
