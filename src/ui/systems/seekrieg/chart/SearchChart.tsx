import { useMemo } from 'react';
import { type Axial, isInRectangle } from '../../../../hex';
import { shipsOfForce } from '../../../../rules/seekrieg/query';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { ChartMap } from '../../../chart/ChartMap';
import type { Strip, StripGroup } from '../../../chart/HexStrip';
import { AgeRings, ChartMarks, Courses } from '../../../chart/Layers';
import { openingBounds } from '../../../chart/opening';
import { boundsAround } from '../../../chart/projection';
import { Sky } from '../../../chart/Sky';
import type { Silhouettes } from '../../../ships/silhouette';
import { type Desk, useDesk } from '../desk/desk';
import { frameOf, type SearchFrame } from './frame';
import { ageRings, businessOf, cloudsOf, coursesOf, lightOf } from './layers';
import { MARK_KINDS, marksOf, pickChart } from './picks';
import { pinOf } from './pinOf';
import { sayHex } from './say';
import { type SearchUnit, searchUnits, unitsAt } from './units';

interface ChartProps {
  silhouettes: Silhouettes;
}

/** [SK-8.1] The search map with all that the side knows: forces, flights, reports of the enemy, raids. */
export function SearchChart({ silhouettes }: ChartProps) {
  const desk = useDesk();
  const { view, side, selected, lights, names, legal } = desk;
  const frame = useMemo(() => frameOf(view.scenario), [view.scenario]);
  const { chart, toChart, fromChart } = frame;
  const units = useMemo(() => searchUnits(view), [view]);
  const pins = useMemo(
    () => units.map((it) => pinOf(it, { view, names, silhouettes, lit: lights.ships, toChart })),
    [units, view, names, silhouettes, lights, toChart],
  );
  const marks = useMemo(
    () => marksOf({ legal, selected }).map((it) => ({ ...it, hex: toChart(it.hex) })),
    [legal, selected, toChart],
  );
  const business = useMemo(() => businessOf(units, side, frame), [units, side, frame]);
  const picked = pins.find(({ id }) => id === selected)?.hex;
  return (
    <ChartMap
      {...{ chart, pins, selected, side }}
      isNight={view.environment.light === 'night'}
      words={WORDS()}
      say={(hex) => sayHex(desk, fromChart(hex), units)}
      isOn={(hex) => isInRectangle(chart, hex)}
      home={picked ?? business.own[0] ?? ORIGIN}
      marked={marks.map(({ hex }) => hex)}
      pick={({ hex, pin }) => pickChart(desk, fromChart(hex), units, pin)}
      action={() => boundsAround(business.busy)}
      opening={(window) => openingBounds(business, window)}
      inSight={{ picked, isChoosing: marks.length > 0, reach: [], what: String(selected) }}
      under={(pointed) => (
        <>
          <Sky chart={chart} light={lightOf(view)} areas={cloudsOf(view)} />
          <AgeRings rings={ageRings(units, frame)} />
          <ChartMarks marks={marks} kinds={MARK_KINDS} fields={NONE} pointed={pointed} />
        </>
      )}
      above={<Courses side={side} tracks={NONE} courses={coursesOf(view, units, frame)} />}
      rings={NONE}
      own={business.own}
      strip={stripOf(desk, units, frame)}
      step={`${view.clock}/${side}`}
      over={null}
      buttons={null}
    />
  );
}

const ORIGIN: Axial = { q: 0, r: 0 };
const NONE: readonly never[] = [];

const WORDS = () => ({
  role: seekriegAirText('chart'),
  label: seekriegAirText('chart'),
  keys: seekriegAirText('chartKeys'),
  action: seekriegAirText('toAction'),
});

/** Ships and aircraft of the hex that is pointed at; a name that is pressed picks what it belongs to. */
const stripOf = (desk: Desk, units: readonly SearchUnit[], { fromChart }: SearchFrame): Strip => ({
  label: seekriegAirText('inHex'),
  groupsIn: (hex) => unitsAt(units, fromChart(hex)).flatMap((unit) => groupOf(desk, unit)),
  onPoint: (id) => desk.light(id === null ? NO_LIGHTS : { ...NO_LIGHTS, ships: [id] }),
  onPick: desk.select,
});

function groupOf({ view, names }: Desk, unit: SearchUnit): StripGroup[] {
  const { id, side } = unit;
  if (unit.kind === 'force') {
    const members = shipsOfForce(view, unit.force).map(({ id: ship, sheet, fate }) => ({
      ...{ id: ship, type: sheet.type, name: sheet.name, isLost: fate !== 'inPlay' },
    }));
    return [{ id, side, name: unit.force.name, members }];
  }
  if (unit.kind !== 'flight') return [];
  const members = unit.flight.rows.map(({ aircraft, load, home, count }) => ({
    ...{ id: `${id}/${aircraft}/${load}/${home}`, type: String(count), isLost: false },
    name: names.aircraft(aircraft),
  }));
  return [{ id, side, name: names.flight(id), members }];
}
