import { useMemo } from 'react';
import type { Snapshot } from '../../../../game';
import {
  type BattleEvent,
  type BattleView,
  type battle,
  hasConditions,
  isFoggy,
} from '../../../../rules/battle';
import type { Moment } from '../../../match/replay';
import type { ReportProps } from '../../../match/reportProps';
import { RuleLink } from '../../../rules/RuleLink';
import { Conditions } from '../Conditions';
import { type Names, newNames, rosterNow, rosterOf } from '../names';
import { outcomeSentence } from '../text/outcome';
import { drawLuck, drawStrength, drawTracks, type StrengthKind, seriesOf } from './drawings';
import { Figure } from './Figure';
import { KeepReport } from './KeepReport';
import { luckSentence } from './luck';
import { type Report, reportOf } from './report';
import type { Seen } from './strength';
import {
  CourseTable,
  GivenTable,
  LossTable,
  LuckTable,
  ScoreTable,
  StrengthTable,
  TakenTable,
} from './Tables';
import './plots/plots.css';
import './report.css';

/** The after-action report of a battle, or the report so far. */
export function BattleReport(props: ReportProps) {
  const { children, eyes, title, file } = props;
  const snapshot = props.snapshot as Snapshot<typeof battle>;
  const { report, names } = useReport(props, snapshot);
  const { outcome, view } = snapshot;
  const result = outcome ? outcomeSentence(outcome, names) : `Not over: ${snapshot.segment.label}.`;
  return (
    <div className="report">
      <div className="actions">
        {children}
        <KeepReport report={report} names={names} title={title} result={result} file={file} />
      </div>
      {isFoggy(view) && eyes !== 'all' && (
        <p className="hint">
          Hidden forces are out: the report tells what is known from here, and no more, until the
          battle is over. <RuleLink system="battle" rule="BT-15.5" />
        </p>
      )}
      <p className="report-result">
        {result} <RuleLink system="battle" rule={outcome?.rule} />
      </p>
      <div className="report-pair">
        <section aria-labelledby="report-score">
          <h2 id="report-score">
            {hasConditions(view) ? 'What decides' : outcome ? 'Score' : 'Score so far'}
          </h2>
          {hasConditions(view) ? (
            <Conditions view={view} names={names} />
          ) : (
            <ScoreTable report={report} names={names} />
          )}
        </section>
        <section aria-labelledby="report-losses">
          <h2 id="report-losses">Losses</h2>
          <div className="report-wide">
            <LossTable report={report} names={names} />
          </div>
        </section>
      </div>
      <Strength report={report} names={names} />
      <Courses report={report} names={names} />
      <FireTables report={report} names={names} />
      <LuckPart report={report} names={names} />
    </div>
  );
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
  return `The courses of ${courses.length} stacks, from a ring to a filled square; figures stand where a round began. ${
    lost.length > 0 ? `Lost, with a cross: ${lost.join(', ')}.` : 'No ship was lost.'
  }`;
};

const STRENGTH_TITLES: Readonly<Record<StrengthKind, string>> = {
  hull: 'Hull boxes left',
  guns: 'Gun boxes left',
};

function Strength({ report, names }: PartProps) {
  if (report.known.length === 0 || (report.strength.at(-1)?.time ?? 0) === 0) return null;
  return (
    <section aria-labelledby="report-strength">
      <h2 id="report-strength">Strength over time</h2>
      <div className="report-pair">
        {(['hull', 'guns'] as const).map((kind) => (
          <Figure
            key={kind}
            title={STRENGTH_TITLES[kind]}
            desc={`In percent of the start. At the end: ${seriesOf(report, kind, names)
              .map(
                ({ name, samples }) => `${name} ${Math.round(samples.at(-1)?.value ?? 0)} percent`,
              )
              .join(', ')}. A cross marks a ship lost.`}
            draw={(width) => drawStrength(report, kind, names, width)}
          >
            <StrengthTable report={report} names={names} />
          </Figure>
        ))}
      </div>
    </section>
  );
}

function Courses({ report, names }: PartProps) {
  if (report.courses.length === 0) return null;
  return (
    <section aria-labelledby="report-tracks">
      <h2 id="report-tracks">Courses</h2>
      <Figure
        title="Courses and sinkings"
        desc={courseDesc(report, names)}
        draw={(width) => drawTracks(report, names, width)}
      >
        <CourseTable report={report} names={names} />
      </Figure>
    </section>
  );
}

function FireTables({ report, names }: PartProps) {
  if (report.given.length === 0 && report.taken.length === 0)
    return <p className="hint">Nothing has been fired that is known here.</p>;
  return (
    <section aria-labelledby="report-fire">
      <h2 id="report-fire">Fire</h2>
      <p className="hint">
        The average is what as many dice score, by what each had to show. Hits dealt by lot or
        shared out count where they fell.
      </p>
      <div className="report-pair">
        <section className="report-wide" aria-labelledby="report-given">
          <h3 id="report-given">Given</h3>
          <GivenTable report={report} names={names} />
        </section>
        <section className="report-wide" aria-labelledby="report-taken">
          <h3 id="report-taken">Taken</h3>
          <TakenTable report={report} names={names} />
        </section>
      </div>
    </section>
  );
}

function LuckPart({ report, names }: PartProps) {
  const { luck } = report;
  if (luck.length === 0) return null;
  const whole = luck.filter(({ side }, i) => luck.findIndex((it) => it.side === side) === i);
  return (
    <section aria-labelledby="report-luck">
      <h2 id="report-luck">Dice luck</h2>
      <ul className="report-luck">
        {whole.map((it) => (
          <li key={it.side} data-side={it.side}>
            <b className="of-side">{names.side(it.side)}</b>: {luckSentence(it)}
          </li>
        ))}
      </ul>
      <Figure
        title="Hits against the average"
        desc={luck.map((it) => `${names.side(it.side)}, ${it.kind}: ${luckSentence(it)}`).join(' ')}
        draw={(width) => drawLuck(report, names, width)}
      >
        <LuckTable report={report} names={names} />
      </Figure>
      <p className="hint">
        The upright stroke is the average of the dice thrown; the broad bar one standard error to
        either side, where two battles in three lie; the thin line two, where all but one in twenty
        do. The diamond is what was hit.
      </p>
    </section>
  );
}
