import { percentText } from '../../../../words/core/say';
import type { Names } from '../../../../words/fleet-action/common/names';
import { fleetReportText } from '../../../../words/fleet-action/texts/report';
import { afterActionText } from '../../../i18n/report';
import { ReportSection } from '../../../table/report/AfterAction';
import { Figure } from '../../../table/report/Figure';
import { LinePlot, type PlotParts, type Series } from '../../../table/report/LinePlot';
import { ReportTable } from '../../../table/report/ReportTable';
import type { FleetReport } from './report';

interface PlotProps {
  strength: FleetReport['strength'];
  names: Names;
  lastTurn: number;
}

const TURNS: PlotParts = { length: 1, name: (turn) => fleetReportText('turnN', { turn }) };

/** S and F left to each side over the turns; nothing where no side is known throughout, or nothing has happened. */
export function StrengthPlot({ strength, names, lastTurn }: PlotProps) {
  const series = strength.map((it): Series => ({ ...it, name: names.side(it.side) }));
  if (series.every(({ samples }) => samples.length < 2)) return null;
  const title = fleetReportText('strength');
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
        <StrengthTable series={series} />
      </Figure>
    </ReportSection>
  );
}

const endText = ({ name, samples }: Series): string =>
  afterActionText('strengthAtEnd', {
    side: name,
    percent: Math.round(samples.at(-1)?.value ?? 0),
  });

const StrengthTable = ({ series }: { series: readonly Series[] }) => (
  <ReportTable
    caption={fleetReportText('strength')}
    heads={[fleetReportText('turnHead'), ...series.map(({ name }) => name)]}
  >
    <tbody>
      {series[0]?.samples.map(({ time }, at) => (
        <tr key={time}>
          <th scope="row">{time === 0 ? fleetReportText('start') : time}</th>
          {series.map(({ side, samples }) => (
            <td key={side}>{percentText(Math.round(samples[at]?.value ?? 0))}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </ReportTable>
);
