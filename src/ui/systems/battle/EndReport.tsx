import type { ReactNode } from 'react';
import {
  allShips,
  awardsOf,
  type BattleView,
  hasConditions,
  type Ship,
  scoreOf,
} from '../../../rules/battle';
import { type Outcome, SIDES } from '../../../rules/core';
import { outcomeSentence, points } from '../../../words/battle/events/outcome';
import type { Names } from '../../../words/battle/names';
import { placesText } from '../../../words/battle/texts/places';
import { battleText } from '../../../words/battle/texts/screen';
import { boxCount } from '../../../words/battle/words';
import { RuleLink } from '../../rules/RuleLink';
import { FateTable } from '../../table/report/FateTable';
import { HeadRow } from '../../table/report/ReportTable';
import type { OtherEnd } from '../../table/screen';
import { Conditions } from './Conditions';
import { useDesk } from './desk';
import { fateText } from './fate';
import { awardText } from './report/awards';

interface EndReportProps {
  /** How it ended by the rules, or otherwise. */
  outcome: Outcome | OtherEnd;
  /** What to do next. */
  children: ReactNode;
}

/** Who won and why: the conditions of the scenario or else the points of each side, and its ships. */
export function EndReport({ outcome, children }: EndReportProps) {
  const { view, names } = useDesk();
  const byConditions = hasConditions(view);
  return (
    <div className="end-report">
      <h2>{titleOf(outcome, names)}</h2>
      {'text' in outcome ? (
        <p>{outcome.text}</p>
      ) : (
        <p>
          {outcomeSentence(outcome, names)} <RuleLink system="battle" rule={outcome.rule} />{' '}
          <RuleLink system="battle" rule={byConditions ? 'BT-14.1' : 'BT-14.2'} />
        </p>
      )}
      {children}
      {byConditions ? <Conditions view={view} names={names} /> : <AwardTable />}
      <ShipTable />
    </div>
  );
}

function titleOf({ winner }: EndReportProps['outcome'], names: Pick<Names, 'side'>): string {
  if (winner === undefined) return placesText('over');
  return winner === 'draw'
    ? battleText('draw')
    : battleText('victory', { side: names.side(winner) });
}

/** What each side has scored, award by award. */
function AwardTable() {
  const { view, names } = useDesk();
  return (
    <table className="end-table">
      <HeadRow heads={[battleText('pointsFor'), battleText('clause'), battleText('points')]} />
      {SIDES.map((side) => (
        <tbody key={side} data-side={side}>
          <tr className="end-sum">
            <th scope="rowgroup" colSpan={2} className="of-side">
              {names.side(side)}
            </th>
            <td>{points(scoreOf(view, side))}</td>
          </tr>
          {awardsOf(view, side).map((award) => (
            <tr key={`${award.for} ${award.ship} ${award.row}`}>
              <th scope="row">{awardText(award, names, view)}</th>
              <td>
                <RuleLink system="battle" rule={award.rule} />
              </td>
              <td>{points(award.points)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What became of each side's ships. */
function ShipTable() {
  const { view, names } = useDesk();
  return (
    <FateTable
      heads={[battleText('ships'), battleText('fate')]}
      sideName={names.side}
      fatesOf={(side) =>
        lostFirst(allShips(view).filter((ship) => ship.side === side)).map((ship) => ({
          ...{ id: ship.id, name: names.ship(ship.id), fate: lossText(view, ship) },
        }))
      }
    />
  );
}

/** Ships that are gone for good, then those with the most boxes lost. */
export const lostFirst = (ships: readonly Ship[]): Ship[] =>
  ships.toSorted((a, b) => Number(isLost(b)) - Number(isLost(a)) || b.lost.hull - a.lost.hull);

const isLost = ({ fate }: Ship): boolean => fate === 'sunk' || fate === 'scuttled';

function lossText(view: BattleView, ship: Ship): string {
  const fate = fateText(view, ship);
  if (isLost(ship) || ship.lost.hull === 0) return fate;
  return battleText('boxesLost', { fate, boxes: boxCount('hull', ship.lost.hull) });
}
