import { distance } from '../../../hex';
import type { Order, OrderOf } from '../../../rules/fleet-action';
import {
  bearingMounts,
  type Course,
  canSee,
  isSmallCraft,
  mayLaunch,
  torpedoesIn,
  type Unit,
} from '../../../rules/fleet-action/query';
import { ownVessel, type Situation } from '../common/situation';
import { salvoWorth, settingFor } from '../common/torpedoes';
import type { Vessel } from '../common/vessel';
import { isFlotilla } from './aims';

/** A launch that may be made, and what it brings. */
interface Chance {
  order: OrderOf<'declareTorpedo'>;
  target: Vessel;
  worth: number;
}

/** Of what a ship's torpedoes do at their best, the least for which they are launched. */
const PATIENCE = { flotilla: 0.55, others: 0.4 } as const;
/** In the last turns whatever may hit is launched. */
const LAST_TURNS = 2;
const LEAST_WORTH = 0.15;

/** [NW-9] A salvo that is worth more now than kept; before she moves, only if she would have no better chance at the end of her course. */
export function* launchWish(situation: Situation, unit: Unit, course?: Course): Generator<Order> {
  if (!mayLaunch(unit)) return;
  const ship = ownVessel(situation, unit.id);
  const chance = ship && bestChance(situation, ship, unit);
  if (!ship || !chance || chance.worth < keptWorth(situation, ship, chance)) return;
  if (course && !course.at.isOff) {
    const { hex, facing } = course.at;
    const later = bestChance(situation, ship, { ...unit, hex, facing });
    if (later && later.worth >= chance.worth) return;
  }
  yield chance.order;
}

/** The best launch from where a ship is, or may be. */
function bestChance(situation: Situation, ship: Vessel, unit: Unit): Chance | undefined {
  let best: Chance | undefined;
  for (const target of situation.enemy) {
    const chance = chanceAt(situation, ship, unit, target);
    if (chance && chance.worth > (best?.worth ?? 0)) best = chance;
  }
  return best;
}

function chanceAt(
  situation: Situation,
  ship: Vessel,
  unit: Unit,
  target: Vessel,
): Chance | undefined {
  const { hex } = target.unit;
  const setting = settingFor(
    ship,
    Math.max(distance(unit.hex, hex), distance(unit.hex, target.hex)),
  );
  if (setting === undefined || !canSee(situation.view, unit, target.unit)) return undefined;
  const mounts = bearingMounts(unit, hex);
  if (mounts.length === 0 && !isSmallCraft(unit.sheet)) return undefined;
  const count = torpedoesIn(unit, mounts);
  const worth = salvoWorth(situation, { by: ship, count, setting, from: unit.hex }, target, target);
  const order: Chance['order'] = {
    kind: 'declareTorpedo',
    ship: unit.id,
    mounts,
    setting,
    at: target.unit.id,
  };
  return { order, target, worth };
}

/** What the torpedoes may still bring if they are kept. */
function keptWorth(situation: Situation, ship: Vessel, { target }: Chance): number {
  if (situation.turnsLeft <= LAST_TURNS || isHurt(ship)) return LEAST_WORTH;
  const near = { q: target.hex.q + 5, r: target.hex.r };
  const setting = settingFor(ship, 5) ?? 0;
  const count = Math.max(...tubesByAim(ship.unit));
  const best = salvoWorth(situation, { by: ship, count, setting, from: near }, target, {
    hex: target.hex,
    facing: 1,
  });
  return Math.max(LEAST_WORTH, best * PATIENCE[isFlotilla(ship) ? 'flotilla' : 'others']);
}

/** She may not have them for long. */
const isHurt = ({ structure, sheet, unit }: Vessel): boolean =>
  unit.isDisengaging || 2 * structure <= sheet.structure;

/** Torpedoes that bear to each side. */
function tubesByAim(unit: Unit): number[] {
  if (isSmallCraft(unit.sheet)) return [torpedoesIn(unit, [])];
  return [-3, 3].map((q) =>
    torpedoesIn(unit, bearingMounts({ ...unit, facing: 1 }, { q: unit.hex.q + q, r: unit.hex.r })),
  );
}
