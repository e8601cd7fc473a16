import { type Axial, distance } from '../../../../hex';
import { dangerZones, hexesOf, sailingZone, sightZones } from '../../../../rules/strategic/query';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import type { MapSwitch } from '../../../hexmap/MapBar';
import type { Region } from '../../../hexmap/mapProps';
import type { Desk } from '../desk/desk';
import { strikeCircles } from './ranges';
import { searchedHexes, searchesPlanned } from './searched';
import type { ChartUnit } from './units';

/** What can be laid over the chart, with its key. */
const CHOICES = [
  { id: 'chartReach', stroke: 'i', name: 'reach' },
  { id: 'chartSearch', stroke: 'l', name: 'search' },
  { id: 'chartSighting', stroke: 'o', name: 'sighting' },
  { id: 'chartThreats', stroke: 'h', name: 'threats' },
  { id: 'chartLegend', stroke: 'k', name: 'legend' },
] as const;
type OverlayName = Exclude<(typeof CHOICES)[number]['name'], 'legend'>;

export const LEGEND = 'chartLegend';

export const chartSwitches = (): MapSwitch[] =>
  CHOICES.map(({ id, stroke, name }) => ({
    ...{ id, stroke },
    short: strategicChartText(`overlay.${name}.short`),
    label: strategicChartText(`overlay.${name}.label`),
  }));

type Shown = Pick<Desk, 'view' | 'side' | 'selected'> & { units: readonly ChartUnit[] };

/** The overlays that are on, as the rules give them. */
export const chartOverlays = (shown: Shown, on: readonly string[]): Region[] =>
  CHOICES.filter(({ id }) => on.includes(id)).flatMap(({ name }) =>
    name === 'legend' ? [] : OVERLAYS[name](shown),
  );

const OVERLAYS: Readonly<Record<OverlayName, (shown: Shown) => Region[]>> = {
  reach: (shown) => [...sailing(shown), ...striking(shown)],
  search: ({ view, side }) => [
    ...region('searched', searchedHexes(view, side)),
    ...region('planned', searchesPlanned(view, side)),
  ],
  sighting: ({ view, side }) => {
    const { certain, possible } = sightZones(view, side);
    return [...region('certain', certain), ...region('possible', [...certain, ...possible])];
  },
  threats: ({ view, side }) => {
    const { ships, aircraft } = dangerZones(view, side, MAX_REPORT_TURNS);
    return [...region('enemyShips', ships), ...region('enemyAircraft', aircraft)];
  },
};

/** Reports that are older tell little. */
const MAX_REPORT_TURNS = 4;
/** Turns over which the reach of ships is shown. */
const SAILING_TURNS = 6;

/** [ST-9.2] The division picked, else all of one's own. */
function sailing({ view, side, selected }: Shown): Region[] {
  const own = Object.keys(view.forces[side]?.divisions ?? {});
  const picked = own.filter((id) => id === selected);
  const hexes = sailingZone(view, side, picked.length > 0 ? picked : own, SAILING_TURNS);
  return region('sailing', hexes, SAILING_TURNS);
}

/** [ST-12.6] The strike radius of the carrier or base picked, else of all. */
function striking({ view, side, selected, units }: Shown): Region[] {
  const { map } = view.scenario;
  const circles = strikeCircles(view, side, units, selected);
  if (!map || circles.length === 0) return [];
  const isIn = (hex: Axial) => circles.some((it) => distance(it.hex, hex) <= it.hexes);
  return region('striking', hexesOf(map).filter(isIn));
}

type RegionName =
  | 'sailing'
  | 'striking'
  | 'searched'
  | 'planned'
  | 'certain'
  | 'possible'
  | 'enemyShips'
  | 'enemyAircraft';

const region = (name: RegionName, hexes: readonly Axial[], turns = 0): Region[] =>
  hexes.length === 0
    ? []
    : [
        {
          ...{ key: name, kind: `chart-${name}`, hexes },
          label: strategicChartText(`region.${name}`, { turns }),
        },
      ];
