import type { Axial } from '../../../../hex';
import { isOnMap } from '../../../../rules/strategic/advanced/map';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import type { Picking, Target } from '../../../hexmap/picking';
import type { Desk } from '../desk';
import { type ChartMark, pickHex } from './chartPicks';
import type { RouteDesk } from './routes/useRoutes';
import type { ChartUnit } from './units';

/** A hex of the chart, and the pin that is meant. */
export interface ChartTarget extends Target {
  unit?: ChartUnit;
}

interface ChartPicked {
  desk: Desk;
  routes: RouteDesk;
  map: TheatreMap;
  units: readonly ChartUnit[];
  marks: readonly ChartMark[];
  /** Told by what the chart itself was picked. */
  onPick(by: 'mouse' | 'touch' | 'keys'): void;
}

const ORIGIN: Axial = { q: 0, r: 0 };

/** What can be picked on the chart: its hexes, and what is pinned to them. */
export function chartPicking(picked: ChartPicked): Picking<ChartTarget> {
  const { desk, routes, map, units, marks, onPick } = picked;
  const { plot, isAdding } = routes;
  const isOwn = ({ side }: ChartUnit): boolean => side === desk.side;
  const home = units.find(({ id }) => id === desk.selected) ?? units.find(isOwn);

  return {
    field: { center: home?.hex ?? ORIGIN, has: (hex) => isOnMap(map, hex) },
    home: home?.hex ?? ORIGIN,
    busy: units.map(({ hex }) => hex),
    marked: marks.map(({ hex }) => hex),
    pieces: '[data-unit]',
    pieceOf: ({ unit: id }) => {
      const unit = units.find((it) => it.id === id);
      return unit && { hex: unit.hex, unit };
    },
    targetIn: (hex) => ({ hex }),
    pick: ({ hex, unit }, { by, isAdded }) => {
      onPick(by);
      // With Shift, or where that is switched on, a point is added to a course.
      pickHex(desk, hex, unit, { plot, isAdded: isAdded || isAdding });
    },
  };
}
