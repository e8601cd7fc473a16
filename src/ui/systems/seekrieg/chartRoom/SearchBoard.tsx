import { useMemo } from 'react';
import type { Axial } from '../../../../hex';
import { MILES_PER_HEX, ZONE_MILES } from '../../../../rules/seekrieg/query';
import type { ShipRegistry } from '../../../../scenario';
import { fromFile } from '../../../../scenario/draft/hexes';
import { isSearchLand } from '../../../../scenario/seekrieg/draft/searchMap';
import type { DraftSearch, SeekriegDraft } from '../../../../scenario/seekrieg/draft/shape';
import { sheetOn, vesselOf } from '../../../../scenario/seekrieg/shipSheet';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import type { ChartPin } from '../../../chart/pin';
import { EditorChart } from '../../../chartRoom/theater/EditorChart';
import { FLAT } from '../../../hexmap/geometry/plane';
import type { Point } from '../../../hexmap/geometry/points';
import { chartFieldText } from '../../../i18n/chartFields';
import { LandSign } from '../../../ships/LandSign';
import { ShipPicture } from '../../../ships/ShipFigure';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import { leaderOf, typesOf } from '../chart/forceFace';
import type { SearchFrame } from '../chart/frame';
import { hullOf } from '../desk/hullOf';
import { hexOnSearch, piecesAt, searchDeskOf, searchHexName, useFrame } from './searchDesk';
import type { SeekriegDesk } from './seekriegDesk';
import { zoneText } from './zoneText';
import './searchBoard.css';

interface SearchBoardProps {
  desk: SeekriegDesk;
  /** The coast of the earth, to trace. */
  coasts: readonly (readonly Point[])[];
}

/** [SK-8.1] The search map of a battle that is written: its forces and bases are dragged, its land is painted. */
export function SearchBoard({ desk, coasts }: SearchBoardProps) {
  const { draft, editing } = desk;
  const frame = useFrame(desk);
  const { registry } = editing;
  const pins = useMemo(() => pinsOf(draft, frame, registry), [draft, frame, registry]);
  return (
    <EditorChart
      desk={searchDeskOf(desk, frame)}
      chart={frame.chart}
      {...{ pins, coasts }}
      isNight={desk.kit.isNight(draft)}
      title={draft.title}
      say={(hex) => sayHex(draft, frame.fromChart(hex))}
      editing={editing}
      hexOf={(path) => {
        const hex = hexOnSearch(draft, path);
        return hex && frame.toChart(hex);
      }}
    >
      {draft.search && <Zones zones={draft.search.zones} frame={frame} />}
    </EditorChart>
  );
}

const sayHex = (draft: SeekriegDraft, hex: Axial): string =>
  [
    chartFieldText(`hexIs.${isSearchLand(draft, hex) ? 'land' : 'sea'}`, {
      hex: searchHexName(hex),
    }),
    ...piecesAt(draft, hex).map(({ name }) => name),
  ].join('; ');

/** Drawing units of a mile. */
const MILE = FLAT.pitch.y / MILES_PER_HEX;
const LABEL_INSET = 12 * MILE;

/** [SK-7.1] The borders of the weather zones, and what weather each has. */
function Zones({ zones, frame }: { zones: DraftSearch['zones']; frame: SearchFrame }) {
  const { x, y } = FLAT.center(frame.toChart(fromFile(zones.corner)));
  const side = ZONE_MILES * MILE;
  return zones.areas.map((row, r) =>
    row.map((_, c) => {
      const at = { x: x + c * side, y: y + r * side };
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place
        <g key={`${r}/${c}`} className="search-zone">
          <rect {...at} width={side} height={side} />
          <text x={at.x + LABEL_INSET} y={at.y + LABEL_INSET}>
            {zoneText(zones, { row: r, column: c })}
          </text>
        </g>
      );
    }),
  );
}

/** Forces and bases as the game pins them. */
function pinsOf(
  draft: SeekriegDraft,
  { toChart }: SearchFrame,
  registry: ShipRegistry,
): ChartPin[] {
  const { search, bases = [], sides } = draft;
  const forces = search?.forces ?? [];
  return [
    ...bases.map(
      ({ name, side, hex }, b): ChartPin => ({
        ...{ kind: 'base', id: `bases[${b}]`, name, side, hex: toChart(fromFile(hex)) },
        ...{ sign: <LandSign kind="airbase" />, state: 'none' },
      }),
    ),
    ...forces.map((force, f): ChartPin => {
      const { side, hex } = force;
      const number = forces.slice(0, f + 1).filter((it) => it.side === side).length;
      return {
        ...{ kind: 'force', id: `search.forces[${f}]`, side, hex: toChart(fromFile(hex)) },
        ...{ name: seekriegAirText('force.short', { number }), nation: sides[side].nation },
        ...{ isSpotted: false, ...faceOf(draft, force.elements, registry) },
      };
    }),
  ];
}

/** What ships a force has, and a picture of the largest. */
function faceOf({ elements, date }: SeekriegDraft, ids: readonly string[], registry: ShipRegistry) {
  const vessels = elements
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ ships }) => ships.flatMap(({ ship }) => vesselOf(registry, ship) ?? []))
    .map((vessel) => ({ vessel, sheet: sheetOn(vessel, date) }));
  const leader = leaderOf(vessels);
  const hull = leader && hullOf(leader.sheet);
  const record =
    leader && 'shipClass' in leader.vessel ? silhouetteOf(leader.vessel.shipClass) : undefined;
  return {
    types: typesOf(vessels),
    figure: hull && <ShipPicture type={hull} record={record} />,
  };
}
