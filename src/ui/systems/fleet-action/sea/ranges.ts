import type { Axial, Facing } from '../../../../hex';
import {
  ARC_SECTORS,
  BAND_HEXES,
  type Mount,
  SECTORS,
  sightHexes,
  type Unit,
} from '../../../../rules/fleet-action/query';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import type { SeaRanges } from '../../../tacticalSea/RangeLayer';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import type { Desk, Layer } from '../desk/desk';

type Ring = SeaRanges['rings'][number];

/** What a layer shows of a unit, as if it lay in a hex on a course. */
export function rangesOf(
  { view }: Pick<Desk, 'view'>,
  unit: Unit,
  at: { hex: Axial; facing: Facing },
  layer: Layer,
): SeaRanges | null {
  const named = at.facing === 3 || at.facing === 6 ? 90 : 270;
  const around = { layer, center: at.hex, named };
  if (layer === 'sight')
    return { ...around, rings: [sightRing(sightHexes(view, unit))], sectors: WHOLE };
  const rings = ringsOf(unit, layer);
  const mounts = mountsLeft(unit, layer);
  if (rings.length === 0 || mounts.length === 0) return null;
  return { ...around, rings, sectors: sectorsOf(mounts, headingOfFacing(at.facing)) };
}

const WHOLE: SeaRanges['sectors'] = [{ from: 0, to: 360, bears: 'full' }];

const sightRing = (hexes: number): Ring => ({
  ...{ hexes, name: 'sight', label: fleetSeaText('sightRing', { hexes }) },
});

/** [NW-1.4, NW-2.43, NW-2.49] The range bands of a gun, or the settings of a torpedo, from near to far. */
function ringsOf({ sheet }: Unit, layer: 'main' | 'other' | 'torpedoes'): Ring[] {
  if (layer !== 'torpedoes')
    return (sheet[layer]?.gun.penetration ?? []).map((_, at) => ({
      hexes: BAND_HEXES * (at + 1),
      name: `band-${at + 1}`,
      label: fleetSeaText('band', { band: at + 1 }),
    }));
  return (sheet.torpedoes?.torpedo.settings ?? [])
    .map(({ knots, reachHexes }) => ({
      ...{ hexes: reachHexes, name: `setting-${knots}` },
      label: fleetSeaText('torpedoRing', { knots, hexes: reachHexes }),
    }))
    .sort((a, b) => a.hexes - b.hexes);
}

/** Of an enemy all that the sheet has. */
function mountsLeft({ sheet, condition }: Unit, layer: 'main' | 'other' | 'torpedoes'): Mount[] {
  const gone = condition?.lost[layer] ?? [];
  return (sheet[layer]?.mounts ?? []).filter((_, index) => !gone.includes(index));
}

/** [NW-1.12, NW-9.12] Sectors in which all mounts bear, or some of them. */
function sectorsOf(mounts: readonly Mount[], heading: number): SeaRanges['sectors'] {
  return SECTORS.flatMap((sector, at) => {
    const bearing = mounts.filter(({ arc }) => ARC_SECTORS[arc].includes(sector)).length;
    if (bearing === 0) return [];
    const middle = heading + 60 * at;
    const bears = bearing === mounts.length ? ('full' as const) : ('part' as const);
    return [{ from: middle - 30, to: middle + 30, bears }];
  });
}
