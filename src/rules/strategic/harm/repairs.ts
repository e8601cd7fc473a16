import { SIDES, type Side, valueOf } from '../../core';
import { type CriticalHit, damageControl, isRepaired, isRepairTurn } from '../cards/damage';
import { isCarrier } from '../cards/shipNow';
import { type Play, tell } from '../model/play';
import type { ShipRecord } from '../model/state';
import { inOrder } from './lookUp';
import { sinkShip } from './losses';

/** [ST-8.21, ST-4.17 to ST-4.23] The end of a turn: damage control when it is due, then repairs; Player One's ships first, by id. */
export function repairsAtEnd(play: Play): void {
  const { turn, scenario } = play.state;
  if (isRepairTurn(scenario.level, turn)) for (const side of SIDES) controlDamage(play, side);
  for (const side of SIDES)
    for (const ship of afloat(play, side)) repairCriticals(play, side, ship);
}

const afloat = ({ state }: Play, side: Side): ShipRecord[] =>
  inOrder(
    Object.values(state.forces[side].ships)
      .filter(({ fate }) => fate === 'afloat')
      .map((ship) => ({ id: ship.card.id, ship })),
  ).map(({ ship }) => ship);

function controlDamage(play: Play, side: Side): void {
  for (const ship of afloat(play, side)) if (ship.damageLevels > 0) controlShip(play, side, ship);
  for (const unit of inOrder(Object.values(play.state.forces[side].landUnits))) {
    if (unit.damageLevels > 0 && !unit.wasAttacked) {
      unit.damageLevels -= 1;
      tell(play, {
        kind: 'landUnitMended',
        rule: 'ST-4.23',
        seenBy: [side],
        side,
        landUnit: unit.id,
      });
    }
    unit.wasAttacked = false;
  }
}

/** [ST-4.21, ST-4.22, ST-5.10b] */
function controlShip(play: Play, side: Side, ship: ShipRecord): void {
  const { id, capacity } = ship.card;
  const roll = play.dice.roll('d6', 1, 'damageControl', { ship: id });
  const { damageLevels, recovered } = ship;
  const change = damageControl({ damageLevels, recovered, capacity }, valueOf(roll));
  ship.damageLevels += change;
  if (change < 0) ship.recovered += 1;
  tell(play, {
    kind: 'damageControlRolled',
    rule: 'ST-4.21',
    seenBy: [side],
    side,
    ship: id,
    dice: [roll],
    change,
  });
  if (ship.damageLevels >= capacity) sinkShip(play, id, 'flooding');
}

/** [ST-4.17, ST-4.18, ST-21.17] One die for each hit that can be put right; a main battery cannot, a flight deck can. */
function repairCriticals(play: Play, side: Side, ship: ShipRecord): void {
  ship.criticals = ship.criticals.filter(
    (critical) => !canBeMended(ship, critical) || !isMended(play, side, ship, critical),
  );
  if (ship.isDeadInWater) ship.isDeadInWater = !isMended(play, side, ship, 'deadInWater');
}

const canBeMended = (ship: ShipRecord, critical: CriticalHit): boolean =>
  critical !== 'mainBattery' || isCarrier(ship);

function isMended(
  play: Play,
  side: Side,
  ship: ShipRecord,
  critical: CriticalHit | 'deadInWater',
): boolean {
  const roll = play.dice.roll('d6', 1, 'repairs', { ship: ship.card.id });
  const mended = isRepaired(valueOf(roll));
  tell(play, {
    kind: 'criticalRepaired',
    rule: 'ST-4.17',
    seenBy: [side],
    side,
    ship: ship.card.id,
    critical,
    dice: [roll],
    isMended: mended,
  });
  return mended;
}
