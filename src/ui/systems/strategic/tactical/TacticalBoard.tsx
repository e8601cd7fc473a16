import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { Axial } from '../../../../hex';
import { courseOf } from '../../../../rules/strategic/tactical/plotting';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { boundsAround } from '../../../chart/projection';
import type { Placement } from '../../../hexmap/fit';
import { roughScale } from '../../../hexmap/fit';
import { FLAT } from '../../../hexmap/geometry/plane';
import { HexMap } from '../../../hexmap/HexMap';
import { useHexMap, useMapElements } from '../../../hexmap/useHexMap';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { type Desk, useDesk } from '../desk';
import { SeaAdvice } from '../hint/SeaAdvice';
import { LayerBar } from './LayerBar';
import { hullScale, nameScale } from './labels';
import { Shots, Tracks } from './PastLayer';
import { Aims, Courses, Marks, TargetMarks } from './PlanLayer';
import { chartPoint } from './plane';
import { RangeLayer } from './RangeLayer';
import { Land, LandUnits, NorthArrow, Sea, SmokeHexes, StartHexes } from './SeaLayers';
import { ShipLayer } from './ShipLayer';
import { sayHex } from './say';
import { seaPicking } from './seaPicking';
import { sheetOfWindow, windowOver } from './shapes';
import { type TacticalDesk, useTactical } from './tacticalDesk';
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
  const elements = useMapElements();
  const seen = hexesInView(tactical, desk);
  const { column, row } = windowOver(seen);
  const over = useMemo(() => ({ column, row }), [column, row]);
  const sheet = useMemo(() => sheetOfWindow(over), [over]);
  const { scale, onMove } = useLegible(elements.svg);
  const map = useHexMap(elements, {
    ...{ plane: FLAT, sheet, onMove, isOpenSea: true },
    action: () => boundsAround(seen),
    watch: { points: seen.map(chartPoint), need: 'all', when: desk.view.clock },
    picking: seaPicking(tactical, desk, over),
  });
  return (
    <HexMap
      map={map}
      className="tactical-board"
      data={{ 'data-hour': fight.action.sky.isNight ? 'night' : 'day' }}
      words={{
        role: strategicTacticalText('board'),
        label: strategicTacticalText('board'),
        keys: strategicTacticalText('keys'),
      }}
      say={(hex) => sayHex(tactical, desk, hex)}
      over={<LayerBar />}
    >
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
    </HexMap>
  );
}

/** Names and hulls stay legible at every scale: by two properties of the drawing, without a render; where names stand is rendered with the rough scale. */
function useLegible(svg: RefObject<SVGSVGElement | null>) {
  const [scale, setScale] = useState(1);
  const onMove = useCallback(
    ({ k }: Placement) => {
      svg.current?.style.setProperty('--name-scale', String(nameScale(k)));
      svg.current?.style.setProperty('--hull-scale', String(hullScale(k)));
      setScale(roughScale(k));
    },
    [svg],
  );
  return { scale, onMove };
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
