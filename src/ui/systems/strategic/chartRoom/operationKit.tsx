import type { TheaterMap } from '../../../../rules/strategic';
import { DEFAULT_DAYLIGHT } from '../../../../rules/strategic/query';
import type { ShipRegistry } from '../../../../scenario';
import type { TheaterShip } from '../../../../scenario/draft/theater/theaterDraft';
import { refitted } from '../../../../scenario/records/figures';
import { hexOfUnit, sizeOfDraft } from '../../../../scenario/strategic/draft/chart';
import { strategicTheater } from '../../../../scenario/strategic/draft/form';
import { OPEN_SEA } from '../../../../scenario/strategic/draft/level';
import type {
  DivisionDraft,
  MapDraft,
  ShipDraft,
  StrategicDraft,
} from '../../../../scenario/strategic/draft/shape';
import { operationVictory } from '../../../../scenario/strategic/draft/victoryWords';
import { exitOf } from '../../../../scenario/strategic/theater';
import { degreesText } from '../../../../words/strategic/common/degrees';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import type { ChartPin } from '../../../chart/pin';
import type { TheaterKit } from '../../../chartRoom/theater/theaterDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { LandSign } from '../../../ships/LandSign';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import { chartOf } from '../advanced/chartOf';
import { Figure } from '../desk/figures';
import { typesText } from '../matrix/Counter';
import { BoxBoard } from './BoxBoard';
import { DivisionFields } from './DivisionFields';
import { DivisionShip, MoreVessels } from './DivisionShip';
import { LandUnits } from './LandUnits';
import { OperationAir } from './OperationAir';
import { OperationScene } from './OperationScene';
import type { PanelProps } from './operationDesk';
import { knownVessel } from './vessels';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const Others = ({ desk }: PanelProps) => (
  <>
    <LandUnits desk={desk} />
    <OperationAir desk={desk} />
  </>
);

/** What the editor needs of an Advanced game [ST-9], which has a chart. */
export const chartKit: Omit<TheaterKit, 'Victory'> = {
  form: strategicTheater,
  hours: HOURS,
  chartOf: ({ map = OPEN_SEA }: StrategicDraft, land) => chartOf(mapOf(map, land), undefined),
  drawn: ({ map = OPEN_SEA }: StrategicDraft) => {
    const { land: _, ...frame } = map;
    return frame;
  },
  pinsOf,
  isNight: ({ time, daylight = DEFAULT_DAYLIGHT }: StrategicDraft) => {
    const hour = Number(time.slice(0, 2));
    return hour < daylight.from || hour >= daylight.to;
  },
  ground: () => ({ system: 'strategic', text: strategicEditorText('ground'), rule: 'ST-1.12' }),
  victoryWords: operationVictory,
  hexName: ({ map = OPEN_SEA }: StrategicDraft, hex) => degreesText(map, hex),
  vesselOf: (ship, registry) => vesselOf(ship, registry),
  placeAt: ({ landUnits }: StrategicDraft, path) => {
    const [, n] = /^landUnits\[(\d+)\]/.exec(path) ?? [];
    return n === undefined ? undefined : landUnits[Number(n)]?.id;
  },
  Scene: OperationScene,
  ForceFields: DivisionFields,
  ShipFields: DivisionShip,
  MoreShips: MoreVessels,
  Others,
  sections: [
    { begins: /^landUnits/, title: () => strategicBoardText('bases') },
    { begins: /^(squadrons|scouts|rules)/, title: () => strategicEditorText('air') },
    { begins: /^spotted/, title: () => strategicEditorText('spotted') },
    { begins: /^tacticalLand/, title: () => strategicEditorText('tacticalLand') },
    { begins: /^(resolution|options)/, title: () => chartFieldText('victory') },
  ],
};

/** The same of a Basic game [ST-6], whose forces stand in range boxes. */
export const boxKit: Omit<TheaterKit, 'Victory'> = { ...chartKit, Board: BoxBoard };

/** The map of the rules as far as it can be drawn. */
function mapOf(map: MapDraft, land: TheaterMap['land']): TheaterMap {
  const { corner, farCorner, names, exits = [] } = map;
  const size = sizeOfDraft(map);
  return {
    ...{ corner, farCorner, ...size, land, coast: [] },
    ...(names && { names }),
    exits: exits.map((exit) => exitOf(exit, map, size)),
  };
}

function vesselOf(ship: TheaterShip, registry: ShipRegistry): ReturnType<TheaterKit['vesselOf']> {
  const known = knownVessel(ship as ShipDraft, '', registry);
  return known && { name: known.card.name, mark: known.card.type };
}

function pinsOf(draft: StrategicDraft, registry: ShipRegistry): ChartPin[] {
  const { map, divisions, landUnits } = draft;
  if (!map) return [];
  return [
    ...landUnits.map(
      (it): ChartPin => ({
        ...{ kind: 'base', id: it.id, hex: hexOfUnit(map, it), side: it.side, name: it.name },
        ...{ sign: <LandSign kind={it.kind} />, state: 'none' },
      }),
    ),
    ...divisions.map((it) => divisionPin(draft, map, it, registry)),
  ];
}

function divisionPin(
  { date, sides, spottedAtStart = [] }: StrategicDraft,
  map: MapDraft,
  division: DivisionDraft,
  registry: ShipRegistry,
): ChartPin {
  const { id, side, ships } = division;
  const known = ships.flatMap((it) => knownVessel(it, date, registry) ?? []);
  const [leader] = known.toSorted((a, b) => b.card.points - a.card.points);
  return {
    ...{ kind: 'force', id, name: id, hex: hexOfUnit(map, division), side },
    ...{ nation: sides[side].nation, isSpotted: spottedAtStart.includes(id) },
    types: typesText(known.map(({ card }) => ({ source: { card } }))),
    figure: leader && <Leader known={leader} date={date} />,
  };
}

const Leader = ({
  known: { card, record },
  date,
}: {
  known: NonNullable<ReturnType<typeof knownVessel>>;
  date: string;
}) => {
  const plans = record ? { [card.id]: silhouetteOf(refitted(record, date)) } : {};
  return <Figure ship={{ card, class: card.id }} plans={plans} />;
};
