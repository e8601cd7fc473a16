import { sayOrders } from '../../../../words/strategic/orders/sayOrders';
import { whyIn } from '../../../../words/strategic/whyIn';
import { AdviceCard } from '../../../table/advice/AdviceCard';
import { useDesk } from '../desk';
import './strategicAdvice.css';

/** What a bot would do in this part of the operation. */
export function OperationAdvice() {
  const desk = useDesk();
  const { advice, give } = desk;
  return <AdviceCard {...{ advice, give, whyIn }} say={(orders) => sayOrders(orders, desk)} />;
}
