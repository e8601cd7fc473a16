import { keyName } from '../controls/keys';
import { MapBar } from '../hexmap/MapBar';

interface LayerBarProps<Layer extends string> {
  label: string;
  layers: readonly { layer: Layer; label: string }[];
  shown: Layer | null;
  lay: (layer: Layer) => void;
  /** Digits lay them too, in their order. */
  hasKeys?: boolean;
}

/** The layers over the sea around the selected ship, one at a time. */
export const LayerBar = <Layer extends string>(props: LayerBarProps<Layer>) => (
  <MapBar label={props.label} switches={NO_SWITCHES} on={props.shown === null ? 0 : 1}>
    {props.layers.map(({ layer, label }, at) => (
      <button
        key={layer}
        type="button"
        className="button small"
        aria-pressed={props.shown === layer}
        aria-keyshortcuts={props.hasKeys ? String(at + 1) : undefined}
        onClick={() => props.lay(layer)}
      >
        {label} {props.hasKeys && <kbd aria-hidden="true">{keyName(String(at + 1))}</kbd>}
      </button>
    ))}
  </MapBar>
);

const NO_SWITCHES: readonly never[] = [];
