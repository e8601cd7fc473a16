import type { EditorProps } from '../../../table/editorProps';
import { useEditorDesk } from './desk';
import { EditorMap } from './EditorMap';
import { HexPanel } from './HexPanel';
import { ScenePanel } from './ScenePanel';
import { ShipsPanel } from './ShipsPanel';
import { StoryPanel } from './StoryPanel';
import { VictoryPanel } from './VictoryPanel';
import { whereIn } from './where';
import './editor.css';

/** A battle that is being written: its map, and beside it what is on the map, who fights, when, for what. */
export function BattleEditor({ editing, bar }: EditorProps) {
  const desk = useEditorDesk(editing);
  return (
    <>
      {bar((path) => whereIn(desk.draft, path, desk.nameOf))}
      <div className="chart-room-board">
        <EditorMap key={desk.draft.radius} desk={desk} />
      </div>
      <div className="chart-room-panel">
        <HexPanel desk={desk} />
        <ShipsPanel desk={desk} />
        <ScenePanel desk={desk} />
        <VictoryPanel desk={desk} />
        <StoryPanel desk={desk} />
      </div>
    </>
  );
}
