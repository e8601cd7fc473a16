import { chartFieldText } from '../i18n/chartFields';

/** How much a brush paints at once. */
const BRUSH_SIZES = ['one', 'seven', 'fill'] as const;
export type BrushSize = (typeof BRUSH_SIZES)[number];

interface BrushBarProps<Brush extends string> {
  brushes: readonly { brush: Brush; label: string; paints: boolean }[];
  brush: Brush;
  size: BrushSize;
  hold(brush: Brush, size?: BrushSize): void;
}

/** What the pointer does on the map: move things, or paint land and sea; how much at once. */
export function BrushBar<Brush extends string>(props: BrushBarProps<Brush>) {
  const { brushes, brush, size, hold } = props;
  return (
    <div className="brush-bar" role="toolbar" aria-label={chartFieldText('brushes')}>
      {brushes.map((it) => (
        <button
          key={it.brush}
          type="button"
          className="button small"
          aria-pressed={brush === it.brush}
          data-brush={it.brush}
          onClick={() => hold(it.brush)}
        >
          {it.label}
        </button>
      ))}
      {brushes.some((it) => it.paints && it.brush === brush) && (
        <select
          className="field"
          aria-label={chartFieldText('brushSize')}
          value={size}
          onChange={({ target }) => hold(brush, target.value as BrushSize)}
        >
          {BRUSH_SIZES.map((it) => (
            <option key={it} value={it}>
              {chartFieldText(`size.${it}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
