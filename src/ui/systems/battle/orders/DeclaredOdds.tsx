import { useCallback } from 'react';
import type { TargetOdds } from '../../../../rules/battle';
import { ROWS } from '../../../../rules/battle/query';
import { deskText } from '../../../../words/battle/texts/desk';
import { ordersText } from '../../../../words/battle/texts/orders';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk/desk';
import { declaredOdds, mean, sampledPercent, totalOf } from '../desk/odds';

/** What the whole list promises, target by target. */
export function DeclaredOdds() {
  const { view, side, names } = useDesk();
  const reckon = useCallback(() => declaredOdds(view, side), [view, side]);
  const odds = useOneByOne(view.declared[side].length > 0 ? ['all'] : [], reckon).get('all');
  if (!odds || view.declared[side].length === 0) return null;
  const total = totalOf(odds);
  return (
    <table className="figures-table odds-table">
      <caption>{ordersText('listAsItStands')}</caption>
      <thead>
        <tr>
          <th scope="col">{ordersText('target')}</th>
          <th scope="col">{ordersText('hits')}</th>
          <th scope="col">{ordersText('crippled')}</th>
          <th scope="col">{ordersText('sunk')}</th>
        </tr>
      </thead>
      <tbody>
        {odds.targets.map((target) => (
          <tr key={target.ship}>
            <th scope="row">
              {names.ship(target.ship)}
              <small>{boxesText(target)}</small>
            </th>
            <td>{mean(target.meanHits)}</td>
            <td>
              {target.crippled ? ordersText('already') : sampledPercent(target.crippleChance)}
            </td>
            <td>{sampledPercent(target.sinkChance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{deskText('allTogether')}</th>
          <td>{mean(total.meanHits)}</td>
          <td>{deskText('inTheMean', { ships: mean(total.meanCrippled) })}</td>
          <td>{deskText('inTheMean', { ships: mean(total.meanSunk) })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Fewer boxes than this are not worth a word. */
const FEW_BOXES = 0.05;

/** 'loses hull 1.4, secondary 0.5' on average. */
function boxesText({ meanBoxes }: TargetOdds): string {
  const rows = [...ROWS].reverse().filter((row) => meanBoxes[row] >= FEW_BOXES);
  if (rows.length === 0) return ordersText('losesNothing');
  return ordersText('loses', {
    rows: rows
      .map((row) =>
        ordersText('rowLoss', { row: ordersText(`row.${row}`), boxes: mean(meanBoxes[row]) }),
      )
      .join(', '),
  });
}
