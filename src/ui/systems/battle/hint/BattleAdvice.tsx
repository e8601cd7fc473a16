import { orderText } from '../../../../words/battle/orderText';
import { whyIn } from '../../../../words/battle/whyIn';
import { AdviceCard } from '../../../table/advice/AdviceCard';
import { useDesk } from '../desk';

/** What a bot would do in this battle. */
export function BattleAdvice() {
  const { advice, give, view, names } = useDesk();
  return (
    <AdviceCard
      {...{ advice, give, whyIn }}
      say={(orders) => orders.map((order) => orderText(order, view, names))}
    />
  );
}
