import type { Outcome, Side } from '../../../../rules/core';
import type { FleetActionView } from '../../../../rules/fleet-action';
import type { Award, Unit } from '../../../../rules/fleet-action/query';
import type { Names } from '../../../../words/fleet-action/common/names';
import { objectiveText } from '../../../../words/fleet-action/objective';
import { fleetReportText } from '../../../../words/fleet-action/texts/report';
import { afterActionText } from '../../../i18n/report';
import { decimal } from '../../../table/report/luck';
import { ReportTable } from '../../../table/report/ReportTable';
import { ScoreTable } from '../../../table/report/ScoreTable';
import { SideRows } from '../../../table/report/SideRows';
import { sum } from '../../../table/report/throws';
import { leftShort } from '../sheets/BoxRows';
import { boxesOf } from '../sheets/boxes';
import { stateText } from '../sheets/state';
import type { FleetReport } from './report';

interface TableProps {
  report: FleetReport;
  names: Names;
}

type ScoreProps = TableProps & { view: FleetActionView; outcome: Outcome | undefined };

/** Points by reason, each with its clause. */
export const FleetScore = ({ report: { awards }, view, names, outcome }: ScoreProps) => (
  <ScoreTable
    system="fleet-action"
    caption={afterActionText(outcome ? 'score' : 'scoreSoFar')}
    heads={[afterActionText('for'), afterActionText('clause'), afterActionText('pointsHead')]}
    sideName={names.side}
    awardsOf={(side) =>
      awards[side].map((award) => ({
        key: `${award.kind} ${award.about}`,
        text: awardText(award, view, names),
        rule: award.rule,
        points: award.points,
      }))
    }
    sumOf={(side) => outcome?.victoryPoints[side] ?? sum(awards[side], ({ points }) => points)}
  />
);

/** 'Hood sunk or wrecked' */
function awardText({ kind, about = '' }: Award, { scenario }: FleetActionView, names: Names) {
  if (kind === 'vessels' || kind === 'aircraft') return fleetReportText(`award.${kind}`);
  if (kind !== 'objective') return fleetReportText(`award.${kind}`, { ship: names.any(about) });
  const objective = scenario.objectives.find(({ id }) => id === about);
  return objective ? objectiveText(objective, names) : about;
}

/** What became of each ship. */
export const LossTable = ({ report: { losses }, names }: TableProps) => (
  <ReportTable
    caption={afterActionText('ships')}
    hasWords
    heads={[
      afterActionText('ship'),
      afterActionText('fate'),
      fleetReportText('structureLeft'),
      fleetReportText('flotationLeft'),
      afterActionText('hitsTaken'),
    ]}
  >
    <SideRows
      columns={5}
      sideName={names.side}
      rowsOf={(side) =>
        losses
          .filter(({ unit }) => unit.side === side)
          .map(({ unit, turn, hits }) => ({
            key: unit.id,
            cells: [unit.name, fateText(unit, turn), ...leftOf(unit), hits],
          }))
      }
    />
  </ReportTable>
);

const fateText = (unit: Unit, turn: number | undefined): string =>
  turn === undefined || unit.fate === 'inPlay'
    ? stateText(unit)
    : afterActionText('fateIn', { fate: stateText(unit), turn });

/** S and F, or the vessels of a stand. */
function leftOf(unit: Unit): [string, string] {
  const [first, second] = boxesOf(unit.sheet, unit).map(leftShort);
  return [first ?? '', second ?? ''];
}

/** What each ship fired, and what it did. */
export const FireTable = ({ report: { given }, names }: TableProps) => (
  <ReportTable
    caption={afterActionText('fire')}
    hasWords
    heads={[
      afterActionText('ship'),
      afterActionText('weapon'),
      afterActionText('dice'),
      afterActionText('average'),
      afterActionText('hits'),
      fleetReportText('dealt'),
    ]}
  >
    <SideRows
      columns={6}
      sideName={names.side}
      rowsOf={(side: Side) =>
        given
          .filter((it) => it.side === side)
          .map(({ unit, weapon, dice, expected, hits, dealt }) => ({
            key: `${unit} ${weapon}`,
            cells: [
              ...[names.unit(unit), fleetReportText(`weapon.${weapon}`), dice],
              ...[decimal(expected), <b key="hits">{hits}</b>, dealt],
            ],
          }))
      }
    />
  </ReportTable>
);
