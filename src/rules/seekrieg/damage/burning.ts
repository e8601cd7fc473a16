import { conditionOf, shipsOnMap } from '../common/own';
import { type Play, tell } from '../model/play';
import type { Fire, Ship } from '../model/units';
import { fireChange } from '../tables/fires';
import { shareOfDp } from './acts';
import { rowOf } from './mounts';
import { roll, type Struck, struck } from './rolling';

/** [SK-14.22, SK-5.15] Step 3: every fire of an earlier turn changes its severity and does its damage. */
export function burnFires(play: Play): void {
  for (const ship of shipsOnMap(play.state)) {
    const condition = conditionOf(ship);
    for (const [at, fire] of condition.fires.entries()) {
      if (fire.begunOnTurn < play.state.turn) burn(struck(play, ship), fire, at);
    }
    condition.fires = condition.fires.filter(({ severity }) => severity > 0);
    show(ship);
  }
}

/** A fire grows by so much at most; out of control it burns on as it was. */
function burn(it: Struck, fire: Fire, at: number): void {
  const { play, tables, ship, dice } = it;
  const condition = conditionOf(ship);
  const damageShare = condition.damage / ship.sheet.dp;
  const change = fireChange(tables.fires, roll(it, 'fire'), {
    severity: fire.severity,
    damageShare,
  });
  const isOutOfControl = change === 'out-of-control';
  if (change === 'out-of-control') fire.isOutOfControl = true;
  else fire.severity = Math.max(0, fire.severity + change);
  condition.damage += fire.severity;
  tell(play, {
    kind: 'fireBurned',
    rule: 'SK-14.22',
    ship: ship.id,
    fire: at,
    severity: fire.severity,
    isOutOfControl,
    dice,
    seenBy: [ship.side],
  });
}

/** [SK-11.33] The severity that lights a ship. */
const BURNING = 5;

/** [SK-5.8] What everybody who sees her can see of her fires. */
function show(ship: Ship): void {
  const { fires } = conditionOf(ship);
  ship.fireCount = fires.length;
  ship.isBurning = fires.some(({ severity }) => severity >= BURNING);
}

/** [SK-29.22, SK-5.15] Step 4: each effect of flooding in force adds its share. */
export function flood(play: Play): void {
  for (const ship of shipsOnMap(play.state)) {
    const it = struck(play, ship);
    const damage = floodingOf(it);
    if (damage === 0) continue;
    conditionOf(ship).damage += damage;
    tell(play, { kind: 'flooded', rule: 'SK-29.22', ship: ship.id, damage, seenBy: [ship.side] });
  }
}

const floodingOf = (it: Struck): number =>
  conditionOf(it.ship).effects.reduce((sum, effect) => {
    const row = rowOf(it.tables, effect);
    return row?.act === 'flooding' ? sum + shareOfDp(it, row.percent) : sum;
  }, 0);

/** [SK-14.24] A fire aboard is out of control: the crew leaves her when the turn ends. */
export const isLostToFire = (ship: Ship): boolean =>
  conditionOf(ship).fires.some(({ isOutOfControl }) => isOutOfControl);
