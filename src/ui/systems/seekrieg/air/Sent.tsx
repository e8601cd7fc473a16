import { refusalText } from '../../../../words/seekrieg/common/refusal';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import type { Cap, Strike } from './drafts';

/** The button that sends a flight; why it cannot fly so; or that it has these orders. */
export function Sent({ order, text }: { order: Cap | Strike; text: string }) {
  const { view, side, give, whyNot, names } = useDesk();
  const why = whyNot(order);
  if (view.forces[side]?.flights[order.group]?.mission === order.kind)
    return <small>{seekriegAirText('ordered')}</small>;
  if (why)
    return (
      <small>
        {refusalText(why, names)} <RuleLink system="seekrieg" rule={why.rule} />
      </small>
    );
  return (
    <button type="button" className="button small" onClick={() => give(order)}>
      {text}
    </button>
  );
}
