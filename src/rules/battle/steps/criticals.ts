import { lookUp, type Roll, sumOf, valueOf } from '../../core';
import { destroyBoxes, loseSpeed, sinkShip, sufferHullLoss } from '../common/losses';
import {
  boxesLeft,
  hasTorpedoesLeft,
  isDead,
  largestCaliberLeft,
  sheetOf,
  shipHas,
  shipOf,
} from '../common/ships';
import type { CriticalKind } from '../model/events';
import { type Play, tell } from '../model/play';
import type { Row } from '../model/sheet';
import type { ShipId } from '../model/state';
import { tablesOf } from '../tables/standard';

/** What a critical did beyond its own marks on the ship. */
interface Consequence {
  row?: Row;
  boxes: number;
  speedLoss?: boolean;
  explodes?: boolean;
  dice?: Roll;
}

/** [BT-12.1] Rolls on the critical table; armor does not count. */
export function resolveCritical(play: Play, id: ShipId): void {
  const roll = play.dice.roll('d6', 2, 'critical', { ship: id });
  const critical = lookUp(tablesOf(play.state).criticalDamage, sumOf(roll));
  const { row, boxes, speedLoss, explodes, dice } = CONSEQUENCES[critical](play, id, critical);
  tell(play, {
    kind: 'criticalHit',
    rule: 'BT-12.1',
    ship: id,
    sum: sumOf(roll),
    critical,
    ...(row && { row }),
    boxes,
    dice: dice ? [roll, dice] : [roll],
  });
  if (explodes) sinkShip(play, id, 'magazine');
  else if (row === 'hull') sufferHullLoss(play, id);
  if (speedLoss) loseSpeed(play, id, 'critical');
}

/** [BT-12.11] A primary hit that has destroyed a hull box of a ship with weak magazines and left it afloat. */
export function shakeMagazines(play: Play, id: ShipId): void {
  const { weakHull } = tablesOf(play.state).magazines;
  if (weakHull === undefined || !shipHas(play.state, id, 'weakMagazines')) return;
  const die = play.dice.roll('d6', 1, 'magazine', { ship: id });
  const explodes = valueOf(die) >= weakHull;
  tell(play, { kind: 'magazinesShaken', rule: 'BT-12.11', ship: id, explodes, dice: [die] });
  if (explodes) sinkShip(play, id, 'magazine');
}

type Resolve = (play: Play, id: ShipId, critical: CriticalKind) => Consequence;

const loseRow = (play: Play, id: ShipId, row: Row, boxes: number): Consequence => ({
  row,
  boxes: destroyBoxes(play, id, row, boxes),
});

const nothing: Consequence = { boxes: 0 };

/** [BT-12.1, BT-12.3] Rows 2, 7 and 12. */
const magazine: Resolve = (play, id, critical) => {
  const die = play.dice.roll('d6', 1, 'magazine', { ship: id });
  const heavy = sheetOf(play.state, id).rows.hull.includes('heavy') ? 'heavy' : 'plain';
  const { explodes, weak } = tablesOf(play.state).magazines;
  const least = explodes[critical === 'magazine' ? 'magazine' : 'magazine-fire'][heavy];
  const value = valueOf(die) + (shipHas(play.state, id, 'weakMagazines') ? weak : 0);
  if (value >= least) return { boxes: 0, explodes: true, dice: die };
  return { ...loseRow(play, id, 'hull', 2), dice: die };
};

/** [BT-12.1 row 3, BT-12.4] */
const fireControl: Resolve = (play, id) => {
  const caliber = largestCaliberLeft(play.state, id);
  if (!caliber) return loseRow(play, id, 'hull', 1);
  const { blindCalibers } = shipOf(play.state, id);
  if (!blindCalibers.includes(caliber)) blindCalibers.push(caliber);
  return { row: caliber, boxes: 0 };
};

/** [BT-12.1 row 6, BT-12.4] */
const turret: Resolve = (play, id) => {
  const caliber = largestCaliberLeft(play.state, id);
  return caliber ? loseRow(play, id, caliber, 2) : loseRow(play, id, 'hull', 1);
};

/** [BT-12.1 row 8, BT-12.4] */
const secondaryBattery: Resolve = (play, id) => {
  const row = (['secondary', 'tertiary'] as const).find((it) => boxesLeft(play.state, id, it) > 0);
  if (!row) return loseRow(play, id, 'hull', 1);
  return loseRow(play, id, row, Math.ceil(boxesLeft(play.state, id, row) / 2));
};

/** [BT-12.1 row 9, BT-12.5] */
const bridge: Resolve = ({ state }, id) => {
  shipOf(state, id).silenced = { gunnery: true, torpedoes: true };
  return nothing;
};

/** [BT-12.1 row 10, BT-12.6] */
const steering: Resolve = ({ state }, id) => {
  const ship = shipOf(state, id);
  ship.steeringHit = !ship.aground && !isDead(ship);
  return nothing;
};

/** [BT-12.1 row 11, BT-12.7] */
const torpedoStowage: Resolve = (play, id) => {
  if (!hasTorpedoesLeft(play.state, id)) return loseRow(play, id, 'hull', 1);
  shipOf(play.state, id).mountHit = true;
  return loseRow(play, id, 'hull', 2);
};

const CONSEQUENCES: Readonly<Record<CriticalKind, Resolve>> = {
  magazine,
  'fire-control': fireControl,
  flooding: (play, id) => loseRow(play, id, 'hull', 2),
  'engine-room': () => ({ boxes: 0, speedLoss: true }),
  turret,
  'magazine-fire': magazine,
  'secondary-battery': secondaryBattery,
  bridge,
  steering,
  'torpedo-stowage': torpedoStowage,
};
