import type { Draw } from '../../../rules/core';
import type {
  Force,
  Knowledge,
  LandUnitRecord,
  ShipRecord,
  StrategicEvent,
  StrategicState,
} from '../../../rules/strategic';
import {
  type DamageState,
  damageControl,
  damageState,
  isRepairTurn,
  LAND_UNITS,
} from '../../../rules/strategic/query';
import { between, pick } from '../../core/lot';
import type { Tied } from './tied';

/** [ST-4.2] Damage Levels that a capacity is in a state by. */
export const levelsIn = (capacity: number, state: DamageState): number[] =>
  Array.from({ length: capacity + 1 }, (_, it) => it).filter(
    (it) => damageState(it, capacity) === state,
  );

/** Other levels in the same state, all equally likely. */
const levelsDrawn = (levels: number, capacity: number, draw: Draw): number =>
  pick(draw, levelsIn(capacity, damageState(levels, capacity)));

/** What a side goes by: what it sees of the enemy, what it has been told, and what is tied in a fight. */
interface Seen {
  known: Knowledge;
  told: readonly StrategicEvent[];
  tied: Tied;
}

/**
 * [ST-5.9, ST-5.10] A force with other damage to its ships: of those in sight the enemy sees the state alone, and of others he remembers that of
 * the last hit that he was told of; damage control is rolled for them anew.
 */
export function shipsHarmedAnew(
  state: StrategicState,
  force: Force,
  seen: Seen,
  draw: Draw,
): Force {
  const hurt = Object.entries(force.ships).filter(
    ([id, { fate, damageLevels }]) => fate === 'afloat' && damageLevels > 0 && !seen.tied.has(id),
  );
  const drawn = hurt.map(([id, ship]) => {
    const damage = seen.known.ships[id]
      ? { damageLevels: levelsDrawn(ship.damageLevels, ship.card.capacity, draw) }
      : controlledSince(state, ship, seen.told, draw);
    return [id, { ...ship, ...damage, criticals: criticalsDrawn(force, ship, draw) }] as const;
  });
  return { ...force, ships: { ...force.ships, ...Object.fromEntries(drawn) } };
}

const criticalsDrawn = (force: Force, ship: ShipRecord, draw: Draw): ShipRecord['criticals'] =>
  isBound(force, ship) ? ship.criticals : ship.criticals.map(() => pick(draw, LASTING));

/**
 * [ST-4.20 to ST-4.22] Damage Levels of a ship out of sight: those of a state that she was last seen hit in, and of what damage control
 * has made of it since; one that it would have sunk is afloat, as is known. A hit that was not told stays what it was.
 */
function controlledSince(
  { scenario, turn }: StrategicState,
  { card, damageLevels, recovered }: ShipRecord,
  told: readonly StrategicEvent[],
  draw: Draw,
): Pick<ShipRecord, 'damageLevels' | 'recovered'> {
  const hit = told.findLast((it) => it.kind === 'shipHit' && it.ship === card.id);
  if (hit?.kind !== 'shipHit') return { damageLevels, recovered };
  const { capacity } = card;
  let now = { damageLevels: pick(draw, levelsIn(capacity, hit.state)), recovered: 0 };
  for (let at = Math.max(1, hit.turn); at < turn; at++) {
    if (!isRepairTurn(scenario.level, at)) continue;
    const change = damageControl({ ...now, capacity }, between(draw, 1, 6));
    const after = now.damageLevels + change;
    if (after < capacity)
      now = { damageLevels: after, recovered: now.recovered + Number(change < 0) };
  }
  return now;
}

/** [ST-4.16] Critical hits that a ship keeps, by one number of the die each. */
const LASTING = ['steering', 'bridge', 'engines', 'mainBattery'] as const;

/** Her division has been ordered to sail, as fast as she can now. */
const isBound = ({ advanced }: Force, { division }: ShipRecord): boolean =>
  advanced?.moves.some((it) => it.division === division) ?? false;

/** [ST-5.6] The same of bases and other land units. */
export function basesHarmedAnew(force: Force, tied: Tied, draw: Draw): Force {
  const hurt = Object.entries(force.landUnits).filter(
    ([id, { damageLevels }]) => damageLevels > 0 && !tied.has(id),
  );
  const drawn = hurt.map(([id, it]): [string, LandUnitRecord] => {
    const { capacity } = LAND_UNITS[it.kind];
    return [id, { ...it, damageLevels: levelsDrawn(it.damageLevels, capacity, draw) }];
  });
  return { ...force, landUnits: { ...force.landUnits, ...Object.fromEntries(drawn) } };
}
