import { strategicOrdersText } from '../../../../words/strategic/texts/orders';

/** What holds for a side that confirms without a choice [ST-5.15]. */
export const Unchosen = ({ choice }: { choice: string }) => (
  <p className="hint">{strategicOrdersText('unchosen', { choice })}</p>
);
