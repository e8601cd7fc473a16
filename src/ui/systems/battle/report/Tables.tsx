import { SIDES } from '../../../../rules/core';
import { points } from '../../../../words/battle/events/outcome';
import type { Names } from '../../../../words/battle/names';
import { reportText } from '../../../../words/battle/texts/report';
import { listed, weaponName } from '../../../../words/battle/words';
import { RuleLink } from '../../../rules/RuleLink';
import { ReportTable, SideRow } from '../../../table/report/ReportTable';
import { fateText } from '../fate';
import { awardText } from './awards';
import { luckName } from './drawings';
import type { Boxes } from './losses';
import { decimal } from './luck';
import type { Report } from './report';
import { sum } from './shots';

interface TableProps {
  report: Report;
  names: Names;
}

/** Points by what they were given for. */
export const ScoreTable = ({ report: { awards, view }, names }: TableProps) => (
  <ReportTable
    caption={reportText('theScore')}
    heads={[reportText('for'), reportText('clause'), reportText('pointsHead')]}
  >
    {SIDES.map((side) => (
      <tbody key={side} data-side={side}>
        {awards[side].map((award) => (
          <tr key={`${award.for} ${award.ship} ${award.row}`}>
            <td>{awardText(award, names, view)}</td>
            <td>
              <RuleLink system="battle" rule={award.rule} />
            </td>
            <td>{points(award.points)}</td>
          </tr>
        ))}
        <tr className="report-sum">
          <th scope="row" colSpan={2}>
            {names.side(side)}
          </th>
          <td>{points(sum(awards[side], (it) => it.points)) || '0'}</td>
        </tr>
      </tbody>
    ))}
  </ReportTable>
);

const boxesText = ({ lost, of }: Boxes): string =>
  of === 0 ? '–' : reportText('of', { lost, of });

/** What became of every ship. */
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
    {SIDES.map((side) => (
      <tbody key={side} data-side={side}>
        <SideRow name={names.side(side)} columns={5} />
        {losses
          .filter((it) => it.side === side)
          .map(({ ship, lostAt, hull, guns, hits }) => {
            const found = view.ships[ship];
            return (
              <tr key={ship}>
                <th scope="row">{names.ship(ship)}</th>
                <td>
                  {found && fateText(view, found)}
                  {lostAt && ` (${lostAt.round}/${lostAt.impulse})`}
                </td>
                <td>{boxesText(hull)}</td>
                <td>{boxesText(guns)}</td>
                <td>{hits}</td>
              </tr>
            );
          })}
      </tbody>
    ))}
  </ReportTable>
);

/** Hits given, ship by ship and weapon by weapon. */
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
    {SIDES.map((side) => (
      <tbody key={side} data-side={side}>
        <SideRow name={names.side(side)} columns={6} />
        {given
          .filter((it) => it.side === side)
          .map(({ ships, weapon, salvos, dice, expected, hits }) => (
            <tr key={`${ships.join()} ${weapon}`}>
              <th scope="row">{listed(ships.map(names.ship))}</th>
              <td>{weaponName(weapon)}</td>
              <td>{salvos}</td>
              <td>{dice}</td>
              <td>{decimal(expected)}</td>
              <td>
                <b>{hits}</b>
              </td>
            </tr>
          ))}
      </tbody>
    ))}
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
    {SIDES.map((side) => (
      <tbody key={side} data-side={side}>
        <SideRow name={names.side(side)} columns={6} />
        {taken
          .filter((it) => it.side === side)
          .map(({ target, weapon, dice, expected, hits, boxes }) => (
            <tr key={`${target} ${weapon}`}>
              <th scope="row">{names.ship(target)}</th>
              <td>{weaponName(weapon)}</td>
              <td>{dice}</td>
              <td>{decimal(expected)}</td>
              <td>
                <b>{hits}</b>
              </td>
              <td>{boxes}</td>
            </tr>
          ))}
      </tbody>
    ))}
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

/** Courses in words: from where to where. */
export const CourseTable = ({ report: { courses }, names }: TableProps) => (
  <ReportTable
    caption={reportText('courses')}
    heads={[reportText('stack'), reportText('from'), reportText('to'), reportText('hexes')]}
  >
    {SIDES.map((side) => (
      <tbody key={side} data-side={side}>
        <SideRow name={names.side(side)} columns={4} />
        {courses
          .filter((it) => it.side === side)
          .map(({ stack, pieces }) => {
            const from = pieces[0]?.[0];
            const to = pieces.at(-1)?.at(-1);
            return (
              <tr key={stack}>
                <th scope="row">{names.stack(stack)}</th>
                <td>{from && names.hex(from)}</td>
                <td>{to && names.hex(to)}</td>
                <td>{sum(pieces, ({ length }) => length - 1)}</td>
              </tr>
            );
          })}
      </tbody>
    ))}
  </ReportTable>
);

/** The dice of both sides in figures. */
export const LuckTable = ({ report: { luck }, names }: TableProps) => (
  <ReportTable
    caption={reportText('luck')}
    heads={[
      reportText('whose'),
      reportText('dice'),
      reportText('averageHits'),
      reportText('error'),
      reportText('hits'),
      reportText('errorsFrom'),
    ]}
  >
    <tbody>
      {luck.map((it) => (
        <tr key={`${it.side} ${it.kind}`} data-side={it.side}>
          <th scope="row">{luckName(it, names)}</th>
          <td>{it.dice}</td>
          <td>{decimal(it.expected)}</td>
          <td>{decimal(it.error)}</td>
          <td>{it.hits}</td>
          <td>{decimal(it.deviation)}</td>
        </tr>
      ))}
    </tbody>
  </ReportTable>
);
