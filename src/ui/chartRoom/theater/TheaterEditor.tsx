import { useMemo } from 'react';
import type { TheaterChart } from '../../chart/theater';
import type { EditorProps } from '../../table/editorProps';
import { StorySection } from '../StorySection';
import { ChartCoastSection } from '../underlay/ChartCoastSection';
import { useChartCoast } from '../underlay/useChartCoast';
import { ForcesSection } from './ForcesSection';
import { TheaterEditorMap } from './TheaterEditorMap';
import { TheaterHexPanel } from './TheaterHexPanel';
import { TheaterScene } from './TheaterScene';
import { type TheaterDesk, type TheaterKit, useTheaterDesk } from './theaterDesk';
import { whereInTheater } from './theaterWhere';
import '../editor.css';

/** An operation on the chart of a theater that is being written: its chart, and beside it who fights, when, for what. */
export function TheaterEditor({ editing, bar, kit }: EditorProps & { kit: TheaterKit }) {
  const desk = useTheaterDesk(editing, kit);
  const { draft, form, change } = desk;
  const { Board, Others, Victory } = kit;
  const chart = useChart(desk);
  const coast = useChartCoast(draft.id, chart);
  return (
    <>
      {bar((path) => whereInTheater(desk, path))}
      <div className="chart-room-board">
        {chart && <TheaterEditorMap {...{ desk, chart }} coasts={coast.coasts} />}
        {Board && <Board desk={desk} />}
      </div>
      <div className="chart-room-panel">
        {chart && <TheaterHexPanel desk={desk} />}
        <ForcesSection desk={desk} />
        <Others desk={desk} />
        <TheaterScene desk={desk} />
        <ChartCoastSection
          coast={coast}
          onTrace={(hexes) => change((it) => form.withGround(it, hexes, 'land'))}
        />
        <Victory desk={desk} />
        <StorySection desk={desk} written={kit.victoryWords(desk.draft)} hasUncertain />
      </div>
    </>
  );
}

/** The same chart until what is drawn of it changes; none where the system draws a board in its place. */
function useChart({ kit, draft, land }: TheaterDesk): TheaterChart | undefined {
  const key = JSON.stringify(kit.drawn(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figures are the same chart
  return useMemo(() => (kit.Board ? undefined : kit.chartOf(draft, land)), [kit, key, land]);
}
