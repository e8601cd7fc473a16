import { useMemo } from 'react';
import type { Snapshot } from '../../../../game';
import {
  type BattleEvent,
  type BattleView,
  type battle,
  hasConditions,
  isFoggy,
} from '../../../../rules/battle';
import { type Names, newNames, rosterNow, rosterOf } from '../../../../words/battle/common/names';
import { outcomeSentence } from '../../../../words/battle/events/outcome';
import { segmentText } from '../../../../words/battle/segment';
import { reportText } from '../../../../words/battle/texts/report';
import { afterActionText } from '../../../i18n/report';
import { RuleLink } from '../../../rules/RuleLink';
import type { Moment } from '../../../table/replay/replay';
import { AfterAction, ReportSection } from '../../../table/report/AfterAction';
import { Figure } from '../../../table/report/Figure';
import { LuckSection } from '../../../table/report/LuckSection';
import type { ReportProps } from '../../../table/reportProps';
import type { OtherEnd } from '../../../table/screen';
import { Conditions } from '../desk/Conditions';
import {
  BattleScore,
  CourseTable,
  GivenTable,
  LossTable,
  StrengthTable,
  TakenTable,
} from './BattleTables';
import { drawStrength, drawTracks, type StrengthKind, seriesOf } from './drawings';
import { KeepReport } from './KeepReport';
import { type Report, reportOf } from './report';
import type { Seen } from './strength';

/** The after-action report of a battle, or the report so far. */
export function BattleReport(props: ReportProps) {
  const { children, eyes, title, file, end } = props;
  const snapshot = props.snapshot as Snapshot<typeof battle>;
  const { report, names } = useReport(props, snapshot);
  const { outcome, view } = snapshot;
  const result = resultOf(snapshot, names, end);
  const byConditions = hasConditions(view);
  const decided = outcome || end ? 'score' : 'scoreSoFar';
  return (
    <AfterAction
      {...{ snapshot, system: 'battle', result, rule: outcome?.rule }}
      tools={
        <>
          {children}
          <KeepReport {...{ report, names, title, result, file }} />
        </>
      }
      hint={isFoggy(view) && eyes !== 'all' && <Hidden />}
      score={{
        title: reportText(byConditions ? 'decides' : decided),
        body: byConditions ? (
          <Conditions view={view} names={names} />
        ) : (
          <BattleScore report={report} names={names} />
        ),
      }}
      losses={{ title: reportText('losses'), body: <LossTable report={report} names={names} /> }}
    >
      <Strength report={report} names={names} />
      <Courses report={report} names={names} />
      <FireTables report={report} names={names} />
      <LuckSection luck={report.luck} sideName={names.side} />
    </AfterAction>
  );
}

/** In fog the report so far leaves out what is hidden. */
const Hidden = () => (
  <p className="hint">
    {reportText('hidden')} <RuleLink system="battle" rule="BT-15.5" />
  </p>
);

/** How it ended; until then, where it stands. */
function resultOf(
  { outcome, segment }: Snapshot<typeof battle>,
  names: Names,
  end: OtherEnd | undefined,
): string {
  if (outcome) return outcomeSentence(outcome, names);
  return end?.text ?? reportText('notOver', { where: segmentText(segment.name) });
}

interface PartProps {
  report: Report;
  names: Names;
}

function useReport(
  { moments, eyes }: ReportProps,
  { view, chapters }: Snapshot<typeof battle>,
): PartProps {
  return useMemo(() => {
    const closed = eyes === 'all' ? moments : chapters;
    const events = closed.flatMap((it) => it.events as readonly BattleEvent[]);
    const viewer = eyes === 'all' ? undefined : eyes;
    const names = newNames(view, rosterNow(rosterOf(events, view, viewer), view));
    const seen = moments.map(asSeen);
    return { report: reportOf({ events, moments: seen, view, eyes }), names };
  }, [moments, chapters, view, eyes]);
}

/** The moments of a battle hold its own positions and events. */
const asSeen = ({ view, events }: Moment): Seen => ({
  view: view as BattleView,
  events: events as readonly BattleEvent[],
});

const courseDesc = ({ courses, losses }: Report, names: Names): string => {
  const lost = losses.filter(({ lostAt }) => lostAt).map(({ ship }) => names.ship(ship));
  return [
    reportText('courseDesc', { count: courses.length }),
    lost.length > 0 ? reportText('lostAt', { ships: lost.join(', ') }) : reportText('noneLost'),
  ].join(' ');
};

const strengthDesc = (report: Report, kind: StrengthKind, names: Names): string =>
  afterActionText('strengthDesc', {
    sides: seriesOf(report, kind, names)
      .map(({ name, samples }) =>
        afterActionText('strengthAtEnd', {
          side: name,
          percent: Math.round(samples.at(-1)?.value ?? 0),
        }),
      )
      .join(', '),
  });

function Strength({ report, names }: PartProps) {
  if (report.known.length === 0 || (report.strength.at(-1)?.time ?? 0) === 0) return null;
  return (
    <ReportSection id="strength" title={afterActionText('strength')}>
      <div className="report-pair">
        {(['hull', 'guns'] as const).map((kind) => (
          <Figure
            key={kind}
            title={reportText(`left.${kind}`)}
            desc={strengthDesc(report, kind, names)}
            draw={(width) => drawStrength(report, kind, names, width)}
          >
            <StrengthTable report={report} names={names} />
          </Figure>
        ))}
      </div>
    </ReportSection>
  );
}

function Courses({ report, names }: PartProps) {
  if (report.courses.length === 0) return null;
  return (
    <ReportSection id="tracks" title={reportText('courses')}>
      <Figure
        title={reportText('coursesTitle')}
        desc={courseDesc(report, names)}
        draw={(width) => drawTracks(report, names, width)}
      >
        <CourseTable report={report} names={names} />
      </Figure>
    </ReportSection>
  );
}

function FireTables({ report, names }: PartProps) {
  if (report.given.length === 0 && report.taken.length === 0)
    return <p className="hint">{reportText('noFire')}</p>;
  return (
    <ReportSection id="fire" title={reportText('fire')}>
      <p className="hint">{reportText('fireHint')}</p>
      <div className="report-pair">
        <section className="report-wide" aria-labelledby="report-given">
          <h3 id="report-given">{reportText('given')}</h3>
          <GivenTable report={report} names={names} />
        </section>
        <section className="report-wide" aria-labelledby="report-taken">
          <h3 id="report-taken">{reportText('taken')}</h3>
          <TakenTable report={report} names={names} />
        </section>
      </div>
    </ReportSection>
  );
}
