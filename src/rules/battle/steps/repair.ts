import { type Refusal, type Side, sumOf, valueOf } from '../../core';
import { castOffTowOf, destroyBoxes, noteHalfHull } from '../common/losses';
import {
  afloatShips,
  allShips,
  boxesIn,
  boxesLeft,
  isAfloat,
  isDead,
  sheetOf,
  shipOf,
} from '../common/ships';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleState, BattleView, Ship, ShipId } from '../model/state';
import { inOrder } from './revealing';
import { actsIn, type OrderRule, refuseShip, refuseStep } from './rule';

type Attempt = BattleState['attempts'][number];

/** [BT-13.1, BT-13.10] */
export const tryRepair: OrderRule<'tryRepair'> = {
  legal: (view, side) => legalAttempts(view, side, 'repair', 'tryRepair'),
  refuse: (view, side, { ship, answer }) =>
    refuseAttempt(view, side, { ship, kind: 'repair' }, answer),
  apply: ({ state }, _side, { ship, answer }) => note(state, { ship, kind: 'repair' }, answer),
};

/** [BT-13.2, BT-13.10] */
export const tryRefloat: OrderRule<'tryRefloat'> = {
  legal: (view, side) => legalAttempts(view, side, 'refloat', 'tryRefloat'),
  refuse: (view, side, { ship, answer }) =>
    refuseAttempt(view, side, { ship, kind: 'refloat' }, answer),
  apply: ({ state }, _side, { ship, answer }) => note(state, { ship, kind: 'refloat' }, answer),
};

function note(state: BattleState, attempt: Attempt, answer: 'yes' | 'no'): void {
  if (answer === 'yes') state.attempts.push(attempt);
  else state.attempts = state.attempts.filter((it) => !isSame(it, attempt));
}

const isSame = (a: Attempt, b: Attempt): boolean => a.ship === b.ship && a.kind === b.kind;

const isNoted = (view: BattleView, attempt: Attempt): boolean =>
  view.attempts.some((it) => isSame(it, attempt));

function legalAttempts<Kind extends 'tryRepair' | 'tryRefloat'>(
  view: BattleView,
  side: Side,
  kind: Attempt['kind'],
  order: Kind,
) {
  if (!actsIn(view, side, 'repair')) return [];
  return afloatShips(view, side)
    .filter((ship) => !refuseNeed(view, ship, kind))
    .map(({ id }) => ({
      kind: order,
      ship: id,
      answer: isNoted(view, { ship: id, kind }) ? ('no' as const) : ('yes' as const),
    }));
}

function refuseAttempt(
  view: BattleView,
  side: Side,
  attempt: Attempt,
  answer: 'yes' | 'no',
): Refusal | undefined {
  const { ship, kind } = attempt;
  return (
    refuseStep(view, side, 'repair', 'repair') ??
    refuseShip(view, side, ship) ??
    refuseNeed(view, shipOf(view, ship), kind) ??
    (isNoted(view, attempt) === (answer === 'yes') ? alreadySo(view, ship) : undefined)
  );
}

const alreadySo = (view: BattleView, id: ShipId): Refusal =>
  refusal('already-so', 'BT-13.10', { ship: sheetOf(view, id).name });

function refuseNeed(view: BattleView, ship: Ship, kind: Attempt['kind']): Refusal | undefined {
  const { name } = sheetOf(view, ship.id);
  if (kind === 'refloat')
    return ship.aground ? undefined : refusal('not-aground', 'BT-13.2', { ship: name });
  if (!isDead(ship)) return refusal('not-dead', 'BT-13.1', { ship: name });
  if (!ship.beyondRepair) return undefined;
  return refusal('beyond-repair', 'BT-13.1', { ship: name });
}

/** [BT-13.9] The side has a ship to repair or to refloat. */
export const canAttempt = (view: BattleView, side: Side): boolean =>
  afloatShips(view, side).some(
    (ship) => !refuseNeed(view, ship, 'repair') || !refuseNeed(view, ship, 'refloat'),
  );

/** [BT-13.9] Rolls for every ship that tries, the initiative side first; then fire-control criticals end [BT-13.7]. */
export function resolveRepair(play: Play): void {
  const { state } = play;
  const { attempts } = state;
  state.attempts = [];
  for (const side of inOrder(state))
    for (const { ship, kind } of attempts.filter((it) => shipOf(state, it.ship).side === side)) {
      if (!isAfloat(shipOf(state, ship))) continue;
      if (kind === 'repair') rollRepair(play, ship);
      else rollRefloat(play, ship);
    }
  for (const ship of allShips(state)) {
    ship.blindCalibers = [];
    countUnloading(ship);
  }
}

/** [BT-14.3] A ship has unloaded through this round if it lost no box in it. */
function countUnloading({ unloading, fate, lost }: Ship): void {
  if (!unloading || fate !== 'afloat') return;
  const boxesLost = boxesIn(lost);
  if (boxesLost === unloading.boxesLost) unloading.rounds += 1;
  unloading.boxesLost = boxesLost;
}

function rollRepair(play: Play, id: ShipId): void {
  const ship = shipOf(play.state, id);
  const { speed } = sheetOf(play.state, id);
  const roll = play.dice.roll('d6', 1, 'repair', { ship: id });
  const value = valueOf(roll);
  if (value === 6) ship.speed = speed === '1 slow' ? '1 slow' : '1';
  if (value <= 2) ship.beyondRepair = true;
  const result = value === 6 ? 'repaired' : value <= 2 ? 'beyond-repair' : 'failed';
  tell(play, { kind: 'repairRolled', rule: 'BT-13.1', ship: id, dice: [roll], result });
  if (result === 'repaired') castOffTowOf(play, id);
}

function rollRefloat(play: Play, id: ShipId): void {
  const ship = shipOf(play.state, id);
  const { rows } = sheetOf(play.state, id);
  const first = play.dice.roll('d6', 1, 'refloating', { ship: id });
  if (valueOf(first) < 6) {
    tell(play, {
      kind: 'refloatRolled',
      rule: 'BT-13.2',
      ship: id,
      dice: [first],
      afloat: false,
      boxes: 0,
    });
    return;
  }
  ship.aground = false;
  const second = play.dice.roll('d6', 1, 'scraped', { ship: id });
  const bare = rows.hull.every((armor) => armor === 'none');
  const scraped = Math.max(1, Math.floor((sumOf(second) + (bare ? 1 : 0)) / 2));
  const boxes = destroyBoxes(
    play,
    id,
    'hull',
    Math.min(scraped, boxesLeft(play.state, id, 'hull') - 1),
  );
  tell(play, {
    kind: 'refloatRolled',
    rule: 'BT-13.2',
    ship: id,
    dice: [first, second],
    afloat: true,
    boxes,
  });
  noteHalfHull(play, id);
}
