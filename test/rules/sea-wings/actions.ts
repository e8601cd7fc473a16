import { type Dice, diceFrom, drawFrom, must } from '../../../src/rules/core';
import type { AirPass } from '../../../src/rules/sea-wings/combat/air/pass';
import { rollPass, rollPosition } from '../../../src/rules/sea-wings/combat/air/resolve';
import { type AirUnit, factorsOf } from '../../../src/rules/sea-wings/combat/air/units';
import { controlDamage } from '../../../src/rules/sea-wings/combat/control/control';
import { rollDamage } from '../../../src/rules/sea-wings/combat/damage/damage';
import { type Hull, hitsIn, isAfloat } from '../../../src/rules/sea-wings/combat/damage/hull';
import {
  type Defense,
  type FormationAttack,
  rollFlak,
  rollStrike,
} from '../../../src/rules/sea-wings/combat/strike/formation';
import type { Load, ShipType } from '../../../src/rules/sea-wings/model/ratings';
import { hull } from './hulls';
import { patrol, usualAllotment } from './strikeSetting';

/** A ship under attack in an action of section 31. */
export interface Struck {
  type: ShipType;
  control: 1 | 2;
  size: number;
  armor: number;
  isReadied?: boolean;
  /** The sum of all guns that reach who attacks her, and her fire control. */
  flak: number;
  fireControl: number;
  hasProximityFuzes?: boolean;
}

/** Aircraft that attack: the factors for each ship, in the order of attack. */
export interface Attacking {
  unit: AirUnit;
  load: Load;
  at: Readonly<Record<string, number>>;
}

/** One strike of an action. */
export interface Wave {
  escorts?: readonly AirUnit[];
  strike: readonly Attacking[];
  /** [WG-21.19] CAP does not fight the strike aircraft on their way in. */
  isUnseen?: boolean;
}

/** What both sides have in an action: CAP and ships are worn down from wave to wave. */
export interface Action {
  cap: readonly { unit: AirUnit; rating: number }[];
  ships: Readonly<Record<string, Struck>>;
  /** Whose ships they are. */
  side: 'allies' | 'axis';
  waves: readonly Wave[];
}

/** Means over many actions: hits and chances by ship, factors lost by unit of the attackers, CAP lost. */
export interface Means {
  bombs: Record<string, number>;
  torpedoes: Record<string, number>;
  /** Lost after the damage control that follows. */
  lost: Record<string, number>;
  /** Lost, or unable to operate aircraft then. */
  out: Record<string, number>;
  factors: Record<string, number>;
  cap: number;
  /** How often so many ships were lost. */
  lostAtOnce: number[];
}

/** An action under way. */
interface Fight {
  action: Action;
  dice: Dice;
  cap: AirUnit[];
  hulls: Map<string, Hull>;
  told: Means;
}

const none = (): Means => ({
  ...{ bombs: {}, torpedoes: {}, lost: {}, out: {}, factors: {} },
  ...{ cap: 0, lostAtOnce: [] },
});

const add = (sums: Record<string, number>, key: string, more: number): void => {
  sums[key] = (sums[key] ?? 0) + more;
};

/** The means of so many actions by rolled dice, both fights with CAP and the first damage control among them. */
export function meansOf(action: Action, games: number): Means {
  const dice = diceFrom(drawFrom(JSON.stringify(action)));
  const told = none();
  for (let i = 0; i < games; i++) playAction(action, dice, told);
  const share = (sums: Record<string, number>) =>
    Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, sum / games]));
  const { bombs, torpedoes, lost, out, factors, cap, lostAtOnce } = told;
  return {
    ...{ bombs: share(bombs), torpedoes: share(torpedoes), lost: share(lost), out: share(out) },
    ...{ factors: share(factors), cap: cap / games },
    lostAtOnce: Array.from(lostAtOnce, (it = 0) => it / games),
  };
}

function playAction(action: Action, dice: Dice, told: Means): void {
  const hulls = new Map(
    Object.entries(action.ships).map(([id, { type, control }]) => {
      const made = hull(type, '', control);
      return [id, { ...made, card: { ...made.card, id } }];
    }),
  );
  const fight: Fight = { action, dice, cap: action.cap.map(({ unit }) => unit), hulls, told };
  for (const wave of action.waves) playWave(fight, wave);
  told.cap += factorsOf(action.cap.map(({ unit }) => unit)) - factorsOf(fight.cap);
  const lost = [...hulls].filter(([id, ship]) => isLost(fight, id, ship)).length;
  told.lostAtOnce[lost] = (told.lostAtOnce[lost] ?? 0) + 1;
}

/** Counts what damage control leaves of a ship; whether she is lost. */
function isLost({ dice, told }: Fight, id: string, ship: Hull): boolean {
  const after = controlDamage(ship, dice).ship;
  const isGone = !isAfloat(after);
  const isOut = isGone || hitsIn(after, 'A') > 0 || hitsIn(after, 'P') >= 2;
  add(told.lost, id, Number(isGone));
  add(told.out, id, Number(isOut));
  return isGone;
}

function playWave(fight: Fight, { escorts = [], strike, isUnseen = false }: Wave): void {
  const units = strike.map(({ unit }) => unit);
  const before = { escorts, strike: units };
  const inward = isUnseen ? before : meetCap(fight, before, 'incoming');
  const attacked = strike.map((it, i) => ({
    ...it.unit,
    ...{ load: null, factors: attack(fight, it, must(inward.strike[i], 'unit').factors) },
  }));
  const home = meetCap(fight, { ...inward, strike: attacked }, 'withdrawing');
  for (const { id, factors } of [...units, ...escorts])
    add(fight.told.factors, id, factors - leftOf([...home.strike, ...home.escorts], id));
}

interface Flight {
  escorts: readonly AirUnit[];
  strike: readonly AirUnit[];
}

/** One fight with CAP; the flight that comes out of it. */
function meetCap(fight: Fight, flight: Flight, meeting: 'incoming' | 'withdrawing'): Flight {
  const { dice, action } = fight;
  const patrols = fight.cap.map((unit, i) => patrol(unit, must(action.cap[i], 'CAP').rating));
  const inPosition = patrols.map(
    (it) => rollPosition({ ...it, id: it.unit.id }, meeting, dice).inPosition,
  );
  const allot = usualAllotment(patrols, flight.escorts, flight.strike);
  const before: AirPass = { ...allot(inPosition), strike: [...flight.strike] };
  const { pass } = rollPass(before, dice);
  fight.cap = fight.cap.map((unit) => ({
    ...unit,
    factors: unit.factors - leftOf(before.cap, unit.id) + leftOf(pass.cap, unit.id),
  }));
  const escorts = flight.escorts.map((it) => ({ ...it, factors: leftOf(pass.escorts, it.id) }));
  return { escorts, strike: pass.strike };
}

const leftOf = (units: readonly AirUnit[], id: string): number =>
  factorsOf(units.filter((it) => it.id === id));

/** Flak and the attack of a formation with what has come through; the factors that are left of it. */
function attack(fight: Fight, { unit, load, at }: Attacking, factors: number): number {
  const groups = shared(at, factors).flatMap(([id, count]) => {
    const ship = must(fight.action.ships[id], id);
    const { size, armor } = ship;
    return count > 0
      ? [{ target: { id, kind: 'ship' as const, size, armor }, factors: count }]
      : [];
  });
  const formation: FormationAttack = { formation: unit.id, armor: unit.type.armor, load, groups };
  const { lost } = rollFlak(formation, defenseOf(fight.action), fight.dice);
  const left = groups.map((it, i) => ({ ...it, factors: it.factors - must(lost[i], 'loss') }));
  for (const { target, hits } of rollStrike({ ...formation, groups: left }, fight.dice).groups) {
    const isReadied = fight.action.ships[target]?.isReadied ?? false;
    const ship = must(fight.hulls.get(target), target);
    add(fight.told[load.kind === 'torpedo' ? 'torpedoes' : 'bombs'], target, hits.length);
    const struck = rollDamage(ship, { hits, isReadied, cause: 'strike' }, fight.dice);
    fight.hulls.set(target, struck.ship);
  }
  return left.reduce((sum, it) => sum + it.factors, 0);
}

/** What is left of a formation, dealt to its ships as they were planned, losses taken evenly. */
function shared(at: Readonly<Record<string, number>>, factors: number): [string, number][] {
  const planned = Object.entries(at);
  const dealt = planned.map(() => 0);
  for (let i = 0; i < factors; i++) {
    const next = planned
      .map(([, count], ship) => ({ ship, open: (count - must(dealt[ship], 'ship')) / count }))
      .sort((a, b) => b.open - a.open)[0];
    if (next) dealt[next.ship] = must(dealt[next.ship], 'ship') + 1;
  }
  return planned.map(([id], i) => [id, must(dealt[i], 'ship')]);
}

/** Every ship's guns stand for all that reach who attacks her. */
const defenseOf = ({ ships, side }: Action): Defense => ({
  side,
  guns: Object.entries(ships).map(([id, it]) => ({
    ...{ id, station: 'center' as const, heavy: it.flak, light: 0, fireControl: it.fireControl },
    hasProximityFuzes: it.hasProximityFuzes ?? false,
  })),
  allotment: Object.fromEntries(Object.keys(ships).map((id) => [id, id])),
});
