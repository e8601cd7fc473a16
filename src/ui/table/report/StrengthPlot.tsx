import type { Side } from '../../../rules/core';
import { percentText } from '../../../words/core/say';
import { afterActionText } from '../../i18n/report';
import { ReportSection } from './AfterAction';
import { Figure } from './Figure';
import { LinePlot, type PlotParts, type Series } from './LinePlot';
import type { Sample } from './lineFrame';
import { ReportTable } from './ReportTable';

/** What is left to a side, in percent of the start. */
export interface Strength {
  side: Side;
  /** One for each turn, when it is over; the first is the start. */
  samples: readonly Sample[];
  losses: readonly { time: number; name: string }[];
}

interface PlotProps {
  /** What is measured: 'Structure and flotation left'. */
  title: string;
  strength: readonly Strength[];
  sideName: (side: Side) => string;
  lastTurn: number;
}

const TURNS: PlotParts = { length: 1, name: (turn) => afterActionText('turnN', { turn }) };

/** What is left to each side over the turns; nothing where no side is known throughout, or nothing has happened. */
export function StrengthPlot({ title, strength, sideName, lastTurn }: PlotProps) {
  const series = strength.map((it): Series => ({ ...it, name: sideName(it.side) }));
  if (series.every(({ samples }) => samples.length < 2)) return null;
  return (
    <ReportSection id="strength" title={afterActionText('strength')}>
      <Figure
        title={title}
        desc={afterActionText('strengthDesc', {
          sides: series.map((it) => endText(it)).join(', '),
        })}
        draw={(width) => {
          const height = Math.round(Math.min(280, Math.max(200, width * 0.5)));
          const box = { width, height };
          return {
            height,
            drawing: <LinePlot {...{ box, series, lastTime: lastTurn, parts: TURNS }} />,
          };
        }}
      >
        <StrengthTable title={title} series={series} />
      </Figure>
    </ReportSection>
  );
}

const endText = ({ name, samples }: Series): string =>
  afterActionText('strengthAtEnd', {
    side: name,
    percent: Math.round(samples.at(-1)?.value ?? 0),
  });

const StrengthTable = ({ title, series }: { title: string; series: readonly Series[] }) => (
  <ReportTable
    caption={title}
    heads={[afterActionText('turnHead'), ...series.map(({ name }) => name)]}
  >
    <tbody>
      {series[0]?.samples.map(({ time }, at) => (
        <tr key={time}>
          <th scope="row">{time === 0 ? afterActionText('start') : time}</th>
          {series.map(({ side, samples }) => (
            <td key={side}>{percentText(Math.round(samples[at]?.value ?? 0))}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </ReportTable>
);
