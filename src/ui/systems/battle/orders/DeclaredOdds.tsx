import { useCallback } from 'react';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk';
import { declaredOdds, mean, sampledPercent } from '../odds';

/** What the whole list promises, target by target. */
export function DeclaredOdds() {
  const { view, side, names } = useDesk();
  const reckon = useCallback(() => declaredOdds(view, side), [view, side]);
  const odds = useOneByOne(view.declared[side].length > 0 ? ['all'] : [], reckon).get('all');
  if (!odds || view.declared[side].length === 0) return null;
  return (
    <table className="odds-table">
      <caption>The list as it stands</caption>
      <thead>
        <tr>
          <th scope="col">Target</th>
          <th scope="col">Hits</th>
          <th scope="col">Hull boxes</th>
          <th scope="col">Crippled</th>
          <th scope="col">Sunk</th>
        </tr>
      </thead>
      <tbody>
        {odds.targets.map((target) => (
          <tr key={target.ship}>
            <th scope="row">{names.ship(target.ship)}</th>
            <td>{mean(target.meanHits)}</td>
            <td>{mean(target.meanBoxes.hull)}</td>
            <td>{sampledPercent(target.crippleChance)}</td>
            <td>{sampledPercent(target.sinkChance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
