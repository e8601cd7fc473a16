import { useMemo } from 'react';
import type { Snapshot } from '../../../../game';
import type { SeekriegEvent, SeekriegView, seekrieg } from '../../../../rules/seekrieg';
import { segmentIn } from '../../../../words/registry';
import { type Names, newNames } from '../../../../words/seekrieg/common/names';
import { outcomeText } from '../../../../words/seekrieg/common/outcome';
import { seekriegReportText } from '../../../../words/seekrieg/texts/report';
import { numbered } from '../../../controls/numbered';
import { afterActionText } from '../../../i18n/report';
import { AfterAction, ReportSection } from '../../../table/report/AfterAction';
import { LuckSection } from '../../../table/report/LuckSection';
import { StrengthPlot } from '../../../table/report/StrengthPlot';
import { sum } from '../../../table/report/throws';
import type { ReportProps } from '../../../table/reportProps';
import { blowText } from './blowText';
import { type SeekriegReport as Report, reportOf } from './report';
import { BlowTable, FireTable, LossTable, SeekriegScore } from './SeekriegTables';

/** The after-action report of a battle of Seekrieg, or the report so far. */
export function SeekriegReport(props: ReportProps) {
  const { children, eyes, end } = props;
  const snapshot = props.snapshot as Snapshot<typeof seekrieg>;
  const { outcome, segment } = snapshot;
  const { report, view, names } = useReport(props, snapshot);
  const isOver = outcome !== undefined || end !== undefined;
  const notOver = () => afterActionText('notOver', { where: segmentIn('seekrieg', segment.name) });
  return (
    <AfterAction
      {...{ snapshot, system: 'seekrieg', tools: children, rule: outcome?.rule }}
      hint={eyes !== 'all' && <p className="hint">{afterActionText('hidden')}</p>}
      result={outcome ? outcomeText(outcome, names) : (end?.text ?? notOver())}
      score={{
        title: afterActionText(isOver ? 'score' : 'scoreSoFar'),
        body: <SeekriegScore {...{ report, names, outcome }} />,
      }}
      losses={{
        title: afterActionText('ships'),
        body: <LossTable {...{ report, names }} />,
      }}
    >
      <Decisive {...{ report, names, isOver }} />
      <StrengthPlot
        title={seekriegReportText('strength')}
        strength={report.strength}
        sideName={names.side}
        lastTurn={view.turn}
      />
      <FirePart {...{ report, names, isOver }} />
      <LuckSection luck={report.luck} sideName={names.side} />
    </AfterAction>
  );
}

function useReport(
  { moments, eyes }: ReportProps,
  { view: now, chapters }: Snapshot<typeof seekrieg>,
) {
  return useMemo(() => {
    const view = ((eyes === 'all' ? moments.at(-1)?.view : undefined) ?? now) as SeekriegView;
    const closed = eyes === 'all' ? moments : chapters;
    const events = closed.flatMap((it) => it.events as readonly SeekriegEvent[]);
    const seen = moments.map((it) => ({
      view: it.view as SeekriegView,
      events: it.events as readonly SeekriegEvent[],
    }));
    const report = reportOf({ events, moments: seen, view, eyes });
    return { view, names: newNames(view), report };
  }, [moments, chapters, now, eyes]);
}

interface PartProps {
  report: Report;
  names: Names;
  isOver: boolean;
}

/** The blows that counted most, and under them all. */
function Decisive({ report: { decisive, blows }, names, isOver }: PartProps) {
  if (decisive.length === 0) return null;
  return (
    <ReportSection id="decided" title={afterActionText(isOver ? 'decided' : 'decidedSoFar')}>
      <ol className="report-blows">
        {numbered(decisive).map(({ key, of }) => (
          <li key={key}>{blowText(of, names)}</li>
        ))}
      </ol>
      <details className="report-more">
        <summary>
          {seekriegReportText('allBlows', { count: sum(blows, ({ hits }) => hits) })}
        </summary>
        {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
        <div
          className="report-wide"
          role="group"
          aria-label={seekriegReportText('blows')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
          tabIndex={0}
        >
          <BlowTable blows={blows} names={names} />
        </div>
      </details>
    </ReportSection>
  );
}

function FirePart({ report, names, isOver }: PartProps) {
  if (report.given.length === 0)
    return <p className="hint">{afterActionText(isOver ? 'noFire' : 'noFireYet')}</p>;
  return (
    <ReportSection id="fire" title={afterActionText('fire')}>
      <div className="report-wide">
        <FireTable report={report} names={names} />
      </div>
      <p className="hint">{seekriegReportText('firedHint')}</p>
    </ReportSection>
  );
}
