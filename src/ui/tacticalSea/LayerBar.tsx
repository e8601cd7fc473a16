interface LayerBarProps<Layer extends string> {
  label: string;
  layers: readonly { layer: Layer; label: string }[];
  shown: Layer | null;
  lay: (layer: Layer) => void;
}

/** The layers over the sea around the selected ship. */
export const LayerBar = <Layer extends string>(props: LayerBarProps<Layer>) => (
  <fieldset className="tactical-layers" aria-label={props.label}>
    {props.layers.map(({ layer, label }) => (
      <button
        key={layer}
        type="button"
        aria-pressed={props.shown === layer}
        onClick={() => props.lay(layer)}
      >
        {label}
      </button>
    ))}
  </fieldset>
);
