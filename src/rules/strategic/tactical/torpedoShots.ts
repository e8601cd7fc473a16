import { distance } from '../../../hex';
import { firstRefusal, type Modifier, must, type Refusal, type Side } from '../../core';
import { canLaunchTorpedoes, ratingNow } from '../cards/shipNow';
import { refusal } from '../model/refusals';
import type { ShipRecord } from '../model/state';
import type { Beam, TacticalPlans, TacticalShip } from '../model/tacticalState';
import { bearsForTorpedoes } from '../rolls/arcs';
import { torpedoModifier } from '../tables/torpedoBands';
import type { Attack } from './attacks';
import { bearingOff } from './firers';
import { notSeen, visibleTarget } from './gunShots';
import {
  cardOf,
  type Fight,
  findShip,
  isAdvanced,
  isCaught,
  isSubmerged,
  ownShip,
  recordOf,
} from './query';
import { seenBySide } from './sight';
import { isLandBetween } from './terrain';

type Launch = TacticalPlans['torpedoes'][number];

/** A torpedo attack, ready to roll. */
export interface TorpedoShot extends Attack {
  ship: TacticalShip;
  target: TacticalShip;
  rangeHexes: number;
  /** [ST-17.8] */
  beam: Beam | null;
}

/** [ST-17.10] Tactical turns from a submarine's launch to her next. */
const SUBMARINE_TURNS = 2;
/** [ST-17.6] */
const NIGHT_COUNTS_FROM_HEXES = 3;

/** Why a ship may not launch this way now. */
export function refuseLaunch(fight: Fight, side: Side, { ship: id, target }: Launch) {
  const ship = ownShip(fight, side, id);
  if (!ship || cardOf(fight, ship).torpedo === null) return refusal('no-torpedoes.ship', 'ST-17.1');
  return firstRefusal(
    () => refuseTubes(fight, ship),
    () => {
      const at = visibleTarget(fight, side, target);
      return at ? refuseAim(fight, ship, at) : notSeen();
    },
  );
}

/** [ST-15.10c, ST-17.8, ST-17.10, ST-17.12] The checks that do not depend on the target. */
function refuseTubes(fight: Fight, ship: TacticalShip): Refusal | undefined {
  const record = recordOf(fight, ship);
  const { name } = record.card;
  const { launchedOn } = ship;
  if (isCaught(fight, ship)) return refusal('torpedoes-surprised', 'ST-15.10c', { name });
  if (!canLaunchTorpedoes(record)) return refusal('torpedoes-heavy', 'ST-17.12', { name });
  if (record.launchesLeft === 0) return refusal('torpedoes-spent', 'ST-17.8', { name });
  const isSoon = launchedOn !== null && fight.tactical.turn - launchedOn < SUBMARINE_TURNS;
  if (record.card.type === 'SS' && isSoon)
    return refusal('torpedoes-reloading', 'ST-17.10', { name });
  return undefined;
}

function refuseAim(fight: Fight, ship: TacticalShip, target: TacticalShip): Refusal | undefined {
  if (isSubmerged(target)) return refusal('torpedo-target-submerged', 'ST-19.20');
  const { traits, name } = cardOf(fight, ship);
  const rangeHexes = distance(ship.hex, target.hex);
  if (torpedoModifier(traits.includes('O'), rangeHexes) === undefined) {
    const most = traits.includes('O') ? 12 : 6;
    return refusal('torpedoes-out-of-range', 'ST-17.4', { name, rangeHexes, most });
  }
  if (isLandBetween(fight.tactical, ship.hex, target.hex))
    return refusal('land-between', 'ST-16.7');
  return isAdvanced(fight) ? refuseArc(fight, ship, target) : undefined;
}

/** [ST-17.7, ST-17.8] */
function refuseArc(fight: Fight, ship: TacticalShip, target: TacticalShip): Refusal | undefined {
  const record = recordOf(fight, ship);
  const { name } = record.card;
  if (!bears(record, ship, target)) return refusal('torpedo-arc', 'ST-17.7', { name });
  const beam = beamTo(record, ship, target);
  return beam !== null && ship.launchedTo.includes(beam)
    ? refusal('torpedo-beam-empty', 'ST-17.8', { name, beam })
    : undefined;
}

/** [ST-17.7] A target in her own hex may be on any bearing. */
function bears({ card }: ShipRecord, ship: TacticalShip, target: TacticalShip): boolean {
  if (distance(ship.hex, target.hex) === 0) return true;
  const launchesAhead = card.type === 'SS' || card.type === 'PT';
  return bearsForTorpedoes(bearingOff(ship.hex, ship.facing, target.hex), launchesAhead);
}

/** [ST-17.8] The beam that a ship with tubes on both launches from; in one hex the first that is loaded. */
function beamTo({ card }: ShipRecord, ship: TacticalShip, target: TacticalShip): Beam | null {
  if (!['CA', 'CL', 'BB', 'BC'].includes(card.type)) return null;
  if (distance(ship.hex, target.hex) === 0)
    return ship.launchedTo.includes('port') ? 'starboard' : 'port';
  return bearingOff(ship.hex, ship.facing, target.hex) < 0 ? 'port' : 'starboard';
}

/** [ST-17.2] The attack of a legal order. */
export function torpedoShot(fight: Fight, side: Side, order: Launch): TorpedoShot {
  const ship = must(ownShip(fight, side, order.ship), `ship ${order.ship}`);
  const target = must(findShip(fight, order.target), `target ${order.target}`);
  const record = recordOf(fight, ship);
  const { secondDefense: defense, capacity: torpedoAt } = cardOf(fight, target);
  return {
    ship,
    target,
    defense,
    torpedoAt,
    rule: 'ST-17.2',
    rangeHexes: distance(ship.hex, target.hex),
    beam: isAdvanced(fight) ? beamTo(record, ship, target) : null,
    attack: ratingNow(record, 'torpedo') ?? 0,
    modifiers: modifiersOf(fight, ship, target),
  };
}

const when = (holds: boolean, code: string, value: number): Modifier[] =>
  holds ? [{ code, value, rule: 'ST-17.5' }] : [];

/** [ST-17.4, ST-17.5, ST-17.6] */
function modifiersOf(fight: Fight, ship: TacticalShip, target: TacticalShip): Modifier[] {
  const { isNight, isPoor } = fight.action.sky;
  const rangeHexes = distance(ship.hex, target.hex);
  const isOxygen = cardOf(fight, ship).traits.includes('O');
  return [
    { code: 'distance', value: torpedoModifier(isOxygen, rangeHexes) ?? 0, rule: 'ST-17.4' },
    ...when(target.speed === 0, 'stopped-target', 2),
    ...when(isCaught(fight, target), 'surprised-target', 1),
    ...when(seenBySide(fight, ship.side, target) !== 'eye', 'by-radar', -1),
    ...when(isNight && rangeHexes >= NIGHT_COUNTS_FROM_HEXES, 'night', -1),
    ...when(isPoor, 'poor-weather', -1),
  ];
}
