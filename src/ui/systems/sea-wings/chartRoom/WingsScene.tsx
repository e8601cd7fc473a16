import { framed } from '../../../../scenario/sea-wings/draft/frame';
import type { SeaWingsDraft } from '../../../../scenario/sea-wings/draft/shape';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { NumberField } from '../../../chartRoom/fields';
import type { WingsEditorDesk } from './wingsEditorDesk';

type MapDraft = SeaWingsDraft['map'];

/** [WG-1.2] Where on the earth the chart lies, and how large it is. */
export function WingsScene({ desk }: { desk: WingsEditorDesk }) {
  const { draft, change, editing } = desk;
  const { corner } = draft.map;
  const set = (changed: Partial<MapDraft>, gesture: string) =>
    change((it) => framed(it, changed), `map ${gesture}`);
  return (
    <fieldset className="chart-choice">
      <legend>{wingsEditorText('corner')}</legend>
      <div className="chart-figures">
        {(['lat', 'lon'] as const).map((key) => (
          <NumberField
            key={key}
            label={wingsEditorText(key)}
            path={`map.corner.${key}`}
            value={corner[key]}
            onChange={(degrees) => set({ corner: { ...corner, [key]: degrees ?? 0 } }, key)}
            onDone={editing.settle}
          />
        ))}
        <NumberField
          label={wingsEditorText('midLatitude')}
          path="map.midLatitude"
          value={draft.map.midLatitude}
          min={-80}
          max={80}
          onChange={(degrees) => set({ midLatitude: degrees ?? 0 }, 'midLatitude')}
          onDone={editing.settle}
        />
        {(['columns', 'rows'] as const).map((key) => (
          <NumberField
            key={key}
            label={wingsEditorText(key)}
            path={`map.${key}`}
            value={draft.map[key]}
            min={1}
            onChange={(count) => set({ [key]: Math.round(count ?? 1) }, key)}
            onDone={editing.settle}
          />
        ))}
      </div>
    </fieldset>
  );
}
