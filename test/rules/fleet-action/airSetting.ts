import type { Axial } from '../../../src/hex';
import type { Aircraft, Load } from '../../../src/rules/fleet-action/model/air';
import type {
  ScenarioAirSquadron,
  ScenarioAirStand,
} from '../../../src/rules/fleet-action/model/scenario';
import { cell, numberOf, type Row, rowNamed } from './ledger';
import { idOf } from './sheets';

/** A stand of a small battle; with nothing named, six aircraft of crew quality 0 at Medium at the middle. */
export interface TestStand {
  id: string;
  /** By its name in the ledger, or one of your own. */
  aircraft: string | Aircraft;
  count?: number;
  crewQuality?: number;
  load?: string | null;
  flares?: number;
  /** Where it is in the air from the first turn on, or `turn`. */
  hex?: Axial;
  altitude?: 'low' | 'medium' | 'high';
  turn?: number;
  /** The carrier or base that it lies ready on; then it has no hex. */
  aboard?: string;
}

/** An air squadron of a side, named like its first stand with `-squadron`. */
export const airSquadron = (
  stands: readonly TestStand[],
  changed: Partial<Omit<ScenarioAirSquadron, 'stands'>> = {},
): ScenarioAirSquadron => ({
  id: `${stands[0]?.id}-squadron`,
  name: `${stands[0]?.id}-squadron`,
  commandValue: 0,
  home: null,
  stands: stands.map(standOf),
  ...changed,
});

const standOf = ({ id, aircraft: type, aboard, ...stand }: TestStand): ScenarioAirStand => ({
  id,
  aircraft: typeof type === 'string' ? aircraft(type) : type,
  count: stand.count ?? 6,
  crewQuality: stand.crewQuality ?? 0,
  load: stand.load ?? null,
  flares: stand.flares ?? 0,
  start: aboard
    ? { home: aboard }
    : {
        hex: stand.hex ?? { q: 0, r: 0 },
        altitude: stand.altitude ?? 'medium',
        turn: stand.turn ?? 1,
      },
});

/** A bomb of 500 lb, as in the ledger. */
export const BOMB: Load = {
  ...{ key: 'bomb', name: '500 lb GP', count: 1, kind: 'bomb' },
  ...{ impactPoints: 6, criticalValue: 8, penetration: 2 },
  ...{ attacks: [], torpedo: null },
};

/** [NW-32.20] A type of the ledger, with figures of your own; it can carry a bomb. */
export function aircraft(name: string, changed: Partial<Aircraft> = {}): Aircraft {
  const row = rowNamed('NW-32.20', 'Aircraft', name);
  return {
    id: idOf(name),
    name,
    roles: cell(row, 'Role').split(', ').map(roleOf),
    speedKnots: numberOf(row, 'Speed kn'),
    hitPoints: numberOf(row, 'Hit points'),
    dogfight1: factor(row, 'Dogfight 1'),
    dogfight2: factor(row, 'Dogfight 2'),
    strafing: factor(row, 'ACF S'),
    antiShipping: factor(row, 'ACF A/S'),
    enduranceTurns: numberOf(row, 'Endurance turns'),
    loads: [BOMB],
    ...changed,
  };
}

const roleOf = (text: string): Aircraft['roles'][number] => {
  const role = text.replace('medium bomber', 'level bomber').replaceAll(' ', '-');
  return role as Aircraft['roles'][number];
};

/** A dash is a factor that the aircraft lacks. */
const factor = (row: Row, column: string): number | null =>
  cell(row, column) === '-' ? null : numberOf(row, column);
