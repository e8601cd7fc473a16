import { enemyOf, must, type Side } from '../../core';
import type { AirUnit } from '../combat/air/units';
import { defaultFlak, defaultFormation } from '../combat/flak/formation';
import { type Prey, usualAims, withAim } from '../combat/strike/aims';
import { defaultCap, defaultEscorts } from '../combat/strike/allotment';
import type { OddsPatrol } from '../combat/strike/arrivals';
import type { Defense, FormationAttack, StruckTarget } from '../combat/strike/formation';
import {
  type OddsTarget,
  type StrikeOdds,
  type StrikePlan,
  strikeOdds,
} from '../combat/strike/odds';
import { baseFlakOf, flakOf } from '../common/condition';
import { freshShip } from '../common/freshShip';
import { shipsLeft } from '../common/kinds';
import { forceOf, knowledgeOf } from '../common/own';
import type { BaseId, FormationId, MarkerId, OrdnanceId } from '../model/ids';
import type { Order } from '../model/orders';
import type { Aim } from '../model/raid';
import { type AircraftType, BASE_ARMOR, type Load } from '../model/ratings';
import type { SeaWingsView } from '../model/state';
import type { Base, Ship } from '../model/units';
import { aiming, aimsOf, ownChanges } from '../strikes/aiming';
import { eraOf, TYPICAL_AIRCRAFT, TYPICAL_CREWS } from '../tables/typical';
import { baseLike, type EnemyPicture, expectedCap, pictureOf } from './enemy';

/** Factors of a formation in a strike; without ordnance they are escorts [WG-8.17]. */
export interface StrikePart {
  formation: FormationId;
  factors: number;
  ordnance: OrdnanceId | null;
}

/** A strike that a side thinks of. */
export interface StrikeIdea {
  target: MarkerId | BaseId;
  parts: readonly StrikePart[];
  /** Enemy CAP factors to reckon with; without it those of WG-24.29. */
  cap?: number;
}

/** The odds of a strike, and what they rest on. */
export interface StrikeForecast extends StrikeOdds {
  target: MarkerId | BaseId;
  basis: EnemyPicture['basis'];
  /** Enemy CAP factors reckoned with. */
  cap: number;
}

/**
 * [WG-24.29] The odds of a strike as far as its own side can tell: through CAP, flak and hits to the chance that each target is sunk.
 * Both sides decide as by default [WG-24.23].
 */
export function strikeForecast(view: SeaWingsView, side: Side, idea: StrikeIdea): StrikeForecast {
  const base = baseLike(view, idea.target);
  const { basis, ships } = base
    ? { basis: 'unknown' as const, ships: [] }
    : pictureOf(view, side, idea.target);
  const cap = idea.cap ?? expectedCap(view, side, base ? { base } : { ships });
  const raid = {
    view,
    side,
    parts: idea.parts,
    cap: { factors: cap, rating: ratingOf(view, side, base, ships) },
  };
  const plan = base ? planAtBase(raid, base) : planAtShips(raid, ships);
  return { target: idea.target, basis, cap, ...strikeOdds(plan) };
}

/**
 * The odds of the formation that is about to attack, with the aims that it has, those among `orders`, and the usual ones for the rest:
 * flak, hits, what becomes of each ship. `undefined` when none of the side's is.
 */
export function attackForecast(
  view: SeaWingsView,
  side: Side,
  orders: readonly Order[] = [],
): StrikeOdds | undefined {
  if (view.step.kind !== 'aim' || view.raid?.attacker !== side) return undefined;
  const group = aiming(view, side);
  const ordered = orders.flatMap((it) => (it.kind === 'aim' ? [it] : []));
  const aims = aimsOf(view, side, { ...group, aims: ordered.reduce(withAim, group.aims) });
  const task = must(
    forceOf(view, side).formations[group.formation]?.boxes.strike[group.task],
    'task',
  );
  const { factors, ordnance } = task;
  const parts = [{ formation: group.formation, factors, ordnance }];
  const raid = { view, side, parts, cap: NO_CAP };
  const base = baseLike(view, view.raid.target);
  return strikeOdds(
    base ? planAtBase(raid, base) : planAtShips(raid, shipsMet(view, side), () => aims),
  );
}

/** [WG-24.11, WG-24.28] The ships before the striking player. */
function shipsMet(view: SeaWingsView, side: Side): Ship[] {
  const { targets, met } = knowledgeOf(view, side);
  return targets.flatMap(({ id }) => (met[id] ? [freshShip(met[id].card)] : []));
}

/** The attackers' share of a strike. */
interface Raid {
  view: SeaWingsView;
  side: Side;
  parts: readonly StrikePart[];
  /** Of the enemy. */
  cap: { factors: number; rating: number };
}

/** It has met the CAP before. */
const NO_CAP: Raid['cap'] = { factors: 0, rating: 0 };

/** [WG-24.29] The CAP rating of the base, or the best of the carriers that the task force is taken to have. */
function ratingOf(
  { scenario }: SeaWingsView,
  side: Side,
  base: Base | undefined,
  ships: readonly Ship[],
): number {
  if (base) return base.card.capRating;
  const ratings = ships.flatMap(({ card }) => card.carrier?.capRating ?? []);
  const usual = TYPICAL_CREWS[enemyOf(side)].capRating[eraOf(scenario)];
  return ratings.length > 0 ? Math.max(...ratings) : usual;
}

const typeOf = ({ view, side }: Raid, { formation }: StrikePart): AircraftType =>
  must(forceOf(view, side).formations[formation], formation).type;

const loadOf = (raid: Raid, part: StrikePart): Load | undefined =>
  typeOf(raid, part).loads.find(({ id }) => id === part.ordnance);

/** A formation has two loads, or two launches, in one strike: its parts are told apart. */
const unitOf = (raid: Raid, part: StrikePart, index: number): AirUnit => ({
  id: `${index}`,
  type: typeOf(raid, part),
  factors: part.factors,
  load: loadOf(raid, part)?.kind ?? null,
  modifiers: [],
});

type Attackers = Pick<StrikePlan, 'patrols' | 'escorts' | 'strike' | 'allot'>;

function attackersOf(raid: Raid): Attackers {
  const units = raid.parts.map((part, i) => ({ part, unit: unitOf(raid, part, i) }));
  const escorts = units.filter(({ part }) => part.ordnance === null).map(({ unit }) => unit);
  const strike = units.filter(({ part }) => part.ordnance !== null).map(({ unit }) => unit);
  const patrols = patrolsOf(raid);
  const formations = strike.map(({ id }) => id);
  return {
    patrols,
    escorts,
    strike,
    allot(inPosition) {
      const flying = patrols.map(({ unit }, i) => ({ ...unit, factors: inPosition[i] as number }));
      const cap = defaultCap(flying, formations);
      return { cap, escorts: defaultEscorts(escorts, cap) };
    },
  };
}

/** Enemy CAP of the usual fighter. */
function patrolsOf({ view, side, cap: { factors, rating } }: Raid): OddsPatrol[] {
  if (factors === 0) return [];
  const type = TYPICAL_AIRCRAFT[enemyOf(side)][eraOf(view.scenario)].fighter;
  const unit: AirUnit = { id: 'cap', type, factors, load: null, modifiers: [] };
  return [{ unit, factors, rating, remote: null, isFresh: false, modifiers: [] }];
}

/** A formation's attack on the targets that `aims` names. */
function attackOf(
  raid: Raid,
  id: string,
  groups: readonly { target: StruckTarget; factors: number }[],
): FormationAttack {
  const part = must(raid.parts[Number(id)], id);
  const load = must(loadOf(raid, part), 'load');
  const force = forceOf(raid.view, raid.side);
  return {
    formation: id,
    armor: typeOf(raid, part).armor,
    load,
    groups: groups.map((group) => ({
      ...group,
      changes: ownChanges(force, part.formation, group.target.id),
    })),
  };
}

function planAtBase(raid: Raid, base: Base): StrikePlan {
  const { id, size, fireControl } = base.card;
  const target: StruckTarget = { id, kind: 'base', size, armor: BASE_ARMOR };
  const guns = { id, station: 'base', ...baseFlakOf(base), fireControl } as const;
  const defense: Defense = {
    side: enemyOf(raid.side),
    guns: [{ ...guns, hasProximityFuzes: false }],
    allotment: {},
  };
  return {
    ...attackersOf(raid),
    aim: (formation, factors) => attackOf(raid, formation, [{ target, factors }]),
    defense: () => defense,
    targets: [{ base }],
  };
}

/** Where a formation attacks with the factors that it has left. */
type Aimed = (formation: string, factors: number) => readonly Aim[];

const usuallyAimed = (raid: Raid, ships: readonly Ship[]): Aimed => {
  const places = raid.parts.flatMap(({ ordnance }, i) => (ordnance === null ? [] : [`${i}`]));
  return (id, factors) => usualAims(ships.map(preyOf), factors, places.indexOf(id));
};

function planAtShips(
  raid: Raid,
  ships: readonly Ship[],
  aimed: Aimed = usuallyAimed(raid, ships),
): StrikePlan {
  const attackers = attackersOf(raid);
  const attacked = new Set(
    attackers.strike.flatMap(({ id, factors }) => aimed(id, factors).map(({ at }) => at)),
  );
  return {
    ...attackers,
    aim: (id, factors) =>
      attackOf(
        raid,
        id,
        aimed(id, factors).map((aim) => ({ target: struck(ships, aim.at), factors: aim.factors })),
      ),
    defense: (attack) => defenseOf(ships, enemyOf(raid.side), attack),
    targets: ships.filter(({ card }) => attacked.has(card.id)).map(targetOf),
  };
}

const preyOf = ({ card }: Pick<Ship, 'card'>): Prey => ({
  id: card.id,
  size: card.size,
  isCarrier: card.carrier !== null,
});

function struck(ships: readonly Ship[], id: string): StruckTarget {
  const { card } = must(
    ships.find((it) => it.card.id === id),
    id,
  );
  return { id, kind: 'ship', size: card.size, armor: card.armor };
}

/** [WG-24.23] */
function defenseOf(ships: readonly Ship[], side: Side, { groups }: FormationAttack): Defense {
  const layout = defaultFormation(ships.map(({ card }) => card));
  const guns = ships.map((ship) => ({
    id: ship.card.id,
    station: layout.ring.includes(ship.card.id) ? ('ring' as const) : ('center' as const),
    ...flakOf(ship),
    fireControl: ship.card.fireControl,
    hasProximityFuzes: ship.card.traits.includes('VT'),
  }));
  const attacked = groups.map(({ target, factors }) => ({ target: target.id, factors }));
  return { side, guns, allotment: defaultFlak(layout, attacked) };
}

const targetOf = (ship: Ship): OddsTarget =>
  ship.card.convoyShips === null
    ? { ship: { card: ship.card, hits: ship.hits, fate: 'afloat' }, isReadied: false }
    : { convoy: ship.card.id, shipsLeft: shipsLeft(ship) };
