import { enemyOf, type Roll, type Side, valueOf } from '../../core';
import { milesBetween, placeOf } from '../common/miles';
import { shipsInPlay } from '../common/own';
import { workingSets } from '../common/radar';
import { stopRun } from '../common/stopRun';
import { type Flight, RAID_STRENGTHS, type RaidLog, type RaidStrength } from '../model/flights';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import type { DETECTION_ROWS } from '../tables/flights';
import type { AirSearchPeriod } from '../tables/radarSets';
import { flightsOf } from './bases';
import { baseUnder, seesAircraft } from './landBases';
import { nearestTo } from './navigation';
import { countOf } from './numbers';

type DetectionRow = (typeof DETECTION_ROWS)[number];

/** [SK-21.12] A strike is rolled for when it is this many turns from arrival. */
const MAX_TURNS = 15;

/** Ships in this distance of one another are a group [SK-34.2]. */
const GROUP_MILES = 10;

/** A strike on its way, as the server follows it. */
export function newRaid({ hidden, turn }: SeekriegState, side: Side, { id }: Flight): void {
  hidden.raids[id] = {
    side,
    detectsBefore: null,
    isDetected: false,
    interceptors: [],
    able: 0,
    initiative: null,
    turn,
    next: 'detection',
    hasFought: false,
    below: [],
  };
}

/** A raid with its flight. */
export interface Raid {
  id: string;
  log: RaidLog;
  flight: Flight;
}

/** [SK-22.27] Raids in the order of their launch. */
export const raidsOf = ({ hidden, forces }: SeekriegState): Raid[] =>
  Object.entries(hidden.raids)
    .flatMap(([id, log]) => {
      const flight = forces[log.side].flights[id];
      return flight ? [{ id, log, flight }] : [];
    })
    .sort((a, b) => (a.flight.launchedOnTurn ?? 0) - (b.flight.launchedOnTurn ?? 0));

/** Turns until a raid is over its target. */
export const turnsAway = ({ turn }: { turn: number }, { arrivesOnTurn }: Flight): number =>
  Math.max(0, (arrivesOnTurn ?? turn) - turn);

/** [SK-21.20] */
const STRENGTHS: readonly [from: number, strength: RaidStrength][] = [
  [30, 'mass'],
  [10, 'many'],
  [0, 'few'],
];

export const strengthOf = ({ rows }: Flight): RaidStrength =>
  STRENGTHS.find(([from]) => countOf(rows) >= from)?.[1] ?? RAID_STRENGTHS[0];

/** [SK-21.11, SK-34.2] The ships of the group that a raid is flown at; none under a raid at a base on land. */
export function groupUnder(state: SeekriegState, { log, flight }: Raid): Ship[] {
  if (baseUnder(state, log.side, flight)) return [];
  const middle = nearestTo(state, log.side, flight)?.ship;
  const place = middle && placeOf(state, middle.id);
  if (!place) return [];
  return shipsInPlay(state, enemyOf(log.side)).filter((ship) => {
    const other = placeOf(state, ship.id);
    return other !== undefined && milesBetween(place, other) <= GROUP_MILES;
  });
}

/** [SK-21.11] CAP sections over the ships that a raid is flown at. */
export function capOver(state: SeekriegState, raid: Raid): Flight[] {
  const group = new Set(groupUnder(state, raid).map(({ id }) => id));
  return flightsOf(state, enemyOf(raid.log.side)).filter(
    ({ mission, over, launchedOnTurn, rows }) =>
      mission === 'cap' &&
      launchedOnTurn !== null &&
      over !== null &&
      group.has(over) &&
      countOf(rows) > 0,
  );
}

const PERIODS: readonly AirSearchPeriod[] = ['before 1940', '1940-42', '1943-45'];

/** [SK-29.8] The best working air search radar of some ships. */
export function airSearchOf(
  state: SeekriegState,
  ships: readonly Ship[],
): AirSearchPeriod | 'none' {
  const periods = ships.flatMap((ship) =>
    workingSets(state, ship).flatMap(({ airSearch }) => airSearch ?? []),
  );
  return PERIODS.findLast((period) => periods.includes(period)) ?? 'none';
}

/** [SK-21.13] The one line of CHART M1 that applies. */
function detectionRow(state: SeekriegState, raid: Raid): DetectionRow {
  const base = baseUnder(state, raid.log.side, raid.flight);
  const hasRadar = base
    ? seesAircraft(base)
    : airSearchOf(state, groupUnder(state, raid)) !== 'none';
  const hasCap = capOver(state, raid).length > 0;
  if (hasCap) return hasRadar ? 'radar-and-cap' : 'cap';
  const height = raid.flight.level === 'S' ? 'low' : 'high';
  return `${hasRadar ? 'radar' : 'nothing'}-${height}`;
}

/** [SK-21.12, SK-21.14] Rolls for a raid once, in secret, and tells the defender when he detects it. */
export function detect(play: Play, raid: Raid): void {
  const { log, flight } = raid;
  const away = turnsAway(play.state, flight);
  if (log.detectsBefore === null && away <= MAX_TURNS) rollDetection(play, raid);
  if (log.isDetected || log.detectsBefore === null || log.detectsBefore === 0) return;
  if (away > log.detectsBefore) return;
  log.isDetected = true;
  const side = enemyOf(log.side);
  tell(play, {
    kind: 'raidDetected',
    rule: 'SK-21.14',
    side,
    raid: raid.id,
    turnsAway: away,
    strength: strengthOf(flight),
    seenBy: [side],
  });
  stopRun(play, side, 'raid');
}

function rollDetection(play: Play, raid: Raid): void {
  const { raidDetection } = tablesOf(play.state);
  const roll: Roll = play.dice.roll('d10', 1, 'raid-detection');
  raid.log.detectsBefore =
    raidDetection.turns[detectionRow(play.state, raid)][valueOf(roll) - 1] ?? 0;
}
