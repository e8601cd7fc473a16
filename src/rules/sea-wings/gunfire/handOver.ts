import { distance } from '../../../hex';
import {
  bySide,
  type Engagement,
  type EngagementForce,
  type EngagementShip,
  must,
  type Roll,
  type Side,
  valueOf,
} from '../../core';
import { salvosOf } from '../combat/surface/quickRounds';
import { hourOf, isNight } from '../common/clock';
import { hasWorkingRadar, hitsOf, speedAfterHits } from '../common/condition';
import { type Play, tell } from '../model/play';
import type { SeaWingsState } from '../model/state';
import type { Ship } from '../model/units';
import { STANDARD_TABLES } from '../tables/standard';
import { fightingForce, sheetOf, shipsFighting } from './engagement';

const MINUTES_AN_HOUR = 60;

/** [WG-18.26] The most rounds: about one of the four hours of the turn. */
const ROUNDS = 3;

/** The visibility in yards that is poor for the other system [WG-18.26]. */
const POOR_YARDS = 6000;

/** [WG-18.26] Hands the engagement over, rolling for the side by which the Allies come in. `host`: not the usual system. */
export function handOver(play: Play, host: string | undefined): void {
  const { state } = play;
  const { entry, dice } = rollEntry(play);
  const engagement = must(state.engagement, 'engagement');
  const other = host === undefined ? {} : { host };
  engagement.handedOver = { ...other, position: null, rounds: ROUNDS, entry };
  tell(play, { kind: 'battleHandedOver', rule: 'WG-18.26', ...other, rounds: ROUNDS, entry, dice });
}

/** Land lies in the north: nobody comes in from there, nor from the south opposite. */
function rollEntry({ state, dice }: Play): { entry: number; dice: Roll[] } {
  const thrown: Roll[] = [];
  for (;;) {
    const roll = dice.roll('d6', 1, 'entry');
    thrown.push(roll);
    const entry = valueOf(roll);
    if (!isCoastal(state) || (entry !== 1 && entry !== 4)) return { entry, dice: thrown };
  }
}

/** Land within a hex of one of the two. */
const isCoastal = ({ scenario, engagement }: SeaWingsState): boolean =>
  Object.values(must(engagement, 'engagement').hex).some((hex) =>
    scenario.map.land.some((land) => distance(land, hex) <= 1),
  );

/** [WG-18.26] The record of an engagement that is handed over; `undefined` where none is. */
export function engagementOf(state: SeaWingsState): Engagement | undefined {
  const { engagement, scenario, turn } = state;
  if (!engagement?.handedOver) return undefined;
  const { rounds, entry } = engagement.handedOver;
  return {
    id: `engagement-${state.clock}`,
    title: scenario.title,
    rounds,
    entry,
    date: scenario.date,
    startMinute: MINUTES_AN_HOUR * hourOf(scenario, turn),
    isNight: isNight(scenario, turn),
    isPoor: engagement.visibility <= POOR_YARDS,
    visibilityYards: engagement.visibility,
    hasLand: isCoastal(state),
    initiative: null,
    options: { fog: true },
    sides: bySide((side) => {
      const { name, nation } = scenario.sides[side];
      return { name, nation, forces: forcesOf(state, side) };
    }),
  };
}

/** The enemy knows the task force by its marker and number, never by its own id [WG-4.6, WG-24.4]. */
const forcesOf = (state: SeaWingsState, side: Side): EngagementForce[] => {
  const { marker, number } = must(fightingForce(state, side), 'task force');
  const host = state.engagement?.handedOver?.host;
  const ships = shipsFighting(state, side).map((ship) =>
    engagementShip(ship, sheetOf(state, ship, host)),
  );
  return [{ id: marker, name: `TF ${number}`, ships }];
};

/** What the printed guns of a ship are worth to the other system: three quarters the primary ones. */
const PRIMARY_SHARE = 3 / 4;

/** [WG-18.26] Ships up to this size are small to the other system: destroyers and torpedo boats. */
const MAX_SMALL_SIZE = 2;

/** [WG-18.26] Hits of a ship in terms of the other system: a third of her hull for each P hit. */
function engagementShip(ship: Ship, sheet: unknown): EngagementShip {
  const { card } = ship;
  const half = (hits: number): number => Math.min(1, hits / 2);
  return {
    id: card.id,
    name: card.name,
    sheet,
    type: card.type === 'MM' ? 'TR' : card.type,
    isSmall: card.size <= MAX_SMALL_SIZE,
    damageLevels: hitsOf(ship, 'P'),
    capacity: STANDARD_TABLES.shipEnds.sunkAtP,
    gunsLost:
      PRIMARY_SHARE * half(hitsOf(ship, 'M')) + (1 - PRIMARY_SHARE) * half(hitsOf(ship, 'S')),
    armsLost: {
      primary: half(hitsOf(ship, 'M')),
      secondary: half(hitsOf(ship, 'S')),
      torpedoes: half(hitsOf(ship, 'T')),
    },
    fires: hitsOf(ship, 'F'),
    launchesLeft: hitsOf(ship, 'T') >= 2 ? 0 : Math.max(0, salvosOf(ship) - ship.torpedoSalvos),
    engineHits: hitsOf(ship, 'P'),
    isDeadInWater: speedAfterHits(ship) === 0,
    speedLeft: card.speedHexes === 0 ? 1 : speedAfterHits(ship) / card.speedHexes,
    hasSearchRadar: hasWorkingRadar(ship),
    hasFireControlRadar: card.traits.includes('VT') && hasWorkingRadar(ship),
    hasWeakMagazines: false,
    hasOxygenTorpedoes: card.torpedoes?.isLongLance ?? false,
  };
}
