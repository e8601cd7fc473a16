import { stateOf } from '../cards/shipNow';
import type { ScenarioShip } from '../model/scenario';
import type { SeenShip, ShipRecord } from '../model/state';

/** [ST-5.9] A ship as the enemy sees her: her state, not her Damage Levels, nor those with which she began. */
export const seenShip = (ship: ShipRecord): SeenShip => ({
  id: ship.card.id,
  source: withoutDamage(ship.source),
  state: stateOf(ship),
  division: ship.division,
  fate: ship.fate,
});

function withoutDamage(source: ScenarioShip): ScenarioShip {
  if (source.damageLevels === undefined) return source;
  const { damageLevels: _, ...open } = source;
  return open;
}

/** [ST-5.23] Losses that were seen stay known. */
export const endsSeen = (ships: Readonly<Record<string, SeenShip>>): Record<string, SeenShip> =>
  Object.fromEntries(
    Object.entries(ships).filter(([, { fate }]) => fate === 'sunk' || fate === 'scuttled'),
  );
