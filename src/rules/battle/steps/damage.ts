import { lookUp, type Roll, sumOf, valueOf } from '../../core';
import { destroyBoxes, loseSpeed, sufferHullLoss } from '../common/losses';
import { boxesBuilt, boxesLeft, hasLostAllGuns, isAfloat, sheetOf, shipOf } from '../common/ships';
import type { EventOf, HitEffect } from '../model/events';
import { type Play, tell } from '../model/play';
import type { Armor, Caliber, Row, TorpedoKind } from '../model/sheet';
import type { BattleView, ShipId, StackId } from '../model/state';
import type { GunfireResult } from '../model/tables';
import { tablesOf } from '../tables/standard';
import { resolveCritical, shakeMagazines } from './criticals';

/** A hit by guns at a target, not yet on one of its ships. */
export interface GunHit {
  by: ShipId;
  target: string;
  weapon: Caliber;
  rangeHexes: number;
}

/** What a hit did, for its event. */
type Harm = Pick<EventOf<'hitScored'>, 'effect' | 'boxes' | 'plunging'> & {
  row?: Row;
  /** Dice beyond the two of the damage table. */
  extra?: Roll;
};

const harmless = (effect: HitEffect): Harm => ({ effect, boxes: 0, plunging: false });

/** [BT-11.1, BT-11.22] Rolls one gunfire hit on its ship; a ship already sunk takes no more. */
export function resolveGunHit(play: Play, hit: GunHit & { ship: ShipId }): void {
  if (!isAfloat(shipOf(play.state, hit.ship))) return;
  const roll = play.dice.roll('d6', 2, 'gunfire', { ship: hit.ship });
  const result = lookUp(tablesOf(play.state).gunfireDamage, sumOf(roll));
  const harm = strikeBy(play, hit, result);
  tellHit(play, hit, roll, harm);
  if (harm.effect === 'critical') resolveCritical(play, hit.ship);
  if (harm.row !== 'hull' || harm.boxes === 0) return;
  sufferHullLoss(play, hit.ship);
  const struck = shipOf(play.state, hit.ship);
  const slows = result.kind === 'hull' && result.speedLoss;
  if (slows && isAfloat(struck)) loseSpeed(play, hit.ship, 'hit');
  if (hit.weapon === 'primary' && isAfloat(struck)) shakeMagazines(play, hit.ship);
}

function strikeBy(play: Play, hit: GunHit & { ship: ShipId }, result: GunfireResult): Harm {
  switch (result.kind) {
    case 'dud':
      return harmless('dud');
    case 'torpedo-mount':
      return strikeMount(play, hit.ship);
    case 'critical':
      return harmless(hit.weapon === 'tertiary' ? 'no-effect' : 'critical');
    case 'gunnery':
      return strikeRow(play, hit, referredRow(play.state, hit.ship, result.row), false);
    case 'hull':
      return strikeRow(play, hit, 'hull', result.plunging);
  }
}

function tellHit(play: Play, hit: GunHit & { ship: ShipId }, roll: Roll, harm: Harm): void {
  const { effect, boxes, plunging, row, extra } = harm;
  tell(play, {
    kind: 'hitScored',
    rule: effect === 'deflected' ? 'BT-11.4' : plunging ? 'BT-11.9' : 'BT-11.1',
    ship: hit.ship,
    by: hit.by,
    weapon: hit.weapon,
    sum: sumOf(roll),
    ...(row && { row }),
    effect,
    boxes,
    left: row ? boxesLeft(play.state, hit.ship, row) : 0,
    plunging,
    dice: extra ? [roll, extra] : [roll],
  });
}

/** [BT-11.8, BT-11.19] */
function strikeMount({ state }: Play, id: ShipId): Harm {
  const ship = shipOf(state, id);
  if (!sheetOf(state, id).torpedoes || ship.mountHit) return harmless('no-effect');
  ship.mountHit = true;
  return harmless('mount-destroyed');
}

/** Where a hit goes from a row that the ship was not built with. */
const NEXT_ROW = { primary: 'secondary', secondary: 'tertiary', tertiary: 'aa' } as const;

/** [BT-11.6, BT-11.7, BT-11.18, BT-11.23] The row that a gunnery hit ends on. */
export function referredRow(view: BattleView, id: ShipId, row: Row): Row {
  if (row === 'hull' || hasLostAllGuns(view, id)) return 'hull';
  if (boxesLeft(view, id, row) > 0) return row;
  if (row === 'aa') return 'hull';
  if (boxesBuilt(view, id, row) === 0) return referredRow(view, id, NEXT_ROW[row]);
  return row === 'tertiary' ? referredRow(view, id, 'aa') : 'hull';
}

/** [BT-11.4, BT-11.5] Strikes the first box left of a row. */
function strikeRow(play: Play, hit: GunHit & { ship: ShipId }, row: Row, plunges: boolean): Harm {
  const { state } = play;
  const armor = sheetOf(state, hit.ship).rows[row][shipOf(state, hit.ship).lost[row]] as Armor;
  if (!tablesOf(state).penetration.armor[hit.weapon].includes(armor))
    return { row, ...harmless('deflected') };
  destroyBoxes(play, hit.ship, row, 1);
  const one: Harm = { effect: 'boxes-destroyed', boxes: 1, plunging: false, row };
  if (plunges && destroysMoreByPlunging(play, hit)) {
    destroyBoxes(play, hit.ship, row, 1);
    return { ...one, boxes: 2, plunging: true };
  }
  return hit.weapon === 'primary' && armor !== 'heavy'
    ? withExtraDie(play, hit.ship, row, one)
    : one;
}

/** [BT-11.9, BT-11.14, BT-11.15] A 10 by a primary gun at the range at which shells plunge, and the next box is not immune. */
function destroysMoreByPlunging({ state }: Play, hit: GunHit & { ship: ShipId }): boolean {
  const next = shipOf(state, hit.ship).lost.hull;
  return (
    hit.weapon === 'primary' &&
    hit.rangeHexes === tablesOf(state).gunRanges.plungingHexes &&
    boxesLeft(state, hit.ship, 'hull') > 0 &&
    next >= sheetOf(state, hit.ship).immuneHullBoxes
  );
}

/** [BT-11.10, BT-11.15, BT-11.16] One die more, on a last box too: on 4 to 6 another box of the row, if one is left. */
function withExtraDie(play: Play, id: ShipId, row: Row, harm: Harm): Harm {
  const extra = play.dice.roll('d6', 1, 'second', { ship: id });
  const more = valueOf(extra) >= 4 ? destroyBoxes(play, id, row, 1) : 0;
  return { ...harm, boxes: harm.boxes + more, extra };
}

/** A torpedo hit on a ship. */
export interface TorpedoHit {
  by: StackId;
  ship: ShipId;
  kind: TorpedoKind;
}

/** [BT-11.2, BT-11.3, BT-12.2] Rolls one torpedo hit. */
export function resolveTorpedoHit(play: Play, { by, ship: id, kind }: TorpedoHit): void {
  const ship = shipOf(play.state, id);
  if (!isAfloat(ship)) return;
  const roll = play.dice.roll('d6', 2, 'torpedo', { ship: id });
  const dud = sumOf(roll) === 2;
  const { torpedoDamage, torpedoModifiers } = tablesOf(play.state);
  const sum = sumOf(roll) + (dud ? 0 : torpedoModifiers.modifiers[kind]);
  const result = dud ? undefined : lookUp(torpedoDamage, sum);
  const boxes = result ? destroyBoxes(play, id, 'hull', result.hullBoxes) : 0;
  tell(play, {
    kind: 'hitScored',
    rule: 'BT-11.2',
    ship: id,
    by,
    weapon: 'torpedoes',
    sum,
    ...(result && { row: 'hull' as const }),
    effect: result ? 'boxes-destroyed' : 'dud',
    boxes,
    left: boxesLeft(play.state, id, 'hull'),
    plunging: false,
    dice: [roll],
  });
  if (!result) return;
  sufferHullLoss(play, id);
  if (result.speedLoss && isAfloat(ship)) loseSpeed(play, id, 'hit');
  if (result.critical && isAfloat(ship)) resolveCritical(play, id);
}
