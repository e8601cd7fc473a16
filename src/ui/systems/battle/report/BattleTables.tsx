import type { Side } from '../../../../rules/core';
import type { Names } from '../../../../words/battle/common/names';
import { listed, weaponName } from '../../../../words/battle/common/words';
import { points } from '../../../../words/battle/events/outcome';
import { reportText } from '../../../../words/battle/texts/report';
import { decimal } from '../../../table/report/luck';
import { ReportTable } from '../../../table/report/ReportTable';
import { ScoreTable } from '../../../table/report/ScoreTable';
import { SideRows } from '../../../table/report/SideRows';
import { sum } from '../../../table/report/throws';
import { fateText } from '../desk/fate';
import { awardText } from './awards';
import type { Boxes } from './losses';
import type { Report } from './report';

interface TableProps {
  report: Report;
  names: Names;
}

export const BattleScore = ({ report: { awards, view }, names }: TableProps) => (
  <ScoreTable
    system="battle"
    caption={reportText('theScore')}
    heads={[reportText('for'), reportText('clause'), reportText('pointsHead')]}
    sideName={names.side}
    awardsOf={(side) =>
      awards[side].map((award) => ({
        key: `${award.for} ${award.ship} ${award.row}`,
        text: awardText(award, names, view),
        rule: award.rule,
        points: points(award.points),
      }))
    }
    sumOf={(side) => points(sum(awards[side], (it) => it.points)) || '0'}
  />
);

const boxesText = ({ lost, of }: Boxes): string =>
  of === 0 ? '–' : reportText('of', { lost, of });

/** The fate of every ship. */
export const LossTable = ({ report: { losses, view }, names }: TableProps) => (
  <ReportTable
    caption={reportText('lossTable')}
    hasWords
    heads={[
      reportText('ship'),
      reportText('fate'),
      reportText('hullLost'),
      reportText('gunsLost'),
      reportText('hitsTaken'),
    ]}
  >
    <SideRows
      columns={5}
      sideName={names.side}
      rowsOf={(side) =>
        ofSide(losses, side).map(({ ship, lostAt, hull, guns, hits }) => {
          const found = view.ships[ship];
          const fate = found ? fateText(view, found) : '';
          const when = lostAt ? ` (${lostAt.round}/${lostAt.impulse})` : '';
          const cells = [
            names.ship(ship),
            `${fate}${when}`,
            boxesText(hull),
            boxesText(guns),
            hits,
          ];
          return { key: ship, cells };
        })
      }
    />
  </ReportTable>
);

const ofSide = <T extends { side: Side }>(all: readonly T[], side: Side): T[] =>
  all.filter((it) => it.side === side);

/** Hits dealt, ship by ship and weapon by weapon. */
export const GivenTable = ({ report: { given }, names }: TableProps) => (
  <ReportTable
    caption={reportText('hitsGiven')}
    hasWords
    heads={[
      reportText('ship'),
      reportText('weapon'),
      reportText('salvos'),
      reportText('dice'),
      reportText('average'),
      reportText('hits'),
    ]}
  >
    <SideRows
      columns={6}
      sideName={names.side}
      rowsOf={(side) =>
        ofSide(given, side).map(({ ships, weapon, salvos, dice, expected, hits }) => ({
          key: `${ships.join()} ${weapon}`,
          cells: [
            ...[listed(ships.map(names.ship)), weaponName(weapon), salvos, dice, decimal(expected)],
            <b key="hits">{hits}</b>,
          ],
        }))
      }
    />
  </ReportTable>
);

/** Hits taken, ship by ship and weapon by weapon. */
export const TakenTable = ({ report: { taken }, names }: TableProps) => (
  <ReportTable
    caption={reportText('hitsTaken')}
    hasWords
    heads={[
      reportText('ship'),
      reportText('from'),
      reportText('diceAt'),
      reportText('average'),
      reportText('hits'),
      reportText('boxesByThem'),
    ]}
  >
    <SideRows
      columns={6}
      sideName={names.side}
      rowsOf={(side) =>
        ofSide(taken, side).map(({ target, weapon, dice, expected, hits, boxes }) => ({
          key: `${target} ${weapon}`,
          cells: [
            ...[names.ship(target), weaponName(weapon), dice, decimal(expected)],
            ...[<b key="hits">{hits}</b>, boxes],
          ],
        }))
      }
    />
  </ReportTable>
);

/** Boxes left at the end of each impulse in which some were lost. */
export function StrengthTable({ report: { strength, known }, names }: TableProps) {
  const changed = strength.filter((point, i) => {
    const before = strength[i - 1];
    return (
      !before ||
      known.some(
        (side) => before.hull[side] !== point.hull[side] || before.guns[side] !== point.guns[side],
      )
    );
  });
  const heads = known.flatMap((side) => [
    reportText('sideHull', { side: names.side(side) }),
    reportText('sideGuns', { side: names.side(side) }),
  ]);
  return (
    <ReportTable
      caption={reportText('boxesLeft')}
      heads={[reportText('round'), reportText('impulse'), ...heads]}
    >
      <tbody>
        {changed.map(({ time, round, impulse, hull, guns }) => (
          <tr key={time}>
            <td>{round === 0 ? reportText('start') : round}</td>
            <td>{impulse}</td>
            {known.map((side) => [
              <td key={`${side} hull`}>{hull[side]}</td>,
              <td key={`${side} guns`}>{guns[side]}</td>,
            ])}
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}

function courseRow(
  { stack, pieces, start, end }: Report['courses'][number],
  names: TableProps['names'],
) {
  const length = sum(pieces, (piece) => piece.length - 1);
  return {
    key: stack,
    cells: [names.stack(stack), names.hexThen(start), names.hexThen(end), length],
  };
}

/** Courses as text: from where to where. */
export const CourseTable = ({ report: { courses }, names }: TableProps) => (
  <ReportTable
    caption={reportText('courses')}
    heads={[reportText('stack'), reportText('from'), reportText('to'), reportText('hexes')]}
  >
    <SideRows
      columns={4}
      sideName={names.side}
      rowsOf={(side) => ofSide(courses, side).map((it) => courseRow(it, names))}
    />
  </ReportTable>
);
