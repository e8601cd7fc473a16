import { type Axial, distance, hexAhead } from '../../../../hex';
import type { FleetActionView } from '../../../../rules/fleet-action';
import {
  batteriesOf,
  isKnownCrippled,
  isMerchant,
  type Reached,
  reachAt,
  speedsOpen,
  type Unit,
  unitsInPlay,
  usualSpeed,
  visibilityHexes,
} from '../../../../rules/fleet-action/query';
import { staysOn } from './ways';

/** Hexes within which guns do most of their harm. */
const FIGHTING_HEXES = 15;

/** The nearest enemy in sight of a ship whose present course would leave the fight, or never reach it; nothing where it does not. */
export function enemyLeft(view: FleetActionView, ship: Unit): Unit | undefined {
  if (!seeksFight(ship)) return undefined;
  const enemy = nearestEnemy(view, ship);
  const now = usualSpeed(ship.speedKnots, speedsOpen(view, ship));
  const straight = staysOn(reachAt(view, ship, now));
  if (!enemy || !straight) return undefined;
  const enough = Math.min(FIGHTING_HEXES, visibilityHexes(view, 'unlit'));
  const after = distance(straight.hex, enemy.hex);
  return after > enough && after >= distance(ship.hex, enemy.hex) ? enemy : undefined;
}

/** Cargo ships, cripples and ships that break off have no fight to seek, nor have ships without guns. */
const seeksFight = (ship: Unit): boolean =>
  !ship.isDisengaging &&
  !isKnownCrippled(ship) &&
  !isMerchant(ship.sheet) &&
  batteriesOf(ship).length > 0;

function nearestEnemy(view: FleetActionView, { side, hex }: Unit): Unit | undefined {
  const enemies = unitsInPlay(view).filter((it) => it.side !== side && !it.isSubmerged);
  return enemies.sort((a, b) => distance(a.hex, hex) - distance(b.hex, hex))[0];
}

/** Hexes that are looked ahead from the end of a path, so that it ends on a good course. */
const AHEAD = 2;

/** The path that ends nearest to a hex and is headed for it, of several alike the straightest. */
export function wayToward(ways: readonly Reached[], hex: Axial): Reached | undefined {
  const off = (way: Reached) => distance(hexAhead(way.hex, way.facing, AHEAD), hex);
  return ways
    .filter(({ isOff }) => !isOff)
    .toSorted((a, b) => off(a) - off(b) || turnsIn(a) - turnsIn(b))[0];
}

const turnsIn = ({ steps }: Reached): number => steps.filter((step) => step !== 'ahead').length;
