import { sameHex } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import type { ShipCard } from '../cards/cards';
import { damageState } from '../cards/damage';
import { launchesOf } from '../cards/launches';
import type { FirePower } from '../cards/shipRatings';
import type { SurfaceAction } from '../model/actionState';
import type { Contact, ReportedTypes } from '../model/advancedState';
import type { StrategicView } from '../model/state';
import type { DamageState, ShipType, Size } from '../tables/kinds';
import type { Fighter } from './fighters';

/** A typical ship when only the type is reported: size, speed, Capacity, main battery, both Defenses, torpedoes. */
type Middling = readonly [Size, number, number, FirePower | null, number, number, number | null];

const guns = (rating: number, gunClass: FirePower['gunClass']): FirePower => ({ rating, gunClass });

/** Median ratings from ST-24.2. */
const MIDDLING: Readonly<Record<ShipType, Middling>> = {
  CV: ['large', 6, 8, guns(2, 'E'), 2, 5, null],
  CVL: ['medium', 6, 5, guns(1, 'E'), 2, 4, null],
  CVE: ['medium', 3, 5, guns(1, 'E'), 1, 2, null],
  BB: ['large', 5, 8, guns(7, 'A'), 7, 5, null],
  BC: ['large', 6, 8, guns(6, 'A'), 5, 5, null],
  CA: ['medium', 6, 6, guns(4, 'C'), 3, 4, 3],
  CL: ['medium', 6, 5, guns(3, 'D'), 3, 4, 3],
  DD: ['small', 7, 4, guns(2, 'E'), 2, 5, 3],
  DE: ['small', 4, 4, guns(1, 'E'), 1, 3, null],
  FF: ['small', 4, 4, guns(1, 'E'), 1, 3, null],
  CO: ['small', 3, 4, guns(1, 'E'), 1, 3, null],
  PT: ['small', 8, 4, null, 2, 4, 2],
  TR: ['medium', 3, 5, guns(1, 'E'), 1, 1, null],
  AO: ['medium', 3, 5, guns(1, 'E'), 1, 1, null],
  SS: ['small', 3, 4, null, 1, 2, null],
};

function cardOf(type: ShipType, id: string): ShipCard {
  const [size, speed, capacity, firePower, firstDefense, secondDefense, torpedo] = MIDDLING[type];
  return {
    id,
    name: id,
    type,
    size,
    speed,
    capacity,
    firePower,
    firstDefense,
    secondDefense,
    torpedo,
    secondary: null,
    asw: null,
    areaAa: null,
    lightAa: null,
    airGroup: null,
    scoutSteps: 0,
    radar: 0,
    points: 0,
    traits: [],
  };
}

const leastLevels = (state: DamageState, capacity: number): number =>
  Array.from({ length: capacity + 1 }, (_, levels) => levels).find(
    (levels) => damageState(levels, capacity) === state,
  ) ?? 0;

/** [ST-11] The ships of the best report of this turn from the hex of an action, true or not, as ships of their types are. */
export function fightersReported(
  view: StrategicView,
  { hex }: SurfaceAction,
  side: Side,
): Fighter[] {
  const contacts = view.known[side]?.advanced?.contacts ?? [];
  const fresh = contacts.filter(
    (it) => hex && it.turn === view.turn && it.subject === 'ships' && sameHex(it.hex, hex),
  );
  const best = fresh.reduce<Contact | undefined>(
    (most, it) => (most && detail(most) >= detail(it) ? most : it),
    undefined,
  );
  return best ? shipsOf(best).map((ship, n) => guessed(enemyOf(side), ship, `reported-${n}`)) : [];
}

const DETAIL: readonly ReportedTypes['kind'][] = ['none', 'groups', 'types', 'classes'];
const detail = ({ types, count }: Contact): number => 100 * DETAIL.indexOf(types.kind) + count;

interface ReportedShip {
  type: ShipType;
  state: DamageState;
}

/** [ST-11.8] With only large and small reported, they are taken as cruisers and destroyers. */
function shipsOf({ types, count }: Contact): ReportedShip[] {
  switch (types.kind) {
    case 'classes':
      return types.ships.map(({ type, state }) => ({ type, state }));
    case 'types':
      return types.types.map(unhurt);
    case 'groups':
      return [...repeated('CA', types.large), ...repeated('DD', types.small)];
    default:
      return [...repeated('CA', Math.ceil(count / 2)), ...repeated('DD', Math.floor(count / 2))];
  }
}

const unhurt = (type: ShipType): ReportedShip => ({ type, state: 'none' });

const repeated = (type: ShipType, count: number): ReportedShip[] =>
  Array.from({ length: count }, () => unhurt(type));

function guessed(side: Side, { type, state }: ReportedShip, id: string): Fighter {
  const card = cardOf(type, id);
  return {
    side,
    card,
    criticals: [],
    isDeadInWater: false,
    launchesLeft: launchesOf(card),
    damageLevels: leastLevels(state, card.capacity),
  };
}
