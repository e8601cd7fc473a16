import { type BySide, SIDES, type Side } from '../../../../rules/core';
import type { Award, StrategicView } from '../../../../rules/strategic';
import type { Names } from '../../../../words/strategic/common/names';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicReportText } from '../../../../words/strategic/texts/report';
import { ReportTable } from '../../../table/report/ReportTable';
import { ScoreTable } from '../../../table/report/ScoreTable';
import { SideRows } from '../../../table/report/SideRows';
import type { ShipFace } from '../desk/faces';
import type { ScorePoint } from './scoreOver';

interface ScoreTableProps {
  awards: readonly Award[];
  view: StrategicView;
  names: Names;
}

/** Points by what they were given for; before the end the sums alone that are known. */
export const OperationScore = ({ awards, view, names }: ScoreTableProps) => (
  <ScoreTable
    system="strategic"
    caption={strategicReportText('score')}
    heads={[
      strategicReportText('for'),
      strategicReportText('clause'),
      strategicReportText('points'),
    ]}
    sideName={names.side}
    awardsOf={(side) =>
      awards
        .filter(({ scores }) => scores === side)
        .map((award) => ({
          key: `${award.for} ${award.id}`,
          text: awardText(award, view, names),
          rule: award.rule,
          points: award.points,
        }))
    }
    sumOf={(side) => totals(awards, view)[side]}
  />
);

function totals(awards: readonly Award[], { viewer, known }: StrategicView): BySide<number> {
  const seen = SIDES.flatMap((side) => known[side]?.points ?? [])[0];
  if (viewer !== 'all') return seen ?? { allies: 0, axis: 0 };
  const of = (side: Side) =>
    awards.filter(({ scores }) => scores === side).reduce((sum, { points }) => sum + points, 0);
  return { allies: of('allies'), axis: of('axis') };
}

function awardText(award: Award, { scenario }: StrategicView, names: Names): string {
  switch (award.for) {
    case 'aircraft':
      return strategicReportText('award.aircraft', { count: 3 * award.points });
    case 'objective':
      return scenario.objectives.find(({ id }) => id === award.id)?.text ?? award.id;
    case 'landUnit':
      return strategicReportText('award.landUnit', { name: names.landUnit(award.id) });
    default:
      return strategicReportText(`award.${award.for}`, { name: names.ship(award.id) });
  }
}

/** Ships that are hurt or lost, by side. */
export const LossTable = ({
  ships,
  names,
}: {
  ships: readonly { side: Side; face: ShipFace }[];
  names: Names;
}) => {
  const hurt = ships.filter(({ face: { state, fate } }) => state !== 'none' || fate !== 'afloat');
  if (hurt.length === 0) return <p className="hint">{strategicReportText('noLosses')}</p>;
  return (
    <ReportTable
      caption={strategicReportText('losses')}
      hasWords
      heads={[
        strategicReportText('ship'),
        strategicReportText('type'),
        strategicReportText('fate'),
      ]}
    >
      <SideRows
        columns={3}
        sideName={names.side}
        rowsOf={(side) =>
          hurt
            .filter((it) => it.side === side)
            .map(({ face: { id, source, fate, state } }) => ({
              key: id,
              cells: [
                names.ship(id),
                source.card.type,
                strategicBoardText(fate === 'afloat' ? `state.${state}` : `fate.${fate}`),
              ],
            }))
        }
      />
    </ReportTable>
  );
};

/** The figures behind the course of the score. */
export const TurnTable = ({ points, names }: { points: readonly ScorePoint[]; names: Names }) => (
  <ReportTable
    caption={strategicReportText('courseTitle')}
    heads={[strategicReportText('turn'), ...SIDES.map(names.side)]}
  >
    <tbody>
      {points.map(({ turn, points: score }) => (
        <tr key={turn}>
          <th scope="row">{turn}</th>
          {SIDES.map((side) => (
            <td key={side}>{score[side]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </ReportTable>
);
