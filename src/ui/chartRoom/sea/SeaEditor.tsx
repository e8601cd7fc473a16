import { useMemo } from 'react';
import { hexesInRectangle } from '../../../hex';
import { painted } from '../../../scenario/draft/sea/ground';
import { FLAT } from '../../hexmap/geometry/plane';
import { chartFieldText } from '../../i18n/chartFields';
import type { EditorProps } from '../../table/editorProps';
import { windowOver } from '../../tacticalSea/shapes';
import { StorySection } from '../StorySection';
import { ChartCoastSection } from '../underlay/ChartCoastSection';
import { UnderlaySection } from '../underlay/UnderlaySection';
import { useChartCoast } from '../underlay/useChartCoast';
import { useUnderlay } from '../underlay/useUnderlay';
import { SeaEditorMap } from './SeaEditorMap';
import { SeaHexPanel } from './SeaHexPanel';
import { SeaScene } from './SeaScene';
import { SeaShips } from './SeaShips';
import { type SeaDesk, type SeaKit, useSeaDesk } from './seaDesk';
import { whereOnSea } from './seaWhere';
import '../editor.css';

/** A battle on open sea that is being written: its map, and beside it who fights, when, for what. */
export function SeaEditor({ editing, bar, kit }: EditorProps & { kit: SeaKit }) {
  const desk = useSeaDesk(editing, kit);
  const { Others, Victory, Wide } = kit;
  const { isOpen } = desk.wide;
  const sea = useSea(desk);
  const { id, place } = desk.draft;
  const underlay = useUnderlay({
    ...{ id, place, plane: FLAT, hexYards: kit.hexYards },
    radius: Math.ceil(Math.max(sea.columns, sea.rows) / 2),
  });
  const wideCoast = useChartCoast(id, useWideChart(desk));
  const trace = () =>
    desk.change((draft) =>
      painted(desk.form, draft, hexesInRectangle(sea).filter(underlay.isLand), 'land'),
    );
  return (
    <>
      {bar((path) => whereOnSea(desk, path))}
      <div className="chart-room-board">
        {Wide && isOpen ? (
          <Wide.Board desk={desk} coasts={wideCoast.coasts} />
        ) : (
          <SeaEditorMap desk={desk} coasts={underlay.coasts} />
        )}
        <ChartChoice desk={desk} />
      </div>
      <div className="chart-room-panel">
        {Wide && isOpen ? <Wide.HexPanel desk={desk} /> : <SeaHexPanel desk={desk} />}
        <SeaShips desk={desk} />
        <SeaScene desk={desk} />
        {Wide && isOpen ? (
          <ChartCoastSection
            coast={wideCoast}
            onTrace={(hexes) => desk.change((draft) => Wide.traced(draft, hexes))}
          />
        ) : (
          <UnderlaySection underlay={underlay} hexYards={kit.hexYards} onTrace={trace} />
        )}
        {Others && <Others desk={desk} />}
        <Victory desk={desk} />
        <StorySection desk={desk} hasUncertain />
      </div>
    </>
  );
}

/** Switches between the battle and the chart of the surrounding waters. */
function ChartChoice({ desk: { kit, draft, wide } }: { desk: SeaDesk }) {
  if (!kit.Wide?.isIn(draft)) return null;
  const names = kit.Wide.names();
  return (
    <fieldset className="chart-switch" aria-label={chartFieldText('chart')}>
      {(['sea', 'wide'] as const).map((it) => (
        <button
          key={it}
          type="button"
          className="button small"
          aria-pressed={wide.isOpen === (it === 'wide')}
          onClick={() => wide.open(it === 'wide')}
        >
          {names[it]}
        </button>
      ))}
    </fieldset>
  );
}

/** The chart of the surrounding waters while it is open. */
const useWideChart = ({ kit: { Wide }, draft, wide: { isOpen } }: SeaDesk) =>
  useMemo(() => (isOpen ? Wide?.chartOf(draft) : undefined), [Wide, draft, isOpen]);

/** The sea as far as it goes, or as it is seen. */
function useSea({ kit, draft, members }: SeaDesk) {
  return useMemo(
    () => kit.seaOf(draft) ?? windowOver(members.flatMap(({ hex }) => hex ?? [])),
    [kit, draft, members],
  );
}
