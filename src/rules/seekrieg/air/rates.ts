import { struckBy } from '../common/effects';
import { planOf } from '../common/own';
import { searchHex } from '../common/scale';
import { environmentAt } from '../common/zones';
import type { AirBase } from '../model/flights';
import type { Environment, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-20.1] From this Force on no aircraft operates. */
export const GROUNDING_FORCE = 8;

/** [SK-20.5, SK-20.9] Aircraft launched in a turn: usually, and by Force. */
const LAUNCHES = {
  carrier: { usual: 4, byForce: { 6: 3, 7: 2 } as Readonly<Record<number, number>> },
  land: { usual: 12, byForce: { 7: 8 } as Readonly<Record<number, number>> },
};

/** [SK-24.3, SK-24.4] Aircraft recovered in a turn. */
const RECOVERIES = { carrier: 3, carrierInRoughSeas: 2, land: 8 };
const ROUGH_FORCE = 6;

/** [SK-20.12, SK-20.13] */
const SERVICE = { carrier: { arm: 2, rearm: 3 }, land: { arm: 4, rearm: 6 } };

/** [SK-20.8] Wind over the deck. */
export const MIN_DECK_WIND = 25;

const isCarrierBase = ({ kind }: AirBase): boolean => kind === 'carrier';

/** [SK-20.1, SK-20.5, SK-20.9] Aircraft that a base can launch in a turn, its deck being whole. */
export function launchesIn({ force }: Pick<Environment, 'force'>, base: AirBase): number {
  if (force >= GROUNDING_FORCE) return 0;
  const { usual, byForce } = isCarrierBase(base) ? LAUNCHES.carrier : LAUNCHES.land;
  return byForce[force] ?? usual;
}

/** [SK-24.3, SK-24.4] Aircraft that a base can recover in a turn, its deck being whole. */
export function recoveriesIn({ force }: Pick<Environment, 'force'>, base: AirBase): number {
  if (!isCarrierBase(base)) return RECOVERIES.land;
  return force >= ROUGH_FORCE ? RECOVERIES.carrierInRoughSeas : RECOVERIES.carrier;
}

/** [SK-20.12, SK-20.13] Aircraft that a base arms and fuels, or rearms, in a turn. */
export const servicedIn = (base: AirBase, task: 'arm' | 'rearm'): number =>
  (isCarrierBase(base) ? SERVICE.carrier : SERVICE.land)[task];

/** [SK-29.22] What critical damage leaves of a rate; fractions are dropped at every effect. */
export function onDeck(
  view: SeekriegView,
  ship: Ship | undefined,
  rate: number,
  task: 'launch' | 'recovery',
): number {
  if (!ship) return rate;
  return struckBy(view, ship, 'deck').reduce((left, { act }) => Math.floor(left * act[task]), rate);
}

/** [SK-20.6 to SK-20.8, SK-24.6] She has steamed into the wind in this turn, fast enough. */
export function isIntoWind(view: SeekriegView, ship: Ship): boolean {
  const { windFrom, windKnots } = environmentAt(view, searchHex(ship.hex));
  const turned = (planOf(ship).turns ?? []).length > 0 || ship.turn.hasTurned;
  if (ship.facing !== windFrom || turned || ship.way !== 'ahead') return false;
  return ship.speedKnots + windKnots >= MIN_DECK_WIND;
}
