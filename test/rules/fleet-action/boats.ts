import type { Axial } from '../../../src/hex';
import type { ScenarioSide } from '../../../src/rules/fleet-action/model/scenario';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { torpedoOf } from './ledger';
import { sheet } from './sheets';

/** [NW-7.2, NW-7.14] A type VII submarine, with fields of your own. */
export const boatSheet = (changed: Partial<DataSheet> = {}): DataSheet =>
  sheet('Fletcher', {
    ...{ name: 'Type VII', classId: 'type-vii', type: 'S', size: -3, speedKnots: 17, value: 6 },
    ...{ structure: 0, flotation: 0, crewQuality: 1, main: null, other: null, turningHexes: 1 },
    light: { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 },
    torpedoes: { torpedo: torpedoOf('21" G7a'), mounts: [], reloads: 0 },
    boat: { hull: 3, bowTubes: 4, sternTubes: 1, submergedKnots: 8 },
    ...changed,
  });

type Boats = ScenarioSide['submarines'];

/** Submarines of a side, one for each id. */
export const boats = (ids: readonly string[], fromTurn = 1, changed?: Partial<DataSheet>): Boats =>
  ids.map((id) => ({ id, name: id, sheet: boatSheet(changed), hex: null, vessels: 1, fromTurn }));

/** A hex as a line of notation has it. */
export const at = ({ q, r }: Axial): string => `${q},${r}`;
