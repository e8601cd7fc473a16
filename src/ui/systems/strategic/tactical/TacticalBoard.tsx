import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Axial } from '../../../../hex';
import { courseOf } from '../../../../rules/strategic/tactical/plotting';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { ZoomButtons } from '../../../hexmap/ZoomButtons';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { hexesPath } from '../advanced/plane';
import { roughScale } from '../advanced/useChart';
import { type Desk, useDesk } from '../desk';
import { SeaAdvice } from '../hint/SeaAdvice';
import { LayerBar } from './LayerBar';
import { Shots, Tracks } from './PastLayer';
import { Aims, Courses, Marks, TargetMarks } from './PlanLayer';
import { RangeLayer } from './RangeLayer';
import { Land, LandUnits, NorthArrow, Sea, SmokeHexes, StartHexes } from './SeaLayers';
import { ShipLayer } from './ShipLayer';
import { sayHex } from './say';
import { windowOver } from './shapes';
import { type TacticalDesk, useTactical } from './tacticalDesk';
import { useSeaInput } from './useSeaInput';
import { useSeaZoom } from './useSeaZoom';
import '../../../hexmap/board.css';
import '../../battle/board/chart/chart.css';
import './tactical.css';
import './courses.css';
import './tacticalOrders.css';

/** [ST-1.13] The sea of a tactical action: a window that follows the ships. */
export function TacticalBoard({ plans }: { plans: readonly ClassPlan[] }) {
  const desk = useDesk();
  const tactical = useTactical();
  const { fight, faces } = tactical;
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const [svg, layer] = [useRef<SVGSVGElement>(null), useRef<SVGGElement>(null)];
  const seen = hexesInView(tactical, desk);
  const { column, row } = windowOver(seen);
  const over = useMemo(() => ({ column, row }), [column, row]);
  const [scale, setScale] = useState(1);
  const onScale = useCallback((k: number) => setScale(roughScale(k)), []);
  const zoom = useSeaZoom({ svg, layer, over, hexes: seen, clock: desk.view.clock, onScale });
  const input = useSeaInput({ layer, zoom, over });
  const keysId = useId();
  const { isNight } = fight.action.sky;
  return (
    <div className="board tactical-board" data-hour={isNight ? 'night' : 'day'}>
      <div
        className="board-map"
        role="application"
        aria-roledescription={strategicTacticalText('board')}
        aria-label={strategicTacticalText('board')}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes keys
        tabIndex={0}
        {...input.handlers}
      >
        <svg ref={svg} className="board-svg" aria-hidden="true">
          <g ref={layer}>
            <Sea window={over} />
            <Land fight={fight} window={over} />
            <NorthArrow window={over} />
            <RangeLayer />
            <Tracks />
            <SmokeHexes smoke={fight.tactical.smoke} />
            <Marks />
            <StartHexes fight={fight} />
            <LandUnits fight={fight} />
            <Courses />
            <Aims />
            <SeaAdvice />
            <ShipLayer
              faces={faces}
              silhouettes={silhouettes}
              selected={desk.selected}
              lit={desk.lights.ships}
              scale={scale}
            />
            <TargetMarks />
            <Shots />
            {input.cursor && <path className="tactical-cursor" d={hexesPath([input.cursor])} />}
          </g>
        </svg>
      </div>
      <p id={keysId} className="visually-hidden">
        {strategicTacticalText('keys')}
      </p>
      <Readout pointed={input.pointed} spoken={input.cursor} />
      <LayerBar />
      <ZoomButtons run={input.run} />
    </div>
  );
}

/** How far ahead of own ships the window looks while they are plotted. */
const HEXES_AHEAD = 5;

/** What the window has to show: ships, land units, where own ones may go, and where they start. */
function hexesInView({ fight, faces }: TacticalDesk, { side }: Desk): Axial[] {
  const { tactical } = fight;
  const { start, landHexes } = tactical;
  const ships = [...faces.map(({ ship }) => ship.hex), ...Object.values(landHexes)];
  if (tactical.turn === 0)
    return [...ships, start[side], ...(ships.length > 0 ? [] : [start.allies, start.axis])];
  const ahead = faces
    .filter(({ ship }) => ship.side === side && tactical.stage.kind === 'plot')
    .map(({ ship }) => courseOf(ship, 'F'.repeat(HEXES_AHEAD)).path.at(-1) ?? ship.hex);
  return ships.length > 0 ? [...ships, ...ahead] : [start.allies, start.axis];
}

/** What is under the pointer, and to those who listen what is under the cursor. */
function Readout({ pointed, spoken }: { pointed: Axial | null; spoken: Axial | null }) {
  const tactical = useTactical();
  const desk = useDesk();
  const shown = pointed ?? spoken;
  return (
    <>
      {shown && (
        <p className="board-readout" aria-hidden="true">
          {sayHex(tactical, desk, shown)}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {spoken ? sayHex(tactical, desk, spoken) : ''}
      </p>
    </>
  );
}
