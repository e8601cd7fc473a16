import type { ClauseId } from '../../../core';
import { conditionOf } from '../../common/own';
import type { Play } from '../../model/play';
import type { Condition, Unit } from '../../model/units';
import { fireTests } from '../fires';
import type { Critical, Effect } from './critical';
import { loseFitting } from './values';

/** [NW-23.11] A fitting that a Sensors result takes. */
interface Item {
  area: string;
  rule: ClauseId;
  cost: number;
  has(condition: Condition): boolean;
  lose(play: Play, unit: Unit, critical: Critical): void;
}

const searchlights: Item = {
  area: 'searchlights',
  rule: 'NW-23.11',
  cost: 3,
  has: ({ hasSearchlights }) => hasSearchlights,
  lose(_, unit) {
    conditionOf(unit).hasSearchlights = false;
    unit.searchlightOn = null;
  },
};

const planes: Item = {
  area: 'planes',
  rule: 'NW-23.11a',
  cost: 4,
  has: (condition) => condition.planes > 0 || condition.canLaunchPlanes,
  lose(play, unit, { full }) {
    const condition = conditionOf(unit);
    condition.planes = 0;
    condition.canLaunchPlanes = false;
    fireTests(play, unit, full);
  },
};

const gunneryRadar: Item = {
  area: 'gunnery-radar',
  rule: 'NW-23.11b',
  cost: 5,
  has: ({ hasGunneryRadar, hasFlakRadar }) => hasGunneryRadar || hasFlakRadar,
  lose(_, unit) {
    const condition = conditionOf(unit);
    condition.hasGunneryRadar = false;
    condition.hasFlakRadar = false;
  },
};

/** [NW-23.11c to NW-23.11f] One item a result, the first that is left. */
const sensorsOf =
  (items: readonly Item[]): Effect =>
  (play, unit, critical) => {
    const item = items.find(({ has }) => has(conditionOf(unit)));
    if (!item || item.cost > critical.left) return 'barred';
    critical.left -= item.cost;
    loseFitting(play, unit, item.area, item.rule);
    item.lose(play, unit, critical);
    return 'again';
  };

export const sensors = sensorsOf([searchlights, planes, gunneryRadar]);

/** [NW-25.4, NW-25.4a] The aircraft of a carrier are no shipboard planes. */
export const carrierSensors = sensorsOf([searchlights, gunneryRadar]);
