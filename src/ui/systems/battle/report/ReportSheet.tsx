import type { ReactNode } from 'react';
import { type BattleView, hasConditions, victoryRuleStates } from '../../../../rules/battle';
import { SIDES, type Side } from '../../../../rules/core';
import { conditionText, progressText } from '../../../../words/battle/common/conditions';
import type { Names } from '../../../../words/battle/common/names';
import { listed, weaponName } from '../../../../words/battle/common/words';
import { points } from '../../../../words/battle/events/outcome';
import { reportText } from '../../../../words/battle/texts/report';
import { longDate, upperFirst } from '../../../../words/core/say';
import { afterActionText } from '../../../i18n/report';
import { decimal, luckSentence } from '../../../table/report/luck';
import { sum } from '../../../table/report/throws';
import { fateText } from '../desk/fate';
import { awardText } from './awards';
import { drawLuck, drawStrength, drawTracks } from './drawings';
import type { Report } from './report';
import { stacked } from './stacked';

interface SheetProps {
  report: Report;
  names: Names;
  title: string;
  result: string;
}

const WIDTH = 1100;
const EDGE = 40;
const INNER = WIDTH - 2 * EDGE;
const GUTTER = 28;
const HALF = (INNER - GUTTER) / 2;
const LINE = 20;

/** The whole report on one sheet, to be kept as a file. */
export function ReportSheet({ report, names, title, result }: SheetProps) {
  const parts = [
    headPart(report, title, result),
    textPart(report, names),
    report.known.length > 0 ? strengthPart(report, names) : [],
    report.courses.length > 0
      ? drawnPart(reportText('coursesTitle'), drawTracks(report, names, INNER))
      : [],
    report.luck.length > 0 ? luckPart(report, names) : [],
    [footPart()],
  ].flat();
  const { placed, height } = stacked(parts, EDGE);
  return (
    <svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
      <title>{title}</title>
      <rect className="sheet-paper" width={WIDTH} height={height} />
      {placed.map(({ key, y, drawing }) => (
        <g key={key} transform={`translate(${EDGE} ${y})`}>
          {drawing}
        </g>
      ))}
    </svg>
  );
}

interface Part {
  key: string;
  height: number;
  drawing: ReactNode;
}

const text = (className: string, words: string, y: number, x = 0): ReactNode => (
  <text key={`${words} ${x} ${y}`} className={className} x={x} y={y}>
    {words}
  </text>
);

const headPart = ({ view }: Report, title: string, result: string): Part[] => [
  {
    key: 'head',
    height: 88,
    drawing: (
      <>
        {text('sheet-title', title, 28)}
        {text('sheet-soft', longDate(view.scenario.date), 52)}
        {text('sheet-head', result, 80)}
      </>
    ),
  },
];

/** Score and losses of the sides beside one another, then their fire. */
function textPart(report: Report, names: Names): Part[] {
  const columns = SIDES.map((side) => ({ side, lines: linesOf(report, names, side) }));
  const most = Math.max(...columns.map(({ lines }) => lines.length));
  return [
    {
      key: 'text',
      height: most * LINE,
      drawing: columns.map(({ side, lines }, i) => (
        <g key={side} data-side={side} transform={`translate(${i * (HALF + GUTTER)} 0)`}>
          {lines.map((line, row) => (
            <TextRow key={line.words} line={line} y={14 + row * LINE} />
          ))}
        </g>
      )),
    },
  ];
}

const TextRow = ({ line: { className, words, figure }, y }: { line: SheetLine; y: number }) => (
  <>
    <text className={className} y={y}>
      {words}
    </text>
    <text className={className} x={HALF} y={y} style={{ textAnchor: 'end' }}>
      {figure}
    </text>
  </>
);

interface SheetLine {
  className: string;
  words: string;
  figure: string;
}

const line = (words: string, figure = ''): SheetLine => ({
  className: 'sheet-text',
  words,
  figure,
});

const head = (words: string, figure = ''): SheetLine => ({
  ...line(words, figure),
  className: 'sheet-side',
});

const pointsText = (value: number): string =>
  reportText('points', { count: value, points: points(value) || '0' });

/** [BT-14.1, BT-14.2] What a side wins with: its conditions, or else its points. */
function scoreLines({ awards, view }: Report, names: Names, side: Side): SheetLine[] {
  if (!hasConditions(view))
    return [
      head(names.side(side), pointsText(sum(awards[side], (it) => it.points))),
      ...awards[side].map((it) =>
        line(`${awardText(it, names, view)} (${it.rule})`, points(it.points)),
      ),
    ];
  return [head(names.side(side), reportText('conditions')), ...conditionLines(view, names, side)];
}

const conditionLines = (view: BattleView, names: Names, side: Side): SheetLine[] =>
  victoryRuleStates(view)
    .filter(({ winner }) => winner === side)
    .flatMap(({ all }) => all)
    .map((it) => line(shortened(upperFirst(conditionText(view, it, names))), progressText(it)));

function linesOf(report: Report, names: Names, side: Side): SheetLine[] {
  const { view, losses, given } = report;
  return [
    ...scoreLines(report, names, side),
    head(reportText('itsShips'), reportText('boxesLost')),
    ...losses
      .filter((it) => it.side === side)
      .map(({ ship, hull, guns }) => {
        const found = view.ships[ship];
        const fate = found ? fateText(view, found) : '';
        return line(
          `${names.ship(ship)}, ${fate}`,
          `${reportText('of', hull)}, ${reportText('of', guns)}`,
        );
      }),
    head(reportText('itsFire'), reportText('hitsOfDice')),
    ...given
      .filter((it) => it.side === side)
      .map((it) =>
        line(
          shortened(`${listed(it.ships.map(names.ship))}, ${weaponName(it.weapon)}`),
          reportText('hitsOf', {
            hits: it.hits,
            average: decimal(it.expected),
            dice: it.dice,
          }),
        ),
      ),
  ];
}

const LONGEST = 46;

const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;

function strengthPart(report: Report, names: Names): Part[] {
  const hull = drawStrength(report, 'hull', names, HALF);
  const guns = drawStrength(report, 'guns', names, HALF);
  return [
    {
      key: 'strength',
      height: hull.height + 30,
      drawing: (
        <>
          {text('sheet-head', reportText('left.hull'), 18)}
          {text('sheet-head', reportText('left.guns'), 18, HALF + GUTTER)}
          <g transform="translate(0 30)">{hull.drawing}</g>
          <g transform={`translate(${HALF + GUTTER} 30)`}>{guns.drawing}</g>
        </>
      ),
    },
  ];
}

const drawnPart = (name: string, { height, drawing }: ReturnType<typeof drawTracks>): Part[] => [
  {
    key: name,
    height: height + 30,
    drawing: (
      <>
        {text('sheet-head', name, 18)}
        <svg y={30} width={INNER} height={height}>
          <title>{name}</title>
          {drawing}
        </svg>
      </>
    ),
  },
];

function luckPart(report: Report, names: Names): Part[] {
  const { height, drawing } = drawLuck(report, names, INNER);
  const whole = report.luck.filter(
    ({ side }, i) => report.luck.findIndex((it) => it.side === side) === i,
  );
  const top = 30 + whole.length * LINE + 10;
  return [
    {
      key: 'luck',
      height: height + top,
      drawing: (
        <>
          {text('sheet-head', afterActionText('luck'), 18)}
          {whole.map((it, i) =>
            text(
              'sheet-text',
              afterActionText('luckOfPlain', { side: names.side(it.side), luck: luckSentence(it) }),
              42 + i * LINE,
            ),
          )}
          <g transform={`translate(0 ${top})`}>{drawing}</g>
        </>
      ),
    },
  ];
}

const footPart = (): Part => ({
  key: 'foot',
  height: LINE,
  drawing: text('sheet-soft', reportText('foot'), 14),
});
