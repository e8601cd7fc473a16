import { defineNotation, field } from '../../core';
import { ORDNANCE } from '../model/advancedState';
import type { Order } from '../model/orders';
import { BATTERIES } from '../model/tacticalOrders';
import { POSTURES } from '../rolls/quick';
import { RANGE_BOXES } from '../tables/rangeBoxes';

const { answer, count, groups, hex, id, idOrNone, ids, oneOf, path, textToEnd, yesNo } = field;

const box = oneOf(RANGE_BOXES);
const battery = oneOf(BATTERIES);
const weapon = oneOf(['bombs', 'torpedoes', 'depthCharges']);

/** An order of a battle may name all ships of a side. */
const MAX_LINE = 1900;

/** The line of notation of every kind of order: `strike enterprise-sbd-1 4 X1 bombs`, `move A3 12,-4`. */
export const notation = defineNotation<Order>({
  placeDivision: ['place', { division: id, box }],
  splitMerge: ['regroup', { divisions: ids, groups }],
  scuttle: ['scuttle', { ship: id, answer }],
  offerEnd: ['offer-end', { answer }],
  confirm: ['confirm', {}],
  assignSearch: ['search', { squadron: id, steps: count }],
  assignCap: ['cap', { squadron: id, steps: count, over: id }],
  assignStrike: ['strike', { squadron: id, steps: count, target: id, weapon }],
  assignEscort: ['escort', { squadron: id, steps: count, target: id }],
  flyStrike: ['fly', { target: id }],
  searchDivision: ['look-for', { attempt: count, division: id }],
  searchBox: ['look-in', { attempt: count, box }],
  closeRange: ['close', { division: id, answer }],
  withdraw: ['withdraw', { division: id, answer }],
  openRange: ['open', { division: id, answer }],
  torpedoAttack: ['stalk', { submarine: id, target: id, ship: id }],
  attackDivision: ['attack', { divisions: ids, target: id }],
  bombardLand: ['bombard-land', { division: id, landUnit: id }],
  pass: ['pass', {}],
  intercept: ['intercept', { division: id, answer }],
  declareCombat: ['combat', { unit: id, targets: ids }],
  scramble: ['scramble', { squadron: id, answer }],
  meetStrike: ['meet', { squadron: id, contact: id }],
  attackSubmerged: ['ambush', { submarine: id, contact: id, ship: id }],
  huntSubmarine: ['hunt', { division: id, contact: id, answer }],
  bombardCoast: ['bombard-coast', { division: id, landUnit: id, answer }],
  launch: ['launch', { squadron: id, to: hex }],
  launchCap: ['launch-cap', { squadron: id, over: id }],
  holdLaunch: ['hold-launch', { squadron: id }],
  moveDivision: ['move', { division: id, to: hex }],
  leaveMap: ['leave-map', { division: id }],
  pursue: ['pursue', { division: id, contact: id }],
  moveSquadrons: ['fly-to', { squadrons: ids, path, goal: id }],
  tow: ['tow', { ship: id, towed: id }],
  castOff: ['cast-off', { ship: id }],
  submerge: ['submerge', { division: id }],
  surface: ['surface', { division: id }],
  arm: ['arm', { squadron: id, ordnance: oneOf(ORDNANCE) }],
  disarm: ['disarm', { squadron: id }],
  recover: ['recover', { squadron: id, at: id }],
  stayAloft: ['stay-aloft', { squadron: id }],
  dropContact: ['drop-contact', { contact: id }],
  airTarget: ['engage', { flight: id, at: id }],
  dropBombs: ['drop-bombs', { flight: id }],
  breakOffAir: ['turn-back', { flight: id, answer }],
  strikeShip: ['dive-on', { flight: id, ship: id }],
  strikeLand: ['bomb', { flight: id, landUnit: id }],
  chooseResolution: ['settle', { resolution: id }],
  posture: ['posture', { posture: oneOf(POSTURES) }],
  quickTarget: ['quick-fire', { ship: id, target: id, torpedoes: yesNo }],
  abandonBattle: ['abandon-battle', { answer }],
  battle: ['battle', { line: textToEnd(MAX_LINE) }],
  chooseDistance: ['distance', { hexes: count, direction: count }],
  placeShip: ['deploy', { ship: id, hex, facing: count, speed: count }],
  plotShip: ['plot', { ship: id, path: idOrNone }],
  followShip: ['follow', { ship: id, leader: id }],
  smoke: ['smoke', { ship: id, answer }],
  dive: ['dive', { ship: id, answer }],
  rise: ['rise', { ship: id, answer }],
  fireGuns: ['fire', { ship: id, battery, target: id }],
  bombard: ['bombard', { ship: id, battery, landUnit: id }],
  holdFire: ['hold-fire', { ship: id, battery }],
  fireTorpedoes: ['torpedo', { ship: id, target: id }],
  holdTorpedoes: ['hold-torpedoes', { ship: id }],
  aswAttack: ['depth-charge', { ship: id, hex }],
  holdAsw: ['hold-asw', { ship: id }],
  breakOff: ['break-off', { ship: id, answer }],
  endAction: ['end-action', { answer }],
});
