import type { Draw } from '../../../rules/core';
import type { Force, LandUnitRecord, ShipRecord } from '../../../rules/strategic';
import { type DamageState, damageState, LAND_UNITS } from '../../../rules/strategic/query';
import { pick } from '../../core/lot';

/** [ST-4.2] Damage Levels that a capacity is in a state by. */
export const levelsIn = (capacity: number, state: DamageState): number[] =>
  Array.from({ length: capacity + 1 }, (_, it) => it).filter(
    (it) => damageState(it, capacity) === state,
  );

/** Other levels in the same state, all equally likely. */
const levelsDrawn = (levels: number, capacity: number, draw: Draw): number =>
  pick(draw, levelsIn(capacity, damageState(levels, capacity)));

/** [ST-5.9, ST-5.10] A force with other damage to its ships, of which the enemy sees the state alone. */
export function shipsHarmedAnew(force: Force, draw: Draw): Force {
  const hurt = Object.entries(force.ships).filter(
    ([, { fate, damageLevels }]) => fate === 'afloat' && damageLevels > 0,
  );
  const drawn = hurt.map(([id, ship]) => [id, harmedAnew(force, ship, draw)] as const);
  return { ...force, ships: { ...force.ships, ...Object.fromEntries(drawn) } };
}

function harmedAnew(force: Force, ship: ShipRecord, draw: Draw): ShipRecord {
  return {
    ...ship,
    damageLevels: levelsDrawn(ship.damageLevels, ship.card.capacity, draw),
    criticals: isBound(force, ship)
      ? ship.criticals
      : ship.criticals.map(() => pick(draw, LASTING)),
  };
}

/** [ST-4.16] Critical hits that a ship keeps, by one number of the die each. */
const LASTING = ['steering', 'bridge', 'engines', 'mainBattery'] as const;

/** Her division has been ordered to sail, as fast as she can now. */
const isBound = ({ advanced }: Force, { division }: ShipRecord): boolean =>
  advanced?.moves.some((it) => it.division === division) ?? false;

/** [ST-5.6] The same of bases and other land units. */
export function basesHarmedAnew(force: Force, draw: Draw): Force {
  const hurt = Object.entries(force.landUnits).filter(([, { damageLevels }]) => damageLevels > 0);
  const drawn = hurt.map(([id, it]): [string, LandUnitRecord] => {
    const { capacity } = LAND_UNITS[it.kind];
    return [id, { ...it, damageLevels: levelsDrawn(it.damageLevels, capacity, draw) }];
  });
  return { ...force, landUnits: { ...force.landUnits, ...Object.fromEntries(drawn) } };
}
