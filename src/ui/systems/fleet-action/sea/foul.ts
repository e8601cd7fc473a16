import { type Axial, distance, flatNeighbors, hexKey } from '../../../../hex';
import type { FleetActionView } from '../../../../rules/fleet-action';
import { isBadWeather, weatherLoss } from '../../../../rules/fleet-action/query';
import { listed } from '../../../../words/core/say';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import type { Desk } from '../desk/desk';
import type { SquadronPlan } from '../plan/plan';

/** [NW-8.33] The hexes of bad weather; none where the weather is the same everywhere. */
export const foulHexes = ({ scenario: { badWeather } }: FleetActionView): readonly Axial[] =>
  typeof badWeather === 'string' ? [] : badWeather;

const isFoul = (view: FleetActionView, hex: Axial): boolean =>
  foulHexes(view).length > 0 && isBadWeather(view.scenario, hex);

/** [NW-8.33, NW-12.26] Bad weather in a hex, and what it would do there to the ship that is picked. */
export function sayFoul({ view, selected }: Desk, hex: Axial): string[] {
  if (!isFoul(view, hex)) return [];
  const unit = view.units[selected ?? ''];
  if (!unit?.condition) return [fleetSeaText('foulHere')];
  const count = weatherLoss(view, { ...unit, hex });
  return [fleetSeaText('foulSlows', { ship: unit.name, count })];
}

/** [NW-8.33] 'Bad weather slows Ajax by 3 knots.'; nothing of a squadron in fair weather. */
export function sayFoulOn(view: FleetActionView, { ships }: SquadronPlan): string {
  const slowed = ships
    .map(({ ship }) => ({ name: ship.name, count: weatherLoss(view, ship) }))
    .filter(({ count }) => count > 0);
  if (slowed.length === 0) return '';
  const losses = [...new Set(slowed.map(({ count }) => count))];
  const parts = losses.map((count) => {
    const names = slowed.filter((it) => it.count === count).map(({ name }) => name);
    return fleetSeaText('slowedBy', { ships: listed(names), count });
  });
  return fleetSeaText('foulOn', { ships: listed(parts) });
}

/** 'Around 2331, 7 hexes': the areas of bad weather, each by the hex nearest to its middle. */
export const sayFoulAreas = ({ view, names }: Desk): string[] =>
  areasOf(foulHexes(view)).map((area) =>
    fleetSeaText('foulArea', { hex: names.hex(middleOf(area)), count: area.length }),
  );

/** Hexes that hang together. */
function areasOf(hexes: readonly Axial[]): Axial[][] {
  const left = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  const areas: Axial[][] = [];
  for (const first of left.values()) {
    const area = [first];
    left.delete(hexKey(first));
    for (const hex of area)
      for (const next of flatNeighbors(hex)) if (left.delete(hexKey(next))) area.push(next);
    areas.push(area);
  }
  return areas;
}

function middleOf(area: readonly Axial[]): Axial {
  const mean = (of: 'q' | 'r') =>
    Math.round(area.reduce((sum, hex) => sum + hex[of], 0) / area.length);
  const middle = { q: mean('q'), r: mean('r') };
  return area.reduce((best, hex) => (distance(hex, middle) < distance(best, middle) ? hex : best));
}
