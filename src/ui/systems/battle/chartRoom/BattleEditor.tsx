import { traced } from '../../../../scenario/battle/draft/ground';
import { victoryWords } from '../../../../scenario/battle/draft/victoryWords';
import { StorySection } from '../../../chartRoom/StorySection';
import { UnderlaySection } from '../../../chartRoom/underlay/UnderlaySection';
import { useUnderlay } from '../../../chartRoom/underlay/useUnderlay';
import { POINTY } from '../../../hexmap/geometry/plane';
import type { EditorProps } from '../../../table/editorProps';
import { HEX_YARDS } from '../board/common/range';
import { useEditorDesk } from './desk';
import { EditorMap } from './EditorMap';
import { HexPanel } from './HexPanel';
import { ScenePanel } from './ScenePanel';
import { ShipsPanel } from './ShipsPanel';
import { VictoryPanel } from './VictoryPanel';
import { whereIn } from './where';
import '../../../chartRoom/editor.css';

/** A battle that is being written: its map, and beside it what is on the map, who fights, when, for what. */
export function BattleEditor({ editing, bar }: EditorProps) {
  const desk = useEditorDesk(editing);
  const { id, place, radius } = desk.draft;
  const underlay = useUnderlay({ id, place, radius, plane: POINTY, hexYards: HEX_YARDS });
  return (
    <>
      {bar((path) => whereIn(desk.draft, path, desk.nameOf))}
      <div className="chart-room-board">
        <EditorMap key={desk.draft.radius} desk={desk} underlay={underlay} />
      </div>
      <div className="chart-room-panel">
        <HexPanel desk={desk} />
        <ShipsPanel desk={desk} />
        <ScenePanel desk={desk} />
        <UnderlaySection
          underlay={underlay}
          hexYards={HEX_YARDS}
          onTrace={() => desk.change((draft) => traced(draft, underlay.isLand))}
        />
        <VictoryPanel desk={desk} />
        <StorySection desk={desk} written={victoryWords(desk.draft, desk.nameOf)} />
      </div>
    </>
  );
}
