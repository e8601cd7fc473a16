import type { Axial } from '../../../../hex';
import { SIDES } from '../../../../rules/core';
import { BASE_TABLE, baseCard, type ShipCard } from '../../../../rules/sea-wings/query';
import type { RegisteredShip, ShipRegistry } from '../../../../scenario';
import { fromFile } from '../../../../scenario/draft/hexes';
import type { TheaterShip } from '../../../../scenario/draft/theater/theaterDraft';
import { refitted } from '../../../../scenario/records/figures';
import { seaWingsTheater } from '../../../../scenario/sea-wings/draft/form';
import type { SeaWingsDraft, ShipDraft } from '../../../../scenario/sea-wings/draft/shape';
import { wingsVictory } from '../../../../scenario/sea-wings/draft/victoryWords';
import { FIRST_HOURS } from '../../../../scenario/sea-wings/schema';
import { shipCardOn } from '../../../../scenario/sea-wings/shipCard';
import { positionText } from '../../../../words/sea-wings/common/names';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import type { ChartPin } from '../../../chart/pin';
import type { TheaterChart } from '../../../chart/theater';
import { shipMark } from '../../../chartRoom/shipTypes';
import type { TheaterKit } from '../../../chartRoom/theater/theaterDesk';
import { silhouetteOf } from '../../../ships/silhouetteOf';
import { chartOf } from '../chart/chartOf';
import { baseSign, typesText, worth } from '../chart/pinOf';
import { ShipSign } from '../desk/figures';
import { baseName, WingsBases } from './WingsBases';
import { WingsCards } from './WingsCards';
import { WingsScene } from './WingsScene';
import { MerchantsToAdd, WingsForceFields, WingsShip } from './WingsShip';
import { WingsVictory } from './WingsVictory';
import type { WingsEditorDesk } from './wingsEditorDesk';

/** [WG-1.13] First turns that are dark. */
const DARK: readonly string[] = ['00:00', '20:00'];

const Others = ({ desk }: { desk: WingsEditorDesk }) => (
  <>
    <WingsBases desk={desk} />
    <WingsCards desk={desk} />
  </>
);

/** What the editor of operations on a chart needs of Sea Wings. */
export const wingsKit: TheaterKit = {
  form: seaWingsTheater,
  hours: FIRST_HOURS,
  chartOf: drawnChart,
  drawn: ({ map: { land: _, ...map }, sides, bases }: SeaWingsDraft) => [
    map,
    bases,
    SIDES.map((side) => sides[side].friendlyEdges),
  ],
  pinsOf: (draft: SeaWingsDraft, registry) => [
    ...draft.bases.map(basePin),
    ...draft.forces.map((force) => forcePin(draft, force, registry)),
  ],
  isNight: ({ time }: SeaWingsDraft) => DARK.includes(time),
  ground: () => ({ system: 'sea-wings', text: wingsEditorText('ground'), rule: 'WG-1.10' }),
  victoryWords: wingsVictory,
  hexName: ({ map }: SeaWingsDraft, hex) => positionText(map, hex),
  vesselOf,
  placeAt: ({ bases }: SeaWingsDraft, path) => {
    const [, b] = /^bases\[(\d+)\]/.exec(path) ?? [];
    return b === undefined ? undefined : bases[Number(b)]?.id;
  },
  Scene: WingsScene,
  ForceFields: WingsForceFields,
  ShipFields: WingsShip,
  MoreShips: MerchantsToAdd,
  Others,
  Victory: WingsVictory,
  sections: [
    { begins: /^bases/, title: () => wingsEditorText('bases') },
    { begins: /^sides\.\w+\.(?!name|nation)/, title: () => wingsEditorText('cards') },
    { begins: /^requiredStrikes/, title: () => wingsEditorText('strikes') },
    { begins: /^options/, title: () => wingsEditorText('fixed') },
  ],
};

/** The chart of the rules, with the exits of both sides. */
function drawnChart({ map, sides, bases }: SeaWingsDraft, land: readonly Axial[]): TheaterChart {
  const { names = [], land: _, ...frame } = map;
  const friendlyEdges = {
    allies: sides.allies.friendlyEdges,
    axis: sides.axis.friendlyEdges,
  };
  const named = bases.map(({ id, hex, side, base }) => ({
    ...baseCard(id, base),
    ...{ hex: fromFile(hex), side },
  }));
  const size = { columns: Math.max(1, frame.columns), rows: Math.max(1, frame.rows) };
  const facts = { map: { ...frame, ...size, friendlyEdges, land }, bases: named };
  const chart = chartOf(facts, { coast: undefined, names }, 'allies');
  const axis = chartOf(facts, { coast: undefined, names }, 'axis');
  const exits = [chart, axis].flatMap((it) =>
    it.exits.map((exit) => ({ ...exit, id: `${exit.side} ${exit.id}` })),
  );
  return { ...chart, exits };
}

const basePin = ({ id, hex, side, base }: SeaWingsDraft['bases'][number]): ChartPin => ({
  ...{ kind: 'base', id, hex: fromFile(hex), side, name: baseName(base), state: 'none' },
  sign: baseSign(BASE_TABLE[base].type),
});

function forcePin(
  draft: SeaWingsDraft,
  { id, hex, side, ships, spotted }: SeaWingsDraft['forces'][number],
  registry: ShipRegistry,
): ChartPin {
  const known = (ships as ShipDraft[]).flatMap((it) =>
    'ship' in it ? (registry.ships.get(it.ship) ?? []) : [],
  );
  const cards = known.map((ship) => ({ card: shipCardOn(ship, draft.date), ship }));
  const [leader] = cards.toSorted((a, b) => worth(b) - worth(a));
  const own = draft.forces.filter((it) => it.side === side);
  return {
    ...{ kind: 'force', id, hex: fromFile(hex), side, nation: draft.sides[side].nation },
    name: wingsChartText('force', { number: own.findIndex((it) => it.id === id) + 1 }),
    isSpotted: spotted ?? false,
    types: typesText(cards),
    figure: leader && leaderSign(leader, draft.date),
  };
}

const leaderSign = ({ card, ship }: { card: ShipCard; ship: RegisteredShip }, date: string) => (
  <ShipSign type={card.type} record={silhouetteOf(refitted(ship, date))} />
);

/** A ship as she is listed. */
function vesselOf(ship: TheaterShip, { ships }: ShipRegistry): ReturnType<TheaterKit['vesselOf']> {
  const own = ship as ShipDraft;
  if (!('ship' in own)) return { name: own.name, mark: 'MM' };
  const record = ships.get(own.ship);
  return record && { name: record.name, mark: shipMark(record.shipClass.type) };
}
