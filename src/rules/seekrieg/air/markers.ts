import { enemyOf, type Side } from '../../core';
import type { RaidMarker } from '../model/flights';
import type { SeekriegState } from '../model/state';
import { approachHex } from './approach';
import { meetingOf } from './forces';
import { countOf } from './numbers';
import { type Raid, raidsOf, strengthOf, turnsAway } from './raids';

/** [SK-21.12, SK-21.20] A side's own strikes, and the raids that it has detected or that attack it. */
export const markersFor = (state: SeekriegState, side: Side): Record<string, RaidMarker> =>
  Object.fromEntries(
    raidsOf(state)
      .filter(({ log }) => log.side === side || log.isDetected || log.below.length > 0)
      .map((raid) => [raid.id, markerOf(state, side, raid)]),
  );

function markerOf(state: SeekriegState, side: Side, raid: Raid): RaidMarker {
  const { id, log, flight } = raid;
  const { interceptors, escorts, attackers } = meetingOf(state, raid);
  const hasMet = interceptors.length > 0;
  return {
    id,
    side: log.side,
    turnsAway: turnsAway(state, flight),
    strength: strengthOf(flight),
    hex: approachHex(state, raid, side),
    met: hasMet
      ? {
          fighters: countOf(escorts),
          attackers: countOf(attackers),
          interceptors: countOf(interceptors),
        }
      : null,
    able: side === enemyOf(log.side) ? log.able : 0,
    initiative: log.initiative,
    below: log.side === side ? log.below : [],
  };
}
