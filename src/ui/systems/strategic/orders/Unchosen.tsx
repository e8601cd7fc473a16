import { strategicOrdersText } from '../../../i18n/strategicOrders';

/** What holds for a side that confirms without a choice [ST-5.15]. */
export const Unchosen = ({ choice }: { choice: string }) => (
  <p className="hint">{strategicOrdersText('unchosen', { choice })}</p>
);
