import { figure } from '../../../../words/core/say';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { sortieOrder } from '../desk/assign';
import { useDesk } from '../desk/desk';
import type { Sortie } from '../desk/squadrons';

/** The expected result of a strike, as far as the rules can say. */
export function StrikeOdds({ sorties }: { sorties: readonly Sortie[] }) {
  const { oddsOf } = useDesk();
  const orders = sorties.filter(({ mission }) => mission === 'strike').map(sortieOrder);
  const odds = orders.length > 0 ? oddsOf(orders) : [];
  const mean = odds.reduce((sum, { meanDamage }) => sum + (meanDamage ?? 0), 0);
  if (odds.length === 0) return null;
  return (
    <p className="strike-odds">
      {strategicOrdersText('strikeOdds', { mean: figure(mean, 1), count: odds.length })}
    </p>
  );
}
