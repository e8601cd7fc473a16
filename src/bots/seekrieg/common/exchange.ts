import { bestRange, cautionAt, type RangeOdds } from '../../tactical/range';
import { broadsideFire } from './fire';
import { hasGunRadar } from './gunner';
import type { Situation, Vessel } from './situation';
import { torpedoDamage } from './torpedoes';

/** Points a turn that ships bring against others on the beam, each at the one where her fire does most. */
function broadsides(
  situation: Situation,
  from: readonly Vessel[],
  to: readonly Vessel[],
  rangeHexes: number,
): Broadsides {
  const sum = { points: 0, damage: 0 };
  for (const by of from) {
    let best = { points: 0, damage: 0 };
    for (const at of to) {
      const damage = broadside(situation, by, at, rangeHexes);
      const points = at.worthPerPoint * damage;
      if (points > best.points) best = { points, damage };
    }
    sum.damage += best.damage;
    sum.points += best.points;
  }
  return sum;
}

/** What ships do in a turn: damage points, and what they are worth. */
interface Broadsides {
  points: number;
  damage: number;
}

const broadside = (situation: Situation, by: Vessel, at: Vessel, rangeHexes: number): number =>
  broadsideFire(situation, by, at, rangeHexes) + torpedoDamage(situation, by, at, rangeHexes);

/** The ranges that are thought of, in hexes: closer together where fire changes most. */
const RANGES = [4, 7, 10, 13, 16, 20, 24, 28, 32, 36, 40, 46, 52, 60, 70, 80];

/** Fire taken never weighs more than this against fire dealt. */
const MAX_CAUTION = 2.2;

/** A range at which a group would lose more than this share of what it has left in a turn is too near. */
const MAX_SHARE_LOST = 0.05;

interface Exchange extends RangeOdds {
  /** Of what the group has left. */
  shareLost: number;
}

/** The range at which a group of ships fights the enemy, and what an exchange there gives in a turn. */
export function exchangeOf(situation: Situation, ships: readonly Vessel[]): RangeOdds {
  const rangeHexes = staysUnseen(situation, ships) ? UNSEEN_HEXES : situation.judgement.rangeHexes;
  return rangeHexes === null
    ? bestExchange(situation, ships)
    : exchangeAt(situation, ships, rangeHexes);
}

/** 15,000 yards: in the dark beyond all eyes, and in reach of guns that a radar lays [SK-11.19]. */
const UNSEEN_HEXES = 30;

/** In the dark ships with guns that a radar lays stay out of sight, and fire, while half of the sets or more still work. */
export function staysUnseen({ view }: Situation, ships: readonly Vessel[]): boolean {
  if (view.environment.light === 'day') return false;
  return 2 * ships.filter(({ gunner }) => hasGunRadar(gunner)).length >= ships.length;
}

function bestExchange(situation: Situation, ships: readonly Vessel[]): RangeOdds {
  const all = RANGES.map((rangeHexes) => exchangeAt(situation, ships, rangeHexes));
  const bearable = all.filter(({ shareLost }) => shareLost <= MAX_SHARE_LOST);
  const odds = bearable.length > 0 ? bearable : all.slice(-1);
  const gives = Math.max(...odds.map((it) => it.gives));
  const takes = Math.max(...odds.map((it) => it.takes));
  const caution = cautionAt(gives, takes, MAX_CAUTION);
  return bestRange(odds.map((it) => ({ ...it, takes: caution * it.takes })));
}

/** The enemy's fire is shared by all ships of the side. */
function exchangeAt(situation: Situation, ships: readonly Vessel[], rangeHexes: number): Exchange {
  const { own, enemy } = situation;
  const share = ships.length / Math.max(1, own.length);
  const taken = broadsides(situation, enemy, ships, rangeHexes);
  return {
    rangeHexes,
    gives: broadsides(situation, ships, enemy, rangeHexes).points,
    takes: share * taken.points,
    shareLost: (share * taken.damage) / pointsLeft(ships),
  };
}

/** The range at which fleets are compared. */
const COMPARED_HEXES = 30;

/** How fast a side wears down the enemy, by how fast the enemy wears it down. */
export function strengthOdds(situation: Situation): number {
  const before = ODDS.get(situation);
  if (before !== undefined) return before;
  const odds = oddsIn(situation);
  ODDS.set(situation, odds);
  return odds;
}

const ODDS = new WeakMap<Situation, number>();

function oddsIn(situation: Situation): number {
  const { own, enemy } = situation;
  const ours = broadsides(situation, own, enemy, COMPARED_HEXES).damage * pointsLeft(own);
  const theirs = broadsides(situation, enemy, own, COMPARED_HEXES).damage * pointsLeft(enemy);
  return ours / Math.max(theirs, 0.01);
}

const pointsLeft = (ships: readonly Vessel[]): number =>
  ships.reduce((sum, it) => sum + it.pointsLeft, 0);
