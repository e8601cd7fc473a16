import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { shownLayer } from './RangeLayer';
import { LAYERS, useTactical } from './tacticalDesk';

/** What is laid over the sea around the ship that is picked. */
export function LayerBar() {
  const tactical = useTactical();
  const { own, lay } = tactical;
  const shown = shownLayer(tactical);
  if (!own) return null;
  return (
    <fieldset className="tactical-layers" aria-label={strategicTacticalText('layers')}>
      {LAYERS.map((layer) => (
        <button
          key={layer}
          type="button"
          aria-pressed={shown === layer}
          onClick={() => lay(tactical.layer === layer ? null : layer)}
        >
          {strategicTacticalText(`layer.${layer}`)}
        </button>
      ))}
    </fieldset>
  );
}
