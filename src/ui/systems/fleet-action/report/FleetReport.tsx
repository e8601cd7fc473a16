import { useMemo } from 'react';
import type { Snapshot } from '../../../../game';
import type {
  FleetActionEvent,
  FleetActionView,
  fleetAction,
} from '../../../../rules/fleet-action';
import { type Names, newNames } from '../../../../words/fleet-action/common/names';
import { outcomeText } from '../../../../words/fleet-action/outcome';
import { fleetReportText } from '../../../../words/fleet-action/texts/report';
import { segmentIn } from '../../../../words/registry';
import { numbered } from '../../../controls/numbered';
import { afterActionText } from '../../../i18n/report';
import { useScenario } from '../../../match/useScenarios';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { AfterAction, ReportSection } from '../../../table/report/AfterAction';
import { LuckSection } from '../../../table/report/LuckSection';
import { StrengthPlot } from '../../../table/report/StrengthPlot';
import type { ReportProps } from '../../../table/reportProps';
import { ShipSheet } from '../sheets/ShipSheet';
import { blowText } from './blowText';
import { FireTable, FleetScore, LossTable } from './FleetTables';
import { type FleetReport as Report, reportOf } from './report';
import './report.css';

/** The after-action report of a battle of Fleet Action, or the report so far. */
export function FleetReport(props: ReportProps) {
  const { children, eyes, end } = props;
  const snapshot = props.snapshot as Snapshot<typeof fleetAction>;
  const { outcome, segment } = snapshot;
  const { report, view, names } = useReport(props, snapshot);
  const isOver = outcome !== undefined || end !== undefined;
  const notOver = () =>
    afterActionText('notOver', { where: segmentIn('fleet-action', segment.name) });
  return (
    <AfterAction
      {...{ snapshot, system: 'fleet-action', tools: children, rule: outcome?.rule }}
      hint={eyes !== 'all' && <p className="hint">{afterActionText('hidden')}</p>}
      result={outcome ? outcomeText(outcome, names) : (end?.text ?? notOver())}
      score={{
        title: afterActionText(isOver ? 'score' : 'scoreSoFar'),
        body: <FleetScore {...{ report, view, names, outcome }} />,
      }}
      losses={{
        title: afterActionText('ships'),
        body: <LossTable {...{ report, names }} />,
      }}
    >
      <Decisive {...{ report, names, isOver }} />
      <StrengthPlot
        title={fleetReportText('strength')}
        strength={report.strength}
        sideName={names.side}
        lastTurn={view.turn}
      />
      <FirePart {...{ report, names, isOver }} />
      <LuckSection luck={report.luck} sideName={names.side} />
      <Sheets {...{ report, view, isOver }} />
    </AfterAction>
  );
}

function useReport(
  { moments, eyes }: ReportProps,
  { view: now, chapters }: Snapshot<typeof fleetAction>,
) {
  return useMemo(() => {
    const view = (eyes === 'all' ? moments.at(-1)?.view : undefined) ?? now;
    const closed = eyes === 'all' ? moments : chapters;
    const events = closed.flatMap((it) => it.events as readonly FleetActionEvent[]);
    const seen = moments.map((it) => ({
      view: it.view as FleetActionView,
      events: it.events as readonly FleetActionEvent[],
    }));
    const known = view as FleetActionView;
    return {
      view: known,
      names: newNames(known),
      report: reportOf({ events, moments: seen, view: known, eyes }),
    };
  }, [moments, chapters, now, eyes]);
}

interface PartProps {
  report: Report;
  names: Names;
}

/** The blows that counted most. */
function Decisive({ report, names, isOver }: PartProps & { isOver: boolean }) {
  if (report.decisive.length === 0) return null;
  return (
    <ReportSection id="decided" title={afterActionText(isOver ? 'decided' : 'decidedSoFar')}>
      <ol className="report-blows">
        {numbered(report.decisive).map(({ key, of }) => (
          <li key={key}>{blowText(of, names)}</li>
        ))}
      </ol>
    </ReportSection>
  );
}

function FirePart({ report, names, isOver }: PartProps & { isOver: boolean }) {
  if (report.given.length === 0)
    return <p className="hint">{afterActionText(isOver ? 'noFire' : 'noFireYet')}</p>;
  return (
    <ReportSection id="fire" title={afterActionText('fire')}>
      <div className="report-wide">
        <FireTable report={report} names={names} />
      </div>
      <p className="hint">{fleetReportText('fireHint')}</p>
    </ReportSection>
  );
}

interface SheetsProps {
  report: Report;
  view: FleetActionView;
  isOver: boolean;
}

/** The sheets of all ships as they are at the end. */
function Sheets({ report, view, isOver }: SheetsProps) {
  const prepared = useScenario(view.scenario.id);
  const silhouettes = useMemo(() => silhouettesOf(prepared?.plans ?? []), [prepared]);
  return (
    <ReportSection id="sheets" title={fleetReportText(isOver ? 'sheets' : 'sheetsNow')}>
      <div className="fa-sheets">
        {report.losses.map(({ unit }) => (
          <ShipSheet
            key={unit.id}
            {...{ sheet: unit.sheet, unit, record: silhouettes[unit.sheet.classId] }}
          />
        ))}
      </div>
    </ReportSection>
  );
}
