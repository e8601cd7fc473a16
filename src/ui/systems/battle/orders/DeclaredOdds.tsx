import { useCallback } from 'react';
import type { TargetOdds } from '../../../../rules/battle';
import { ROWS } from '../../../../rules/battle/query';
import { ordersText } from '../../../../words/battle/texts/orders';
import { harmPercent, mean } from '../../../../words/core/chance';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk/desk';
import { declaredOdds } from '../desk/odds';

/** The odds of the whole list, target by target. */
export function DeclaredOdds() {
  const { view, side, names } = useDesk();
  const reckon = useCallback(() => declaredOdds(view, side), [view, side]);
  const odds = useOneByOne(view.declared[side].length > 0 ? ['all'] : [], reckon).get('all');
  if (!odds || view.declared[side].length === 0) return null;
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
              {target.crippled
                ? ordersText('already')
                : harmPercent(target.crippleChance, odds.standardError)}
            </td>
            <td>{harmPercent(target.sinkChance, odds.standardError)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Fewer boxes than this are not worth mentioning. */
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
