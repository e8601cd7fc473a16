import { useCallback } from 'react';
import { deskText } from '../../../../words/battle/texts/desk';
import { mean, percent } from '../../../../words/core/chance';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk/desk';
import { declaredOdds, totalOf } from '../desk/odds';

/** The odds of the whole list, in one line beside the button that seals it. */
export function DeclaredSum() {
  const { view, side } = useDesk();
  const reckon = useCallback(() => declaredOdds(view, side), [view, side]);
  const odds = useOneByOne(view.declared[side].length > 0 ? ['all'] : [], reckon).get('all');
  if (!odds || view.declared[side].length === 0) return null;
  const { meanHits, hitChance, meanCrippled, meanSunk } = totalOf(odds);
  return (
    <p className="declared-sum">
      {deskText('declaredSum', { hits: mean(meanHits), chance: percent(hitChance) })}{' '}
      {deskText('declaredHarm', { crippled: mean(meanCrippled), sunk: mean(meanSunk) })}
    </p>
  );
}
