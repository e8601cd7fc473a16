import { distance } from '../../../hex';
import { visibilityHexes } from '../../../rules/fleet-action/query';
import { bestRange, cautionAt, type RangeOdds } from '../../tactical/range';
import { bestRunIn, costsOfRun } from '../../tactical/runIn';
import { broadsideWorth, MAX_HEXES } from '../common/fire';
import type { Situation } from '../common/situation';
import { isNear, standingOf } from '../common/standing';
import { salvoWorth, settingFor } from '../common/torpedoes';
import type { Vessel } from '../common/vessel';

/** A ship's goal: an enemy, the range to keep from it, and the weight of all enemies' fire. */
export interface Aim {
  target: Vessel | undefined;
  rangeHexes: number;
  worth: number;
  caution: number;
  /** At no range does her fire do more than it costs: she keeps off, and shoots as she goes. */
  isOutmatched: boolean;
  /** She runs in with torpedoes. */
  isRunIn: boolean;
  /** Points that her fire brings in a turn at most, by the enemy and the range band from 1. */
  broadsides: number[][];
}

/** The greatest weight of fire taken against fire dealt (decision 0049). */
const MAX_CAUTION = 1.5;
/** Points that a hex of distance to a target takes off it. */
const PATIENCE = 0.03;

/** Guns do a tenth at long range of what they do near: it may be the right one still. */
const LEAST_SHARE = 0.1;

/** Ranges that are compared: near the far end of each band, where fire is as good as anywhere in it. */
const RANGES = [4, 9, 14, 19, 24] as const;

/** The enemy and the range at which a ship does best. */
export function aimOf(situation: Situation, ship: Vessel): Aim {
  const battleHexes = battleRange(situation);
  const aim: Aim = { ...NO_AIM, broadsides: [] };
  for (const target of situation.enemy) {
    if (target.unit.isSubmerged) {
      aim.broadsides.push([]);
      const hunted = huntOf(situation, ship, target);
      if (hunted && hunted.worth > aim.worth) Object.assign(aim, hunted);
      continue;
    }
    const all = rangesFrom(situation, ship, target);
    aim.broadsides.push([0, ...all.map(({ gives }) => BROADSIDE * gives)]);
    const wanted = all.find((it) => it.rangeHexes === battleHexes);
    const { rangeHexes, gives, takes } = wanted ?? bestRange(all, LEAST_SHARE);
    const worth = gives - takes - PATIENCE * distance(ship.hex, target.hex);
    const isOutmatched = gives <= takes && battleHexes === null;
    const caution = isOutmatched ? 1 : cautionAt(gives, takes, MAX_CAUTION);
    if (worth > aim.worth) Object.assign(aim, { target, rangeHexes, worth, caution, isOutmatched });
  }
  return { ...aim, ...runInOf(situation, ship) };
}

/** The range from which a side gives battle that is the stronger one. */
const battleRange = (situation: Situation): number | null =>
  standingOf(situation).odds >= 1 ? situation.judgement.rangeHexes : null;

/** [NW-7.9] What a depth charge attack does on average, as a share of a boat's value. A guess. */
const CHARGED_SHARE = 0.3;

/** [NW-7.9] A boat that has been heard is run over by whoever has depth charges. */
function huntOf(
  { worth }: Situation,
  { unit, hex }: Vessel,
  target: Vessel,
): (Partial<Aim> & Pick<Aim, 'worth'>) | undefined {
  if (!unit.condition || unit.condition.factors.asw === 0) return undefined;
  const value = worth[target.index]?.value ?? 0;
  return {
    target,
    rangeHexes: 0,
    caution: MAX_CAUTION,
    isOutmatched: false,
    worth: CHARGED_SHARE * value - PATIENCE * distance(hex, target.hex),
  };
}

const NO_AIM: Aim = {
  target: undefined,
  rangeHexes: 0,
  worth: Number.NEGATIVE_INFINITY,
  caution: 1,
  isOutmatched: false,
  isRunIn: false,
  broadsides: [],
};

/** On the edge of two sectors more mounts bear than abeam. */
const BROADSIDE = 1.2;

function rangesFrom(situation: Situation, ship: Vessel, target: Vessel): RangeOdds[] {
  const taken = takenBy(situation, ship, target);
  const seen = visibilityHexes(situation.view, 'unlit');
  return RANGES.map((far, band) => (band === 0 ? Math.min(far, seen) : far)).map((rangeHexes) => ({
    rangeHexes,
    gives: broadsideWorth(situation, ship, target, rangeHexes),
    takes: taken(rangeHexes),
  }));
}

/** A ship's part of the fire of a target and the enemies near it, by the range: they divide it among her and those near her. */
function takenBy(
  situation: Situation,
  ship: Vessel,
  target: Vessel,
): (rangeHexes: number) => number {
  const friends = situation.own.filter((it) => isNear(it, ship)).length;
  const guards = situation.enemy.filter((it) => isNear(it, target));
  return (rangeHexes) =>
    guards.reduce((sum, it) => sum + broadsideWorth(situation, it, ship, rangeHexes), 0) / friends;
}

/**
 * The worth of torpedoes against the cost of the run in. A beaten enemy is run down: what he turns away from is won as well. One
 * that still fights costs more ships than his fire of now says (decision 0049).
 */
const DARING = { beaten: 2, fighting: 0.15 } as const;
/** Odds at which an enemy is beaten. */
const BEATEN_AT = 2;
/** There and back: each turn under fire is spent twice; a turn covers some six hexes. */
const WAYS = 2;
const HEXES_A_TURN = 6;
/** Ships up to so many tons live by their torpedoes. */
const LIGHT_TONS = 3500;

/** Light ships with torpedoes still to launch: they have one blow, and do not last long under fire. */
export const isFlotilla = ({ sheet, torpedoes }: Vessel): boolean =>
  torpedoes > 0 && (sheet.type === 'X' || sheet.displacementTons < LIGHT_TONS);

/** A flotilla runs in where its torpedoes are worth the cost. */
function runInOf(situation: Situation, ship: Vessel): Partial<Aim> | undefined {
  if (!isFlotilla(ship)) return undefined;
  const preys = situation.enemy.map((target) => ({
    target,
    gain: (rangeHexes: number) => gainAt(situation, ship, target, rangeHexes),
    costs: costsTo(situation, ship, target),
  }));
  const { odds } = standingOf(situation);
  const best = bestRunIn(preys, 10, odds < BEATEN_AT ? DARING.fighting : DARING.beaten);
  return best && { ...best, caution: MAX_CAUTION / 2, isOutmatched: false, isRunIn: true };
}

/** As if she were abeam of a target that is abeam of her. */
function gainAt(situation: Situation, ship: Vessel, target: Vessel, rangeHexes: number): number {
  const setting = settingFor(ship, rangeHexes);
  if (setting === undefined) return 0;
  const from = { q: target.hex.q + rangeHexes, r: target.hex.r };
  const launch = { by: ship, count: ship.torpedoes, setting, from };
  return salvoWorth(situation, launch, target, { hex: target.hex, facing: 1 });
}

function costsTo(situation: Situation, ship: Vessel, target: Vessel): number[] {
  const taken = takenBy(situation, ship, target);
  const from = Math.min(MAX_HEXES, distance(ship.hex, target.hex));
  return costsOfRun(from, (rangeHexes) => (WAYS / HEXES_A_TURN) * taken(rangeHexes));
}
