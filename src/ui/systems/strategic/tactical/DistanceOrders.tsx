import { useState } from 'react';
import { FACINGS } from '../../../../hex';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { RuleLink } from '../../../rules/RuleLink';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';

/** [ST-15.10d] The surprising side chooses how far apart the fight begins, and in which direction. */
export function DistanceOrders() {
  const { legal, give } = useDesk();
  const orders = ordersOf(legal, 'chooseDistance');
  const distances = [...new Set(orders.map(({ hexes }) => hexes))];
  const [kept, setHexes] = useState<number | null>(null);
  const [direction, setDirection] = useState<number>(1);
  const hexes = kept ?? distances.at(-1);
  const order = orders.find((it) => it.hexes === hexes && it.direction === direction);
  return (
    <div className="tactical-choices">
      <fieldset className="order-choice">
        <legend>{strategicTacticalText('distance')}</legend>
        {distances.map((it) => (
          <button
            key={it}
            type="button"
            className="button small"
            aria-pressed={it === hexes}
            onClick={() => setHexes(it)}
          >
            {it}
          </button>
        ))}
      </fieldset>
      <fieldset className="order-choice">
        <legend>{strategicTacticalText('direction')}</legend>
        {FACINGS.map((it) => (
          <button
            key={it}
            type="button"
            className="button small"
            aria-pressed={it === direction}
            onClick={() => setDirection(it)}
          >
            {strategicTacticalText(`facing.${it}`)}
          </button>
        ))}
      </fieldset>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          disabled={!order}
          onClick={() => order && give(order)}
        >
          {strategicTacticalText('choose')}
        </button>
        <RuleLink system="strategic" rule="ST-15.10d" />
      </div>
    </div>
  );
}
