import type { Axial, Facing } from '../../../hex';
import type { Dice } from '../../core';
import { stateOf } from '../cards/shipNow';
import { inOrder, shipsOf } from '../harm';
import type { Contact, Means } from '../model/advancedState';
import type { DivisionId, SquadronRecord, StrategicState } from '../model/state';
import type { Sky } from '../rolls/gunnery';
import type { Quality } from '../tables/contactReports';
import type { SquadronType } from '../tables/kinds';
import { isForShips } from './map';
import { makeReport, type Truth } from './reports';
import type { Spotter } from './spottingUnits';

/** What a target was found with. */
export type Sensor = 'eye' | 'radar' | 'sonar';

/** The part of a contact that says who spotted it, and how. */
export type SpottedBy = Pick<Contact, 'spotter' | 'with' | 'by'>;

/** What a sighting tells: a contact without its number and turn. */
export type SightingReport = Omit<Contact, 'id' | 'turn'>;

export function spottedBy(spotter: Spotter, sensor: Sensor): SpottedBy {
  const others = spotter.kind === 'squadrons' ? spotter.squadrons.slice(1) : [];
  return { spotter: spotter.id, with: others.map(({ id }) => id), by: meansOf(spotter, sensor) };
}

function meansOf({ kind }: Spotter, sensor: Sensor): Means {
  if (kind === 'division') return sensor;
  return kind === 'squadrons' ? 'aircraft' : kind;
}

/** [ST-11.10] The quality of what ships, and lookouts ashore, report of ships. */
export function qualityByShips(sensor: Sensor, rangeHexes: number): Quality {
  if (sensor === 'radar') return 'vague';
  return rangeHexes === 0 ? 'complete' : 'good';
}

/** [ST-11.3] A report of ships, with its dice. */
export const reportOfShips = (
  by: SpottedBy,
  quality: Quality,
  truth: Truth,
  dice: Dice,
): SightingReport => ({
  ...by,
  subject: 'ships',
  ...makeReport(quality, truth, dice),
  aircraft: null,
});

/** [ST-10.12, ST-10.14] A submerged submarine is always identified. */
export const reportOfSubmarine = (by: SpottedBy, hex: Axial): SightingReport => ({
  ...by,
  subject: 'submarine',
  quality: null,
  hex,
  count: 1,
  types: { kind: 'none' },
  aircraft: null,
});

/** [ST-11.14] */
export const reportOfAircraft = (
  by: SpottedBy,
  { card, steps }: SquadronRecord,
  hex: Axial,
  { isNight }: Sky,
): SightingReport => ({
  ...by,
  subject: 'aircraft',
  quality: null,
  hex,
  count: 1,
  types: { kind: 'none' },
  aircraft: isNight ? { group: null, steps: null } : { group: groupOf(card.type), steps },
});

/** [ST-11.14] Types with two engines or more. */
const MULTI_ENGINED: readonly SquadronType[] = ['LB', 'PA', 'MB', 'HB'];

const groupOf = (type: SquadronType): 'single' | 'multi' =>
  MULTI_ENGINED.includes(type) ? 'multi' : 'single';

/** What is true of a division [ST-11.15]. */
export const truthOf = (
  state: StrategicState,
  division: DivisionId,
  hex: Axial,
  course: Facing | null,
): Truth => ({
  hex,
  course,
  ships: inOrder(shipsOf(state, division).map((ship) => ({ id: ship.card.id, ship }))).map(
    ({ ship }) => ({
      type: ship.card.type,
      size: ship.card.size,
      class: ship.source.class,
      state: stateOf(ship),
    }),
  ),
  isPossible: (at) => isForShips(state.scenario, at),
});
