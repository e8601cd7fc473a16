import { AdviceCard } from '../../../table/advice/AdviceCard';
import { useDesk } from '../desk';
import { orderText } from './orderText';
import { whyIn } from './whyIn';

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
