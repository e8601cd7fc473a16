import type { ShipFate } from '../../core';
import { isKnownCrippled } from '../common/leaving';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { worthOf } from './points';

/** [NW-22.1, NW-30.1] The fates of all units that the view knows of; hull lost is counted in points of Structure. */
export const fates = (view: FleetActionView): ShipFate[] =>
  Object.values(view.units).map((unit) => ({
    id: unit.id,
    side: unit.side,
    isLost: isLost(unit),
    isCrippled: !isLost(unit) && isKnownCrippled(unit),
    hullLost: hullLost(unit),
    hull: unit.sheet.structure,
    points: worthOf(view, unit),
  }));

/** [NW-22.1] A wreck is a ship lost. */
const isLost = ({ fate }: Unit): boolean => fate === 'wreck' || fate === 'sunk';

/** [NW-3.21] Nothing where the view does not know her condition. */
const hullLost = ({ sheet, condition }: Unit): number =>
  condition ? Math.max(0, sheet.structure - condition.structure) : 0;
