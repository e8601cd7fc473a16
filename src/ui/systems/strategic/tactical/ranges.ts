import type { Axial, Facing } from '../../../../hex';
import {
  BANDS,
  cardOf,
  FARTHEST,
  type Fight,
  firerOf,
  isAdvanced,
  radarHexes,
  type TacticalShip,
  torpedoModifier,
  visibilityHexes,
} from '../../../../rules/strategic/query';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import type { Sector } from '../../../tacticalSea/shapes';
import type { Layer } from './tacticalDesk';

/** What a ship reaches from a hex: rings of ranges over sectors. */
interface Ranges {
  center: Axial;
  /** From near to far, in hexes, with the key of each name. */
  rings: { hexes: number; name: RingName }[];
  /** Sectors in which weapons bear, fully or partly. */
  sectors: (Sector & { bears: 'full' | 'part' })[];
  /** The bearing along which the rings are named. */
  named: number;
}

type RingName = (typeof BANDS)[number] | 'torpedoes' | 'sight' | 'radar';

/** To the west, or to the east where the ship's own name stands to the west of her. */
const awayFromName = (facing: Facing): number => (facing === 3 || facing === 6 ? 90 : 270);

const WHOLE: Ranges['sectors'] = [{ from: 0, to: 360, bears: 'full' }];

const gunRings = (gunClass: keyof typeof FARTHEST): Ranges['rings'] =>
  FARTHEST[gunClass].flatMap((hexes, band) => {
    const name = BANDS[band];
    return name ? [{ hexes, name }] : [];
  });

/** What a layer shows of an own ship, as if she lay in a hex on a course. */
export function rangesOf(
  fight: Fight,
  ship: TacticalShip,
  at: { hex: Axial; facing: Facing },
  layer: Layer,
): Ranges | null {
  if (layer === 'sight') return sightOf(fight, ship, at.hex);
  if (layer === 'torpedoes') return torpedoesOf(fight, ship, at);
  const firer = firerOf(fight, ship.side, { ship: ship.id, battery: layer });
  if (!firer) return null;
  const rings = gunRings(firer.power.gunClass);
  return {
    ...{ center: at.hex, rings, named: awayFromName(at.facing) },
    sectors: isAdvanced(fight) ? gunSectors(headingOfFacing(at.facing), firer.isAllForward) : WHOLE,
  };
}

/** [ST-16.8, ST-16.9] Abeam all guns bear, ahead and astern a part. */
const gunSectors = (bow: number, isAllForward: boolean): Ranges['sectors'] => [
  { from: bow - 30, to: bow + 30, bears: isAllForward ? 'full' : 'part' },
  { from: bow + 30, to: bow + 150, bears: 'full' },
  ...(isAllForward ? [] : [{ from: bow + 150, to: bow + 210, bears: 'part' as const }]),
  { from: bow + 210, to: bow + 330, bears: 'full' },
];

/** Farther than any torpedo runs. */
const BEYOND_TORPEDOES = 20;
const AHEAD_TYPES: readonly string[] = ['SS', 'PT'];

/** [ST-17.4, ST-17.7] */
function torpedoesOf(
  fight: Fight,
  ship: TacticalShip,
  { hex, facing }: { hex: Axial; facing: Facing },
): Ranges | null {
  const { traits, type, torpedo } = cardOf(fight, ship);
  if (torpedo === null) return null;
  const hexes = Array.from({ length: BEYOND_TORPEDOES }, (_, range) => range).findLast(
    (range) => torpedoModifier(traits.includes('O'), range) !== undefined,
  );
  if (hexes === undefined) return null;
  const bow = headingOfFacing(facing);
  const abeam: Ranges['sectors'] = [
    { from: bow + 30, to: bow + 150, bears: 'full' },
    { from: bow + 210, to: bow + 330, bears: 'full' },
  ];
  const ahead: Ranges['sectors'] = [{ from: bow - 60, to: bow + 60, bears: 'full' }];
  const sectors = AHEAD_TYPES.includes(type) ? ahead : abeam;
  return {
    ...{ center: hex, rings: [{ hexes, name: 'torpedoes' }], named: awayFromName(facing) },
    sectors: isAdvanced(fight) ? sectors : WHOLE,
  };
}

/** [ST-15.3, ST-15.4] */
function sightOf(fight: Fight, ship: TacticalShip, center: Axial): Ranges {
  const eye = visibilityHexes(fight.action.sky);
  const radar = radarHexes(cardOf(fight, ship).radar);
  const rings: Ranges['rings'] = [{ hexes: eye, name: 'sight' }];
  if (radar > eye) rings.push({ hexes: radar, name: 'radar' });
  return { ...{ center, rings, named: 90 }, sectors: WHOLE };
}
