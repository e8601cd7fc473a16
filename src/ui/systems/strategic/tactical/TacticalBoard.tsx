import { useMemo } from 'react';
import type { Axial } from '../../../../hex';
import { SIDES } from '../../../../rules/core';
import { courseOf } from '../../../../rules/strategic/query';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { LayerBar } from '../../../tacticalSea/LayerBar';
import { Shots, Tracks } from '../../../tacticalSea/PastLayer';
import { Aims, Marks, Plots, TargetMarks } from '../../../tacticalSea/PlanLayer';
import { RangeLayer } from '../../../tacticalSea/RangeLayer';
import { LandMarks, Smoke, StartHexes } from '../../../tacticalSea/SeaLayers';
import { SeaMap } from '../../../tacticalSea/SeaMap';
import { type Desk, useDesk } from '../desk/desk';
import { pickSea, type SeaMark, seaMarks } from './boardPicks';
import { SeaAdvice } from './SeaAdvice';
import { sayHex } from './say';
import {
  aimsOf,
  chargesOf,
  isLandOf,
  landMarksOf,
  plotsOf,
  seaRanges,
  seaShipOf,
  shotsOf,
  shownLayer,
} from './seaOf';
import { LAYERS, type TacticalDesk, useTactical } from './tacticalDesk';
import './tacticalOrders.css';

/** [ST-1.13] The sea of a tactical action: a window that follows the ships. */
export function TacticalBoard({ plans }: { plans: readonly ClassPlan[] }) {
  const desk = useDesk();
  const tactical = useTactical();
  const { fight } = tactical;
  const ships = useShips(tactical, desk, plans);
  const marks = seaMarks(tactical, desk);
  const { aftermath } = tactical;
  const { names } = desk;
  const wrecks = useMemo(
    () => aftermath.wrecks.map((it) => ({ ...it, name: names.ship(it.ship) })),
    [aftermath, names],
  );
  return (
    <SeaMap
      ships={ships}
      wrecks={wrecks}
      selected={desk.selected}
      isNight={fight.action.sky.isNight}
      isLand={isLandOf(fight)}
      seen={hexesInView(tactical, desk)}
      clock={desk.view.clock}
      words={{
        role: strategicTacticalText('board'),
        label: strategicTacticalText('board'),
        keys: strategicTacticalText('keys'),
      }}
      say={(hex) => sayHex(tactical, desk, hex)}
      marked={marks.map(({ hex }) => hex)}
      pick={({ hex, ship }) => pickSea(tactical, desk, hex, ship)}
      clear={() => desk.select(null)}
      under={<UnderShips marks={marks} />}
      above={<OverShips marks={marks} />}
      over={<Layers />}
    />
  );
}

function useShips({ faces }: TacticalDesk, desk: Desk, plans: readonly ClassPlan[]) {
  const { names, lights } = desk;
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  return useMemo(
    () => faces.map((face) => seaShipOf(face, { names, lights }, silhouettes)),
    [faces, names, lights, silhouettes],
  );
}

/** How far ahead of own ships the window reaches while plotting. */
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

/** Marks of hexes, in the order in which they lie over each other; those of targets lie over the ships. */
const HEX_KINDS = [
  'anew',
  'waypoint',
  'course',
  'place',
  'hunt',
] as const satisfies readonly SeaMark['kind'][];

function UnderShips({ marks }: { marks: readonly SeaMark[] }) {
  const desk = useDesk();
  const tactical = useTactical();
  const { fight, aftermath } = tactical;
  const { turn, stage, start, smoke } = fight.tactical;
  const ranges = seaRanges(tactical);
  const aims = aimsOf(tactical, desk);
  const isPlacing = turn === 0 && stage.kind === 'placement';
  return (
    <>
      {ranges && <RangeLayer ranges={ranges} />}
      <Tracks tracks={aftermath.tracks} />
      <Smoke smoke={smoke} />
      <Marks marks={marks} kinds={HEX_KINDS} />
      {isPlacing && <StartHexes starts={SIDES.map((side) => ({ side, hex: start[side] }))} />}
      <LandMarks marks={landMarksOf(fight, desk)} />
      <Plots plots={plotsOf(tactical, desk)} />
      {aims && <Aims {...aims} />}
      <SeaAdvice />
    </>
  );
}

function OverShips({ marks }: { marks: readonly SeaMark[] }) {
  const { aftermath, fight } = useTactical();
  const targets = marks.filter(({ kind }) => kind === 'target').map(({ hex }) => hex);
  return (
    <>
      <TargetMarks hexes={targets} />
      {fight.tactical.stage.kind === 'plot' && (
        <Shots shots={shotsOf(aftermath)} charges={chargesOf(aftermath)} />
      )}
    </>
  );
}

/** What is laid over the sea around the ship that is picked. */
function Layers() {
  const tactical = useTactical();
  const { own, lay } = tactical;
  if (!own) return null;
  return (
    <LayerBar
      label={strategicTacticalText('layers')}
      layers={LAYERS.map((layer) => ({ layer, label: strategicTacticalText(`layer.${layer}`) }))}
      shown={shownLayer(tactical)}
      lay={(layer) => lay(tactical.layer === layer ? null : layer)}
    />
  );
}
