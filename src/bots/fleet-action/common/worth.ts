import type { FleetActionView } from '../../../rules/fleet-action';
import { isMerchant, isSmallCraft } from '../../../rules/fleet-action/query';
import type { Vessel } from './vessel';

/** [NW-30.2] Damage that makes a cripple scores half. */
export const CRIPPLED_SHARE = 0.5;

/** [NW-30.1, NW-30.4] The victory value of a ship, or of one vessel of a stand. */
export function valueOf({ scenario }: FleetActionView, { unit, sheet }: Vessel): number {
  const isConvoy = scenario.convoyOf === unit.side && isMerchant(sheet);
  return sheet.value * (isConvoy ? 2 : 1);
}

/** [NW-30.5] What the enemy of a ship's side gets for bringing it into a state that an objective names, its share of it. */
export function stakeIn({ scenario, tally }: FleetActionView, { unit }: Vessel): number {
  let points = 0;
  for (const { id, side, aim, points: each } of scenario.objectives)
    if (
      side !== unit.side &&
      aim.kind === 'state' &&
      aim.units.includes(unit.id) &&
      !tally.met.includes(id)
    )
      points += each / aim.least;
  return points;
}

/** Points that one IP of a gun brings: S down to a third makes a cripple, and the rest of S and F loses her [NW-21.1]. */
export function impactWorth(
  { sheet, structure, flotation }: Vessel,
  value: number,
  stake: number,
): number {
  if (isSmallCraft(sheet) || sheet.structure === 0) return 0;
  const third = sheet.structure / 3;
  if (structure > third) return (CRIPPLED_SHARE * value + stake) / (2 * third);
  return ((1 - CRIPPLED_SHARE) * value) / Math.max(sheet.structure / 6, structure + flotation);
}

/** Points that one IP below the water brings [NW-21.2]. */
export function floodWorth({ sheet, flotation }: Vessel, value: number, stake: number): number {
  if (isSmallCraft(sheet) || sheet.flotation === 0) return 0;
  const third = sheet.flotation / 3;
  if (flotation > third) return (CRIPPLED_SHARE * value + stake) / (2 * third);
  return ((1 - CRIPPLED_SHARE) * value) / Math.max(sheet.flotation / 6, flotation);
}
