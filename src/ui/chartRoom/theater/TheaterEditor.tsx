import type { EditorProps } from '../../table/editorProps';
import { StorySection } from '../StorySection';
import { ForcesSection } from './ForcesSection';
import { TheaterEditorMap } from './TheaterEditorMap';
import { TheaterHexPanel } from './TheaterHexPanel';
import { TheaterScene } from './TheaterScene';
import { type TheaterKit, useTheaterDesk } from './theaterDesk';
import { whereInTheater } from './theaterWhere';
import '../editor.css';

/** An operation on the chart of a theater that is being written: its chart, and beside it who fights, when, for what. */
export function TheaterEditor({ editing, bar, kit }: EditorProps & { kit: TheaterKit }) {
  const desk = useTheaterDesk(editing, kit);
  const { Board, Others, Victory } = kit;
  return (
    <>
      {bar((path) => whereInTheater(desk, path))}
      <div className="chart-room-board">
        {Board ? <Board desk={desk} /> : <TheaterEditorMap desk={desk} />}
      </div>
      <div className="chart-room-panel">
        {!Board && <TheaterHexPanel desk={desk} />}
        <ForcesSection desk={desk} />
        <Others desk={desk} />
        <TheaterScene desk={desk} />
        <Victory desk={desk} />
        <StorySection desk={desk} written={kit.victoryWords(desk.draft)} hasUncertain />
      </div>
    </>
  );
}
