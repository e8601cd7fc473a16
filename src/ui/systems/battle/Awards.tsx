import { allShips, awardsOf, type BattleView, type Ship, scoreOf } from '../../../rules/battle';
import { SIDES } from '../../../rules/core';
import { boxCount } from '../../../words/battle/common/words';
import { points } from '../../../words/battle/events/outcome';
import { battleText } from '../../../words/battle/texts/screen';
import { RuleLink } from '../../rules/RuleLink';
import { FateTable } from '../../table/report/FateTable';
import { HeadRow } from '../../table/report/ReportTable';
import { useDesk } from './desk/desk';
import { fateText } from './desk/fate';
import { awardText } from './report/awards';

/** What each side has scored, award by award. */
export function AwardTable() {
  const { view, names } = useDesk();
  return (
    <table className="figures-table end-table">
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

/** The fate of each side's ships. */
export function ShipTable() {
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

/** Ships that are gone for good first, then those with the most boxes lost. */
export const lostFirst = (ships: readonly Ship[]): Ship[] =>
  ships.toSorted((a, b) => Number(isLost(b)) - Number(isLost(a)) || b.lost.hull - a.lost.hull);

const isLost = ({ fate }: Ship): boolean => fate === 'sunk' || fate === 'scuttled';

function lossText(view: BattleView, ship: Ship): string {
  const fate = fateText(view, ship);
  if (isLost(ship) || ship.lost.hull === 0) return fate;
  return battleText('boxesLost', { fate, boxes: boxCount('hull', ship.lost.hull) });
}
