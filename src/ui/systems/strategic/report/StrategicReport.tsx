import { useMemo } from 'react';
import type { Snapshot } from '../../../../game';
import { SIDES } from '../../../../rules/core';
import {
  type Award,
  awardsOf,
  type StrategicState,
  type StrategicView,
  type strategic,
} from '../../../../rules/strategic';
import { segmentIn } from '../../../../words/registry';
import { type Names, newNames } from '../../../../words/strategic/common/names';
import { outcomeText } from '../../../../words/strategic/outcome';
import { strategicReportText } from '../../../../words/strategic/texts/report';
import { AfterAction, ReportSection } from '../../../table/report/AfterAction';
import { Figure } from '../../../table/report/Figure';
import type { ReportProps } from '../../../table/reportProps';
import { allShips } from '../desk/faces';
import { LossTable, OperationScore, TurnTable } from './OperationTables';
import { PLOT_HEIGHT, ScorePlot } from './ScorePlot';
import { type ScorePoint, scoreOver } from './scoreOver';
import './strategicReport.css';

/** The after-action report of a strategic game, or the report so far. */
export function StrategicReport(props: ReportProps) {
  const { children, end, eyes, moments } = props;
  const snapshot = props.snapshot as Snapshot<typeof strategic>;
  const { outcome, segment } = snapshot;
  const view = eyes === 'all' ? lastOf(moments, snapshot.view) : snapshot.view;
  const names = useMemo(() => newNames(view), [view]);
  const points = useMemo(() => scoreOver(moments), [moments]);
  return (
    <AfterAction
      {...{ snapshot, system: 'strategic', tools: children, rule: outcome?.rule }}
      result={
        outcome
          ? outcomeText(outcome, names)
          : (end?.text ??
            strategicReportText('notOver', { where: segmentIn('strategic', segment.name) }))
      }
      score={{
        title: strategicReportText(outcome ? 'score' : 'scoreSoFar'),
        body: <OperationScore awards={awardsIn(view)} view={view} names={names} />,
      }}
      losses={{
        title: strategicReportText('losses'),
        body: (
          <LossTable
            ships={SIDES.flatMap((side) => allShips(view, side).map((face) => ({ side, face })))}
            names={names}
          />
        ),
      }}
    >
      <ScoreFigure points={points} names={names} />
    </AfterAction>
  );
}

/** The whole position, where nothing is hidden. */
const lastOf = (moments: ReportProps['moments'], view: StrategicView): StrategicView =>
  (moments.at(-1)?.view as StrategicView | undefined) ?? view;

/** What is scored for, where all is known; before the end the losses that have been seen stand in the table beside. */
const awardsIn = (view: StrategicView): Award[] =>
  view.viewer === 'all' ? awardsOf(view as StrategicState) : [];

const ScoreFigure = ({ points, names }: { points: readonly ScorePoint[]; names: Names }) => (
  <ReportSection id="course" title={strategicReportText('course')}>
    <Figure
      title={strategicReportText('courseTitle')}
      desc={strategicReportText('courseDesc')}
      draw={(width) => ({
        height: PLOT_HEIGHT,
        drawing: <ScorePlot width={width} points={points} nameOf={names.side} />,
      })}
    >
      <TurnTable points={points} names={names} />
    </Figure>
  </ReportSection>
);
