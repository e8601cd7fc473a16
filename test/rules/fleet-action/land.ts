import type { Axial } from '../../../src/hex';
import type { ScenarioSide } from '../../../src/rules/fleet-action/model/scenario';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { sheet } from './sheets';

/** [NW-27.7] A land target of S 40, with fields of its sheet of your own. */
export const landTarget = (
  id: string,
  hex: Axial,
  changed: Partial<DataSheet> = {},
): ScenarioSide['landTargets'][number] => ({
  ...{ id, name: id, hex, vessels: 1, commandValue: null },
  sheet: sheet('Exeter', {
    ...{ type: 'L', structure: 40, flotation: 0, size: 0, value: 8, steering: 0, speedKnots: 0 },
    ...{ fireControl: 2, other: null, torpedoes: null, turningHexes: 0 },
    ...changed,
  }),
});
