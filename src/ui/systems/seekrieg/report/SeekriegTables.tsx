import type { Outcome } from '../../../../rules/core';
import type { Award } from '../../../../rules/seekrieg/query';
import { caliberText } from '../../../../words/core/caliber';
import { figure } from '../../../../words/core/say';
import type { Names } from '../../../../words/seekrieg/common/names';
import { objectiveText } from '../../../../words/seekrieg/common/objective';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { seekriegReportText } from '../../../../words/seekrieg/texts/report';
import { numbered } from '../../../controls/numbered';
import { afterActionText } from '../../../i18n/report';
import { decimal } from '../../../table/report/luck';
import { ReportTable } from '../../../table/report/ReportTable';
import { ScoreTable } from '../../../table/report/ScoreTable';
import { SideRows } from '../../../table/report/SideRows';
import { sum } from '../../../table/report/throws';
import { stateText } from '../sheets/state';
import type { Blow } from './blows';
import { byText, effectText, placeText, weaponText } from './blowText';
import { BAND_YARDS, type SeekriegReport } from './report';

interface TableProps {
  report: SeekriegReport;
  names: Names;
}

/** Points by objective, or by damage, each with its clause. */
export const SeekriegScore = ({
  report: { awards },
  names,
  outcome,
}: TableProps & { outcome: Outcome | undefined }) => (
  <ScoreTable
    system="seekrieg"
    caption={afterActionText(outcome ? 'score' : 'scoreSoFar')}
    heads={[afterActionText('for'), afterActionText('clause'), afterActionText('pointsHead')]}
    sideName={names.side}
    awardsOf={(side) =>
      awards[side].map((award) => ({
        key: award.kind === 'objective' ? award.objective.id : `${award.kind} ${award.ships[0]}`,
        text: awardText(award, names),
        rule: award.rule,
        points: figure(award.points),
      }))
    }
    sumOf={(side) =>
      figure(outcome?.victoryPoints[side] ?? sum(awards[side], ({ points }) => points))
    }
  />
);

/** 'Exeter sunk or abandoned': an objective with the ships that it was scored for. */
function awardText(award: Award, names: Names): string {
  if (award.kind === 'objective') {
    const { objective, ships } = award;
    const isEach = objective.of === 'each' && objective.unlessScored === undefined;
    return objectiveText(isEach ? { ...objective, ships, of: 'all' } : objective, names);
  }
  return seekriegReportText(`award.${award.kind}`, { ship: names.ship(award.ships[0] ?? '') });
}

/** What became of each ship. */
export const LossTable = ({ report: { losses }, names }: TableProps) => (
  <ReportTable
    caption={afterActionText('ships')}
    hasWords
    heads={[
      ...[afterActionText('ship'), afterActionText('fate')],
      ...[seekriegReportText('damageTaken'), afterActionText('hitsTaken')],
    ]}
  >
    <SideRows
      columns={4}
      sideName={names.side}
      rowsOf={(side) =>
        losses
          .filter(({ ship }) => ship.side === side)
          .map(({ ship, turn, hits }) => ({
            key: ship.id,
            cells: [ship.sheet.name, fateText({ ship, turn }), damageText(ship), hits],
          }))
      }
    />
  </ReportTable>
);

type Loss = SeekriegReport['losses'][number];

const fateText = ({ ship, turn }: Pick<Loss, 'ship' | 'turn'>): string =>
  turn === undefined ? stateText(ship) : afterActionText('fateIn', { fate: stateText(ship), turn });

/** '127 of 320', of a ship whose log is known [SK-5.11]. */
const damageText = ({ sheet: { dp }, condition }: Loss['ship']): string =>
  condition
    ? seekriegReportText('damageOf', { damage: Math.round(condition.damage), dp })
    : seekriegReportText('unknown');

/** Shots, hits and hit rate by caliber and range. */
export const FireTable = ({ report: { given }, names }: TableProps) => (
  <ReportTable
    caption={afterActionText('fire')}
    heads={[
      ...[afterActionText('weapon'), seekriegReportText('range'), seekriegReportText('shots')],
      ...[afterActionText('average'), afterActionText('hits'), seekriegReportText('rate')],
    ]}
  >
    <SideRows
      columns={6}
      sideName={names.side}
      rowsOf={(side) =>
        given
          .filter((it) => it.side === side)
          .map(({ gun, fired, expected, hits }) => ({
            key: gun ? `${gun.boreInches} ${gun.fromYards}` : 'torpedoes',
            cells: [
              ...[gunText(gun), rangeText(gun), fired, decimal(expected)],
              ...[<b key="hits">{hits}</b>, decimal((100 * hits) / fired)],
            ],
          }))
      }
    />
  </ReportTable>
);

type Gun = SeekriegReport['given'][number]['gun'];

const gunText = (gun: Gun): string =>
  gun
    ? seekriegNamesText('ofCaliber', { caliber: caliberText(gun.boreInches) })
    : seekriegReportText('torpedoes');

const rangeText = (gun: Gun): string =>
  gun
    ? seekriegReportText('rangeBand', {
        from: figure(gun.fromYards / 1000),
        to: figure((gun.fromYards + BAND_YARDS) / 1000),
      })
    : '–';

/** Every hit with its place and effect, in their order. */
export const BlowTable = ({ blows, names }: { blows: readonly Blow[]; names: Names }) => (
  <ReportTable
    caption={seekriegReportText('blows')}
    heads={[
      ...[afterActionText('turnHead'), seekriegReportText('by'), afterActionText('weapon')],
      ...[seekriegReportText('target'), seekriegReportText('place'), seekriegReportText('effect')],
    ]}
  >
    <tbody>
      {numbered(blows.flatMap((blow) => rowsOf(blow, names).map((cells) => ({ cells })))).map(
        ({ key, of: { cells } }) => (
          <tr key={key}>
            <th scope="row">{cells[0]}</th>
            {numbered(cells.slice(1)).map((cell) => (
              <td key={cell.key}>{cell.of}</td>
            ))}
          </tr>
        ),
      )}
    </tbody>
  </ReportTable>
);

/** A row for each hit; one for hits of which no more is told. */
function rowsOf(blow: Blow, names: Names): (string | number)[][] {
  const { turn, kind, target, strikes, damage } = blow;
  const start = [turn, byText(blow, names) ?? '–'];
  const at = names.ship(target);
  if (kind === 'sunk' || kind === 'abandoned')
    return [[turn, '–', '–', at, '–', seekriegReportText(`end.${kind}`)]];
  const weapon = weaponText(blow, names);
  if (strikes.length > 0)
    return strikes.map((it) => [...start, weapon, at, placeText(it), effectText(it, names)]);
  const cost = Math.round(damage);
  const effect = cost > 0 ? seekriegReportText('effect.points', { count: cost }) : hitsText(blow);
  return [[...start, weapon, at, '–', effect]];
}

/** '3 hits, not told' */
const hitsText = ({ hits: count }: Blow): string => seekriegReportText('hitsNotTold', { count });
