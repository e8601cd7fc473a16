import { distance } from '../../../../hex';
import { type Modifier, must } from '../../../core';
import { arcOnto, type HitArc } from '../../common/arcs';
import { helplessness, isSitting, modifier } from '../../common/attackModifiers';
import { rangeBand } from '../../common/bands';
import { conditionOf } from '../../common/own';
import { progression } from '../../common/progression';
import { interveningBases } from '../../common/sight';
import type { ToHit } from '../../common/toHit';
import { type Gun, hasTrait, isLandTarget, isMerchant, isSmallCraft } from '../../model/sheet';
import type { FleetActionView } from '../../model/state';
import type { BatteryName, Unit } from '../../model/units';
import { type Aim, aimAt, isRadarLaid } from './aim';
import { barrelsOf, batteryOf } from './mounts';

/** [NW-13.5] The number needed by range band from 1. */
export const GUN_NEEDS = {
  directed: [6, 9, 12, 15, 18],
  local: [8, 12, 16, 20, 24],
} as const;

/** Guns at a target, as planned. */
export interface Planned {
  ship: Unit;
  battery: BatteryName;
  mounts: readonly number[];
  target: Unit;
}

/** One gunnery attack [NW-13.1]: what its d20 needs, and what a hit does. */
export interface GunAttack extends ToHit, Planned {
  gun: Gun;
  /** [NW-13.10] Barrels. */
  guns: number;
  hexes: number;
  band: number;
  /** Where the target is hit from. */
  arc: HitArc;
  aim: Aim;
  isDirected: boolean;
  /** [NW-13.16] Rolls for Critical Damage of a hit. */
  criticals: number;
  /** [NW-13.17] IP of a hit that does not overwhelm. */
  impactPoints: number;
}

/** The attack that some mounts make; they bear and can be laid on the target. */
export function gunAttack(view: FleetActionView, planned: Planned): GunAttack {
  const { ship, battery, mounts, target } = planned;
  const { gun } = must(batteryOf(ship, battery), `${battery} guns of ${ship.id}`);
  const guns = barrelsOf(ship, battery, mounts);
  const hexes = distance(ship.hex, target.hex);
  const band = rangeBand(hexes);
  const isDirected = isDirectedAt(ship, target);
  const aim = aimAt(view, ship, battery, target) ?? 'radar';
  const criticals = progression(guns);
  return {
    ship,
    battery,
    mounts,
    target,
    gun,
    guns,
    hexes,
    band,
    aim,
    isDirected,
    criticals,
    arc: arcOnto(target, ship.hex),
    impactPoints: gun.impactPoints * criticals,
    need: must(GUN_NEEDS[isDirected ? 'directed' : 'local'][band - 1], `guns in band ${band}`),
    modifiers: modifiersOf(view, planned, { guns, aim, isDirected }),
    rerollsMisses: isSitting(target) || isLandTarget(ship.sheet),
  };
}

/** [NW-13.7, NW-13.8, NW-2.4, NW-2.24, NW-14.2] Directed fire; else Local. */
function isDirectedAt(ship: Unit, target: Unit): boolean {
  const { fireControl, turn } = conditionOf(ship);
  if (isLocal(ship) || isSmallCraft(target.sheet)) return false;
  return turn.directed.includes(target.id)
    ? fireControl > 0
    : turn.directed.length < Math.ceil(fireControl / 2);
}

/** [NW-2.24, NW-27.1] */
const isLocal = ({ sheet }: Unit): boolean => hasTrait(sheet, 'amc') || isMerchant(sheet);

/** [NW-13.9] */
function modifiersOf(
  view: FleetActionView,
  { ship, battery, target }: Planned,
  { guns, aim, isDirected }: Pick<GunAttack, 'guns' | 'aim' | 'isDirected'>,
): Modifier[] {
  const { crewQuality, gunneryModifier } = conditionOf(ship);
  const isOnRadar = isDirected && isRadarLaid(ship, battery) && RADAR_HELPS.includes(aim);
  const bases = interveningBases(view, ship.hex, target.hex);
  return [
    ...modifier('crew-quality', crewQuality, 'NW-13.9'),
    ...modifier('guns', progression(guns) - 2, 'NW-13.9'),
    ...modifier('target-size', target.sheet.size, 'NW-13.9'),
    ...modifier('radar', Number(isOnRadar), aim === 'light' ? 'NW-12.13' : 'NW-12.7'),
    ...modifier('intervening', -bases, 'NW-13.12'),
    ...modifier('splashes', -ship.splashes - target.splashes, 'NW-13.9'),
    ...modifier('gunnery-modifier', gunneryModifier, 'NW-13.9'),
    ...helplessness(target, 'NW-13.9'),
  ];
}

/** [NW-12.7, NW-12.11, NW-12.13, NW-12.15] */
const RADAR_HELPS: readonly Aim[] = ['sight', 'light'];
