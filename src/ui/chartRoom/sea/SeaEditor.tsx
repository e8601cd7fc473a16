import { useMemo } from 'react';
import { hexesInRectangle } from '../../../hex';
import { painted } from '../../../scenario/draft/sea/ground';
import { FLAT } from '../../hexmap/geometry/plane';
import type { EditorProps } from '../../table/editorProps';
import { windowOver } from '../../tacticalSea/shapes';
import { StorySection } from '../StorySection';
import { UnderlaySection } from '../underlay/UnderlaySection';
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
  const { Others, Victory } = kit;
  const sea = useSea(desk);
  const { id, place } = desk.draft;
  const underlay = useUnderlay({
    ...{ id, place, plane: FLAT, hexYards: kit.hexYards },
    radius: Math.ceil(Math.max(sea.columns, sea.rows) / 2),
  });
  const trace = () =>
    desk.change((draft) =>
      painted(desk.form, draft, hexesInRectangle(sea).filter(underlay.isLand), 'land'),
    );
  return (
    <>
      {bar((path) => whereOnSea(desk, path))}
      <div className="chart-room-board">
        <SeaEditorMap desk={desk} coasts={underlay.coasts} />
      </div>
      <div className="chart-room-panel">
        <SeaHexPanel desk={desk} />
        <SeaShips desk={desk} />
        <SeaScene desk={desk} />
        <UnderlaySection underlay={underlay} hexYards={kit.hexYards} onTrace={trace} />
        {Others && <Others desk={desk} />}
        <Victory desk={desk} />
        <StorySection desk={desk} />
      </div>
    </>
  );
}

/** The sea as far as it goes, or as it is seen. */
function useSea({ kit, draft, members }: SeaDesk) {
  return useMemo(
    () => kit.seaOf(draft) ?? windowOver(members.flatMap(({ hex }) => hex ?? [])),
    [kit, draft, members],
  );
}
