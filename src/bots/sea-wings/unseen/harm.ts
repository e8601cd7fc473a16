import { type Dice, type Draw, diceFrom } from '../../../rules/core';
import type { SeaWingsState } from '../../../rules/sea-wings';
import {
  type Base,
  controlDamage,
  defaultRepair,
  type Force,
  factorsOf,
  formationsAt,
  hitsOf,
  type Knowledge,
  repairBase,
  rollBaseDamage,
  rollDamage,
  rollQuickResults,
  type Ship,
} from '../../../rules/sea-wings/query';
import { pick } from '../../core/lot';
import type { Tied } from './tied';

type HitsTold = Knowledge['hitsTold'][number];

/** Lots of effects, until the ship is afloat as all know, and able to do what she has been ordered. */
const TRIES = 12;

/** [WG-3.1] Steps of a turn before its damage has been controlled. */
const BEFORE_CONTROL: ReadonlySet<SeaWingsState['step']['kind']> = new Set([
  ...(['setup', 'airPlans', 'flyOff', 'launchCut', 'arrival'] as const),
  ...(['alarm', 'intercept', 'escorts', 'aim', 'flak', 'damageControl'] as const),
]);

/** What a side was told of hits on the enemy, and how often his damage has been controlled. */
interface Told {
  hits: readonly HitsTold[];
  /** The last turn in which it was. */
  controlledTo: number;
}

/**
 * [WG-12.10, WG-13.32, WG-14.5] A force whose ships and bases have the hits that a side was told of, their effects rolled for anew by the
 * tables, and damage control since then. A ship that the side was told nothing of stays as she is, and so do one that is towed or
 * tows or is to be scuttled, and convoys, whose losses are seen.
 */
export function harmedAnew(
  state: SeaWingsState,
  force: Force,
  { known, tied }: { known: Knowledge; tied: Tied },
  draw: Draw,
): Force {
  const isBefore = state.raid !== null || BEFORE_CONTROL.has(state.step.kind);
  const controlledTo = state.turn - Number(isBefore);
  const of = (id: string): Told => ({
    hits: known.hitsTold.filter(({ at }) => at === id),
    controlledTo,
  });
  const ships = Object.entries(force.ships)
    .filter(([id, it]) => !tied.homes.has(id) && isOpen(force, it) && of(id).hits.length > 0)
    .map(([id, it]) => [id, shipStruck(force, it, of(id), draw)] as const);
  const bases = Object.entries(force.bases)
    .filter(([id]) => !tied.homes.has(id) && !force.repairs[id])
    .filter(([id]) => !isFlying(force, id) && of(id).hits.length > 0)
    .map(([id, it]) => [id, baseStruck(it, of(id), draw)] as const);
  return {
    ...force,
    ships: { ...force.ships, ...Object.fromEntries(ships) },
    bases: { ...force.bases, ...Object.fromEntries(bases) },
  };
}

function isOpen({ taskForces, scuttling }: Force, { card, fate, taskForce }: Ship): boolean {
  const tows = taskForces[taskForce ?? '']?.tows ?? [];
  const isTied = tows.some(({ tower, towed }) => tower === card.id || towed === card.id);
  return fate === 'afloat' && card.convoyShips === null && !isTied && !scuttling.includes(card.id);
}

/** Her aircraft have been ordered to fly, or are in the air. */
const isFlying = (force: Force, home: string): boolean =>
  formationsAt(force, home).some((it) => it.ferries.length > 0 || factorsOf(it) > atHome(it));

const atHome = ({ boxes }: Force['formations'][string]): number =>
  boxes.hangar + boxes.ready + boxes.returning;

function shipStruck(force: Force, ship: Ship, told: Told, draw: Draw): Ship {
  const fixed = fixedIn(force, ship);
  for (let i = 0; i < TRIES; i++) {
    const hull = struckAnew(ship, told, draw);
    const isAlike = fixed.every((it) => hitsOf(ship, it) === hitsOf(hull, it));
    if (hull.fate === 'afloat' && isAlike) return { ...ship, hits: hull.hits };
  }
  return ship;
}

/** [WG-6.29, WG-13.7, WG-13.11, WG-24.15] Letters that show: by what her aircraft do, and by the speed of a spotted task force. */
function fixedIn(force: Force, { card, taskForce }: Ship): HitLetter[] {
  if (isFlying(force, card.id)) return ['P', 'A'];
  return force.taskForces[taskForce ?? '']?.spotted ? ['P'] : [];
}

type HitLetter = Ship['hits'][number]['letter'];

interface Hull {
  card: Ship['card'];
  hits: Ship['hits'];
  fate: 'afloat' | 'sunk' | 'abandoned';
}

/** Turn by turn: strikes, damage control, gunfire [WG-3.1]. */
function struckAnew({ card }: Ship, { hits, controlledTo }: Told, draw: Draw): Hull {
  const dice = diceFrom(draw);
  let hull: Hull = { card, hits: [], fate: 'afloat' };
  for (const turn of turnsOf(hits, controlledTo)) {
    const now = hits.filter((it) => it.turn === turn);
    for (const blow of now.filter((it) => !isFired(it, now))) hull = bombed(hull, blow, draw, dice);
    if (turn <= controlledTo) hull = kept(controlDamage(hull, dice).ship);
    for (const blow of now.filter((it) => isFired(it, now))) hull = shelled(hull, blow, dice);
  }
  return hull;
}

/** Torpedoes of a turn in which guns hit her as well are those of the ships that fired. */
const isFired = ({ by }: HitsTold, ofTurn: readonly HitsTold[]): boolean =>
  by === 'gun' || (by === 'torpedo' && ofTurn.some((it) => it.by === 'gun'));

/** From the first hits to now. */
function turnsOf(hits: readonly HitsTold[], controlledTo: number): number[] {
  const first = Math.min(...hits.map(({ turn }) => turn));
  const last = Math.max(controlledTo, ...hits.map(({ turn }) => turn));
  return Array.from({ length: last - first + 1 }, (_, it) => first + it);
}

/** [WG-13.2, WG-13.3, WG-13.27] Nobody knows whether aircraft stood ready aboard: the odds are even. */
function bombed(hull: Hull, { by, hits }: HitsTold, draw: Draw, dice: Dice): Hull {
  const warhead = by === 'torpedo' ? ('torpedo' as const) : ('bomb' as const);
  const isReadied = pick(draw, [false, true]);
  const blows = Array.from({ length: hits }, () => ({ warhead, isWeak: false }));
  return kept(rollDamage(hull, { hits: blows, isReadied, cause: 'strike' }, dice).ship);
}

/** [WG-19.38, WG-19.39] */
function shelled(hull: Hull, { by, hits }: HitsTold, dice: Dice): Hull {
  const kind = by === 'torpedo' ? ('torpedoes' as const) : ('guns' as const);
  return kept(rollQuickResults(hull, { kind, results: hits }, dice).ship);
}

const kept = ({
  card,
  hits,
  fate,
}: Omit<Hull, 'hits'> & { hits: readonly Ship['hits'][number][] }) => ({
  card,
  hits: [...hits],
  fate,
});

/** [WG-13.4, WG-14.18] */
function baseStruck(base: Base, { hits, controlledTo }: Told, draw: Draw): Base {
  const dice = diceFrom(draw);
  let after: Base = { ...base, hits: [] };
  for (const turn of turnsOf(hits, controlledTo)) {
    for (const blow of hits.filter((it) => it.turn === turn)) {
      const blows = Array.from({ length: blow.hits }, () => ({
        warhead: 'bomb' as const,
        isWeak: false,
      }));
      after = { ...after, hits: rollBaseDamage(after, blows, 'strike', dice).hits };
    }
    const chosen = defaultRepair(after);
    if (chosen && turn <= controlledTo)
      after = { ...after, hits: repairBase(after, chosen, dice).hits };
  }
  return after;
}
