import { perScenario } from '../common/perScenario';
import type { Play } from '../model/play';
import { type Caliber, ROWS, type Row, SPEED_CLASSES, type TorpedoKind } from '../model/sheet';
import type { BattleView, Ship, ShipId } from '../model/state';
import { resolveGunHit, resolveTorpedoHit } from '../steps/damage';
import { tablesOf } from '../tables/standard';
import { everyWay } from './everyWay';

/** All of a ship's condition that more damage depends on, with what the next hit makes of it. */
export interface Condition {
  ship: Ship;
  after: Map<string, Branch[]>;
}

interface Branch {
  to: Condition;
  chance: number;
  /** Boxes of ample rows lost on the way, on average; rows in order. */
  lost: number[];
}

/** A hit of one kind: hits with the same key do the same. */
export interface Blow {
  key: string;
  land: (play: Play, ship: ShipId) => void;
}

export function gunBlow(view: BattleView, weapon: Caliber, rangeHexes: number): Blow {
  const plunges = rangeHexes === tablesOf(view).gunRanges.plungingHexes;
  return {
    key: `${weapon}${plunges ? '+' : ''}`,
    land: (play, ship) => resolveGunHit(play, { by: ship, target: ship, weapon, rangeHexes, ship }),
  };
}

export const torpedoBlow = (kind: TorpedoKind): Blow => ({
  key: kind,
  land: (play, ship) => resolveTorpedoHit(play, { by: ship, kind, ship }),
});

/** Conditions met so far, ship by ship: the hits of a battle come by the same ones again and again. */
const known = perScenario(() => new Map<ShipId, Map<number, Condition>>());
const MAX_KNOWN = 5_000;

/** The condition that a ship is in before anything hits it. Much that is known of other questions is forgotten. */
export function startOf(view: BattleView, ship: Ship): Condition {
  const conditions = known(view.scenario).get(ship.id);
  if (conditions && conditions.size > MAX_KNOWN) conditions.clear();
  return conditionOf(view, ship);
}

/** The condition of a ship; one and the same object for all that more damage treats alike. */
function conditionOf(view: BattleView, ship: Ship): Condition {
  const conditions = known(view.scenario).get(ship.id) ?? new Map<number, Condition>();
  known(view.scenario).set(ship.id, conditions);
  const key = keyOf(ship);
  const found = conditions.get(key);
  if (found) return found;
  const made = { ship: copyShip(ship), after: new Map() };
  conditions.set(key, made);
  return made;
}

/** More boxes of a row, or other things counted here, than any ship has. */
const BASE = 64;

/** What criticals keep silent or hold back, and flashes, change nothing in the damage to come. */
function keyOf({ lost, speed, fate, mountHit, halfHullTaken, launches, aground }: Ship): number {
  const flags = [mountHit, halfHullTaken, aground, fate === 'sunk'];
  const still = flags.reduce((bits, flag) => bits * 2 + Number(flag), launches.length);
  const begun = still * SPEED_CLASSES.length + SPEED_CLASSES.indexOf(speed);
  return ROWS.reduce((key, row) => key * BASE + lost[row], begun);
}

/**
 * Every condition that a hit may leave, each once, by the resolution of hits itself.
 * @param ample rows that will not run out: what they have lost is counted, but makes no condition of its own
 */
export function branches(
  view: BattleView,
  from: Condition,
  blow: Blow,
  ample: readonly Row[],
): Branch[] {
  const key = `${blow.key}/${ample.join()}`;
  const made = from.after.get(key) ?? strike(view, from.ship, blow, ample);
  from.after.set(key, made);
  return made;
}

function strike(view: BattleView, ship: Ship, blow: Blow, ample: readonly Row[]): Branch[] {
  const made = new Map<Condition, Branch>();
  const struck = copyShip(ship);
  const state = { ...view, ships: { [ship.id]: struck }, stacks: [], tows: [] };
  everyWay(
    (dice) => {
      restore(struck, ship);
      blow.land({ state, dice, events: [] }, ship.id);
    },
    (chance) => {
      const lost = ample.map((row) => struck.lost[row] - ship.lost[row]);
      for (const row of ample) struck.lost[row] = ship.lost[row];
      const to = conditionOf(view, struck);
      const sum = made.get(to) ?? { to, chance: 0, lost: ample.map(() => 0) };
      addBranch(sum, chance, lost);
      made.set(to, sum);
    },
  );
  return [...made.values()];
}

function addBranch(sum: Branch, chance: number, lost: readonly number[]): void {
  const all = sum.chance + chance;
  for (const [i, boxes] of lost.entries())
    sum.lost[i] = ((sum.lost[i] ?? 0) * sum.chance + boxes * chance) / all;
  sum.chance = all;
}

const copyShip = (ship: Ship): Ship => ({
  ...ship,
  lost: { ...ship.lost },
  silenced: { ...ship.silenced },
  blindCalibers: [...ship.blindCalibers],
});

/** Undoes a hit, as far as it counts here: faster than a copy for each. */
function restore(struck: Ship, from: Ship): void {
  for (const row of ROWS) struck.lost[row] = from.lost[row];
  struck.speed = from.speed;
  struck.fate = from.fate;
  struck.mountHit = from.mountHit;
  struck.halfHullTaken = from.halfHullTaken;
}
