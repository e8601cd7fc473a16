import type {
  Ship,
  ShipCard,
  Squadron,
  SquadronCard,
} from '../../../src/rules/strategic/cards/cards';

/** A heavy cruiser of no navy, with what a test says otherwise. */
export const card = (given: Partial<ShipCard> = {}): ShipCard => ({
  id: given.name?.toLowerCase() ?? 'cruiser',
  name: 'Cruiser',
  type: 'CA',
  size: 'medium',
  speed: 6,
  capacity: 6,
  firePower: { rating: 4, gunClass: 'C' },
  secondary: null,
  firstDefense: 3,
  secondDefense: 4,
  torpedo: 4,
  asw: null,
  areaAa: 1,
  lightAa: 1,
  airGroup: null,
  scoutSteps: 0,
  radar: 0,
  points: 10,
  traits: [],
  ...given,
});

export const ship = (given: Partial<ShipCard> = {}, damageLevels = 0): Ship => ({
  card: card(given),
  damageLevels,
  criticals: [],
});

const squadronCard = (given: Partial<SquadronCard>): SquadronCard => ({
  name: 'Squadron',
  type: 'F',
  airToAir: 4,
  defense: 4,
  bombs: null,
  airTorpedo: null,
  asw: null,
  endurance: 2,
  hasRadar: false,
  ...given,
});

export const squadron = (given: Partial<SquadronCard> = {}, steps = 4): Squadron => ({
  id: (given.name ?? 'squadron').toLowerCase(),
  card: squadronCard(given),
  steps,
});

/** Every pair of dice, attacker's and defender's. */
export const PAIRS: readonly [number, number][] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].map((b): [number, number] => [a, b]),
);

export const CLEAR_DAY = { isNight: false, isPoor: false };
export const NIGHT = { isNight: true, isPoor: false };
