import { memo, type ReactNode, useId, useMemo } from 'react';
import { type Axial, disk, sameHex } from '../../../../../hex';
import type { BattleScenario, BattleView } from '../../../../../rules/battle';
import { BOARD_SIDES, type EntryHexes, entryHexes, islandHex } from '../../../../../rules/battle';
import { CompassRose } from '../../../../hexmap/CompassRose';
import type { Bounds } from '../../../../hexmap/fit';
import { type Point, translate } from '../../../../hexmap/geometry/points';
import type { ChartName } from '../common/boardProps';
import { centerOf } from '../common/plane';
import { Frame, frameApothem } from './Frame';
import { Entries, Grid } from './Grid';
import { Land } from './Land';
import { Cartouche, ScaleBar } from './Legend';
import { LightVeil } from './LightVeil';
import { Names } from './Names';
import { circumradius, hexagonPath, rimApothem } from './rim';
import { Sea } from './Sea';
import { WeatherVeil } from './Weather';

/** Clear paper around the border of the board. */
const PAPER = 26;

/** What the sheet takes up, the middle of the board at the origin. */
export function sheetBounds(radius: number): Bounds {
  const apothem = frameApothem(radius);
  const across = circumradius(apothem) + PAPER;
  return { left: -across, right: across, top: -apothem - PAPER, bottom: apothem + PAPER };
}

/** From the corner of the sheet to that of the title. */
export const CARTOUCHE_INSET = PAPER;

/** From the corner of the sheet to the middle of the rose. */
const ROSE_INSET = 150;

interface ChartProps {
  view: BattleView;
  names?: readonly ChartName[] | undefined;
}

const NO_NAMES: readonly ChartName[] = [];

/**
 * Everything that stays while ships move: sea, land, grid, border and legend. It renders again only when the board has
 * shifted over the sea.
 */
export const Chart = memo(
  function Chart({ view, names = NO_NAMES }: ChartProps) {
    const { scenario, center } = view;
    return (
      <ChartSheet
        {...{ scenario, center, names }}
        entries={BOARD_SIDES.map((side) => entryHexes(view, side))}
        island={islandHex(view)}
      />
    );
  },
  (a, b) =>
    a.view.scenario.id === b.view.scenario.id &&
    a.names === b.names &&
    sameHex(a.view.center, b.view.center),
);

interface ChartSheetProps {
  scenario: BattleScenario;
  center: Axial;
  names: readonly ChartName[];
  /** Where task forces come in. */
  entries: readonly EntryHexes[];
  island: Axial | undefined;
  /** What the depths of the sea are drawn from, where that may lag behind. */
  shoals?: readonly Axial[];
  /** Over the land, under the names. */
  children?: ReactNode;
}

/** A chart that may change: each of its layers renders when what it shows has changed. */
export function ChartSheet(props: ChartSheetProps) {
  const { scenario, center, names, entries, island, shoals = scenario.land, children } = props;
  const clip = useId();
  const { radius, land } = scenario;
  const hexes = useMemo(() => disk(center, radius), [center, radius]);
  const shores = useMemo(() => (island ? [...shoals, island] : shoals), [shoals, island]);
  const sheet = sheetBounds(radius);
  return (
    <g className="chart">
      <defs>
        <clipPath id={clip}>
          <path d={hexagonPath(rimApothem(radius))} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`}>
        <g transform={seaShift(centerOf(center))}>
          <Sea center={center} radius={radius} land={shores} hexes={hexes} />
          <Entries
            dark={entries.flatMap(({ dark }) => dark)}
            light={entries.flatMap(({ light }) => light.flat())}
          />
          <Land land={land} island={island} />
          {children}
          <g transform={translate(centerOf(center))}>
            <LightVeil apothem={rimApothem(radius)} />
          </g>
          <Grid hexes={hexes} center={center} radius={radius} />
          <Names names={names} />
        </g>
        <WeatherVeil weather={scenario.weather} apothem={rimApothem(radius)} />
      </g>
      <Frame radius={radius} />
      <g className="chart-rose">
        <CompassRose at={{ x: sheet.right - ROSE_INSET, y: sheet.top + ROSE_INSET }} />
      </g>
      <Cartouche
        at={{ x: sheet.left + CARTOUCHE_INSET, y: sheet.top + CARTOUCHE_INSET }}
        scenario={scenario}
      />
      <ScaleBar at={{ x: sheet.left + PAPER, y: sheet.bottom - PAPER }} />
    </g>
  );
}

/** Brings coordinates of the sea under the window of the board [BT-5.17]. */
export const seaShift = ({ x, y }: Point): string => `translate(${-x} ${-y})`;
