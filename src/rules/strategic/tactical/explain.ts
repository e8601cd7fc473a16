import type { Side } from '../../core';
import type { OrderOf } from '../model/orders';
import type { StrategicView } from '../model/state';
import { sumOfAll } from '../rolls/opposedRoll';
import { isDetected, shipDamage } from '../tables/results';
import { aswModifiers, aswOf, boatsIn, refuseHunt } from './aswShots';
import { type Attack, damageBy } from './attacks';
import { bombardShot, refuseBombardment } from './bombardShots';
import { gunShot, refuseGunfire } from './gunShots';
import { cardOf, type Fight, fightIn, ownShip } from './query';
import { refuseLaunch, torpedoShot } from './torpedoShots';

/** The odds of one attack: the chance of any damage, and mean Damage Levels without critical hits. */
interface AttackOdds {
  chance: number;
  meanDamage: number | null;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Every pair of dice that an opposed roll may show, as the attacker's less the defender's [ST-3.1]. */
const SWINGS = FACES.flatMap((attacker) => FACES.map((defender) => attacker - defender));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const differences = ({ attack, defense, modifiers }: Omit<Attack, 'torpedoAt' | 'rule'>) =>
  SWINGS.map((swing) => swing + attack + sumOfAll(modifiers) - defense);

/** Exact, over all pairs of dice. */
export function oddsOf(attack: Attack): AttackOdds {
  const damage = differences(attack).map((difference) => damageBy(attack, difference));
  return { chance: mean(damage.map((it) => (it > 0 ? 1 : 0))), meanDamage: mean(damage) };
}

type Explained = 'fireGuns' | 'bombard' | 'fireTorpedoes' | 'aswAttack';

/** The odds of planned tactical orders, by kind; `undefined` for an order that could not be given. */
export const tacticalOdds: {
  readonly [Kind in Explained]: (
    view: StrategicView,
    side: Side,
    order: OrderOf<Kind>,
  ) => AttackOdds | undefined;
} = {
  fireGuns: (view, side, order) =>
    inFight(view, (fight) =>
      refuseGunfire(fight, side, order) ? undefined : oddsOf(gunShot(fight, side, order)),
    ),
  bombard: (view, side, order) =>
    inFight(view, (fight) =>
      refuseBombardment(fight, side, order) ? undefined : oddsOf(bombardShot(fight, side, order)),
    ),
  fireTorpedoes: (view, side, order) =>
    inFight(view, (fight) =>
      refuseLaunch(fight, side, order) ? undefined : oddsOf(torpedoShot(fight, side, order)),
    ),
  aswAttack: (view, side, order) => inFight(view, (fight) => huntOdds(fight, side, order)),
};

const inFight = <T>(view: StrategicView, odds: (fight: Fight) => T | undefined): T | undefined => {
  const fight = fightIn(view);
  return fight && odds(fight);
};

/** [ST-19.5] Chance to detect, and mean damage, at a visible boat in the hex; no odds without one. */
function huntOdds(fight: Fight, side: Side, order: OrderOf<'aswAttack'>): AttackOdds | undefined {
  const ship = ownShip(fight, side, order.ship);
  const boat = boatsIn(fight, side, order.hex)[0];
  if (!ship || !boat || refuseHunt(fight, side, order)) return undefined;
  const rangeHexes = ship.hex.q === boat.hex.q && ship.hex.r === boat.hex.r ? 0 : 1;
  const swings = differences({
    attack: aswOf(fight, ship),
    defense: cardOf(fight, boat).secondDefense,
    modifiers: aswModifiers(fight, ship, rangeHexes),
  });
  return {
    chance: mean(swings.map((it) => (isDetected(it) ? 1 : 0))),
    meanDamage: rangeHexes === 0 ? mean(swings.map(shipDamage)) : 0,
  };
}
