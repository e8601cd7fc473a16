import { strategicOrdersText } from '../../../../words/strategic/texts/orders';

/** The default for a side that confirms without choosing [ST-5.15]. */
export const Unchosen = ({ choice }: { choice: string }) => (
  <p className="hint">{strategicOrdersText('unchosen', { choice })}</p>
);
