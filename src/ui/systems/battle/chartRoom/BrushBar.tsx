import { battleEditorText } from '../../../../words/battle/texts/editor';
import { BRUSH_SIZES, BRUSHES, type EditorDesk } from './desk';

/** What the pointer does on the map: move things, or paint land and sea; how much at once. */
export function BrushBar({ desk }: { desk: EditorDesk }) {
  const { brush, size, hold } = desk;
  return (
    <div className="brush-bar" role="toolbar" aria-label={battleEditorText('brushes')}>
      {BRUSHES.map((it) => (
        <button
          key={it}
          type="button"
          className="button small"
          aria-pressed={brush === it}
          data-brush={it}
          onClick={() => hold(it)}
        >
          {battleEditorText(`brush.${it}`)}
        </button>
      ))}
      {brush !== 'hand' && (
        <select
          className="field"
          aria-label={battleEditorText('brushSize')}
          value={size}
          onChange={({ target }) => hold(brush, target.value as EditorDesk['size'])}
        >
          {BRUSH_SIZES.map((it) => (
            <option key={it} value={it}>
              {battleEditorText(`size.${it}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
