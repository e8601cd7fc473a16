import { type Axial, distance, hexesInRectangle } from '../../../../hex';
import { enemyOf } from '../../../../rules/core';
import {
  covers,
  type Formation,
  formationsOf,
  hexOfHome,
  MAX_MOVE_HEXES,
  reachOf,
  strikeRange,
  taskForceSpeed,
} from '../../../../rules/sea-wings/query';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import type { MapSwitch } from '../../../hexmap/MapBar';
import type { Region } from '../../../hexmap/mapProps';
import { type Desk, ownForce } from '../desk/desk';
import { ownForces } from './layers';
import type { ChartUnit } from './units';

/** What can be laid over the chart, with its key; kept under these names for every chart. */
const CHOICES = [
  { id: 'chartReach', stroke: 'i', name: 'reach' },
  { id: 'chartSearch', stroke: 'l', name: 'search' },
  { id: 'chartStrikes', stroke: 'o', name: 'strikes' },
  { id: 'chartThreats', stroke: 'h', name: 'threats' },
] as const;
type OverlayName = (typeof CHOICES)[number]['name'];

export const chartSwitches = (): MapSwitch[] =>
  CHOICES.map(({ id, stroke, name }) => ({
    ...{ id, stroke },
    short: wingsChartText(`overlay.${name}.short`),
    label: wingsChartText(`overlay.${name}.label`),
  }));

type Shown = Pick<Desk, 'view' | 'side' | 'selected'> & { units: readonly ChartUnit[] };

export const chartOverlays = (shown: Shown, on: readonly string[]): Region[] =>
  CHOICES.filter(({ id }) => on.includes(id)).flatMap(({ name }) => OVERLAYS[name](shown));

const OVERLAYS: Readonly<Record<OverlayName, (shown: Shown) => Region[]>> = {
  reach: (shown) => region('sailing', reachable(shown)),
  search: (shown) => region('searched', searched(shown)),
  strikes: (shown) => region('striking', inReach(shown)),
  threats: (shown) => region('enemyShips', near(shown)),
};

/** [WG-16.11] Where own ships may be after this turn: of the task force picked, else of all. */
function reachable({ view, side, selected }: Shown): Axial[] {
  const force = ownForce({ view, side });
  if (!force) return [];
  const all = ownForces({ view, side });
  const picked = all.filter(({ id }) => id === selected);
  return (picked.length > 0 ? picked : all).flatMap((it) => [
    it.hex,
    ...[...reachOf(view.scenario, it.hex, taskForceSpeed(force, it)).values()].flatMap(
      (path) => path.at(-1) ?? [],
    ),
  ]);
}

function searched({ view, side }: Shown): Axial[] {
  const force = ownForce({ view, side });
  return force ? searchedBy({ view, side }, formationsOf(force)) : [];
}

/** [WG-6.15] The hexes in the arcs of the planned searches of some own formations, each once. */
export function searchedBy(
  { view, side }: Pick<Desk, 'view' | 'side'>,
  formations: readonly Formation[],
): Axial[] {
  const force = ownForce({ view, side });
  if (!force) return [];
  const tasks = formations.flatMap((formation) => {
    const from = hexOfHome(force, formation);
    return from ? formation.boxes.search.map((task) => ({ from, ...task })) : [];
  });
  return hexesInRectangle(view.scenario.map).filter((hex) =>
    tasks.some(({ from, arc, rangeHexes }) => covers(from, arc, rangeHexes, hex)),
  );
}

/** [WG-8.4] What bombers can strike: those of what is picked, else of all. */
function inReach({ view, side, selected }: Shown): Axial[] {
  const force = ownForce({ view, side });
  if (!force) return [];
  const ships = force.taskForces[selected ?? '']?.ships ?? [];
  const bombers = formationsOf(force).filter(({ type }) => type.loads.length > 0);
  const picked = bombers.filter(({ home }) => home.id === selected || ships.includes(home.id));
  const circles = (picked.length > 0 ? picked : bombers).flatMap((formation) => {
    const hex = hexOfHome(force, formation);
    return hex ? [{ hex, hexes: strikeRange(formation) }] : [];
  });
  return hexesInRectangle(view.scenario.map).filter((hex) =>
    circles.some((circle) => distance(circle.hex, hex) <= circle.hexes),
  );
}

/** [WG-16.11, WG-18.1] Where enemy markers may come within gun range in this turn. */
function near({ view, side, units }: Shown): Axial[] {
  const enemies = units.filter((unit) => unit.side === enemyOf(side) && unit.kind === 'marker');
  return enemies.flatMap(({ hex }) =>
    [...reachOf(view.scenario, hex, MAX_MOVE_HEXES).values()].flatMap((path) => path.at(-1) ?? hex),
  );
}

type RegionName = 'sailing' | 'searched' | 'striking' | 'enemyShips';

const region = (name: RegionName, hexes: readonly Axial[]): Region[] =>
  hexes.length === 0
    ? []
    : [{ key: name, kind: `chart-${name}`, hexes, label: wingsChartText(`region.${name}`) }];
