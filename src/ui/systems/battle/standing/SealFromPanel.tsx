import { ActionButton } from '../../../controls/ActionButton';
import { useNarrow } from '../../../table/useNarrow';
import { useDesk } from '../desk/desk';
import { standingActions } from './actions';

/** On a phone, whose decision bar has no room for it: the button that seals and gives a standing order. */
export function SealFromPanel() {
  const isPhone = useNarrow('phone');
  const action = standingActions(useDesk()).find(({ id }) => id === 'seal-on');
  if (!isPhone || !action || action.off) return null;
  return (
    <p>
      <ActionButton action={action} />
    </p>
  );
}
