import type { Axial, Facing } from '../../../../hex';
import {
  bearsOn,
  type Ship,
  torpedoOf,
  visualRangeYards,
  YARDS_PER_HEX,
} from '../../../../rules/seekrieg/query';
import { figure } from '../../../../words/core/say';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import type { SeaRanges } from '../../../tacticalSea/RangeLayer';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import type { Desk, Layer } from '../desk/desk';

type Ring = SeaRanges['rings'][number];

/** Rings of guns lie this far apart. */
const RING_YARDS = 5000;

const WHOLE: SeaRanges['sectors'] = [{ from: 0, to: 360, bears: 'full' }];

/** What a layer shows of a ship, as if she lay in a hex on a course. */
export function rangesOf(
  { view }: Pick<Desk, 'view'>,
  ship: Ship,
  at: { hex: Axial; facing: Facing },
  layer: Exclude<Layer, 'enemy'>,
): SeaRanges | null {
  const heading = headingOfFacing(at.facing);
  const around = { layer, center: at.hex, named: heading + 90 };
  if (layer === 'sight') return { ...around, rings: [sightRing(view, ship)], sectors: WHOLE };
  if (layer === 'torpedoes') return torpedoRanges(ship, around);
  return gunRanges(ship, layer === 'main' ? 0 : 1, heading, around);
}

const hexesOf = (yards: number): number => Math.floor(yards / YARDS_PER_HEX);

function sightRing(view: Desk['view'], ship: Ship): Ring {
  const yards = visualRangeYards(view, ship, ship);
  return {
    ...{ hexes: hexesOf(yards), name: 'sight' },
    label: seekriegSeaText('sightRing', { yards: figure(yards) }),
  };
}

type Around = Pick<SeaRanges, 'layer' | 'center' | 'named'>;

/** [SK-17.7] Reaches of the settings of her torpedoes. */
function torpedoRanges({ sheet }: Ship, around: Around): SeaRanges | null {
  if (!sheet.torpedoes) return null;
  const { fast, middle, slow } = torpedoOf(sheet.torpedoes.model);
  const runs = [fast, ...(middle ? [middle] : []), ...(slow.yards > fast.yards ? [slow] : [])];
  const rings = runs
    .map(({ yards, knots }) => ({
      ...{ hexes: hexesOf(yards), name: `setting-${knots}` },
      label: seekriegSeaText('torpedoRing', { knots, yards: figure(yards) }),
    }))
    .sort((a, b) => a.hexes - b.hexes);
  return { ...around, rings, sectors: WHOLE };
}

/** [SK-10.10 to SK-10.17] Ranges of a battery over the arcs in which its turrets bear. */
function gunRanges(
  { sheet, condition }: Ship,
  index: number,
  heading: number,
  around: Around,
): SeaRanges | null {
  const battery = sheet.batteries[index];
  if (!battery) return null;
  const logs = condition?.batteries[index]?.turrets;
  const turrets = battery.turrets.filter((_, at) => (logs?.[at]?.guns ?? 1) > 0);
  if (turrets.length === 0) return null;
  return { ...around, rings: gunRings(battery.rangeYards), sectors: sectorsOf(turrets, heading) };
}

function gunRings(rangeYards: number): Ring[] {
  const steps = Math.ceil(rangeYards / RING_YARDS);
  return Array.from({ length: steps }, (_, at) => {
    const yards = Math.min(rangeYards, RING_YARDS * (at + 1));
    return {
      ...{ hexes: hexesOf(yards), name: `yards-${yards}` },
      label: seekriegSeaText('ring', { yards: figure(yards) }),
    };
  });
}

/** Degrees between two bearings that are looked at; limits of arcs are multiples of it. */
const STEP = 10;

type Turret = Ship['sheet']['batteries'][number]['turrets'][number];

/** Sectors in which all turrets bear, or some of them. */
function sectorsOf(turrets: readonly Turret[], heading: number): SeaRanges['sectors'] {
  const sectors: SeaRanges['sectors'][number][] = [];
  for (let from = -180; from < 180; from += STEP) {
    const middle = from + STEP / 2;
    const bearing = turrets.filter(({ arc }) => bearsOn(arc, middle)).length;
    if (bearing === 0) continue;
    const bears = bearing === turrets.length ? 'full' : 'part';
    const last = sectors.at(-1);
    if (last && last.bears === bears && last.to === heading + from) last.to += STEP;
    else sectors.push({ from: heading + from, to: heading + from + STEP, bears });
  }
  return sectors;
}
