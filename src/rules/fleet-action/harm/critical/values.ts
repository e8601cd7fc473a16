import type { ClauseId } from '../../../core';
import { conditionOf } from '../../common/own';
import { type Play, tell } from '../../model/play';
import type { Unit } from '../../model/units';
import { ownerOf } from '../told';
import { type Critical, type Effect, timesFor, type Verdict } from './critical';

/** Values of a ship that a result lowers one by one. */
type Value = 'gunneryModifier' | 'spottingBands' | 'damageControl' | 'fireControl' | 'steering';

interface Lowering {
  value: Value;
  area: string;
  rule: ClauseId;
  /** CV for each point. */
  cost: number;
  /** The lowest that it can fall to. */
  least: number;
}

/** [NW-21.18, NW-21.19] Lowers a value as often as the CV allows; how often. */
function lower(
  play: Play,
  unit: Unit,
  critical: Critical,
  { value, area, rule, cost, least }: Lowering,
): number {
  const condition = conditionOf(unit);
  const amount = timesFor(critical, cost, condition[value] - least);
  if (amount < 1) return 0;
  condition[value] -= amount;
  critical.left -= amount * cost;
  tell(play, {
    kind: 'criticalApplied',
    rule,
    ...ownerOf(unit),
    area,
    amount,
    left: condition[value],
    dice: [],
  });
  return amount;
}

const lowering =
  (how: Lowering): Effect =>
  (play, unit, critical) =>
    lower(play, unit, critical, how) > 0 ? 'again' : 'barred';

/** [NW-23.4] */
export const spottingTop = lowering({
  value: 'spottingBands',
  area: 'spotting-top',
  rule: 'NW-23.4',
  cost: 4,
  least: 0,
});

/** [NW-23.5, NW-24.8] */
export const crew = lowering({
  value: 'damageControl',
  area: 'crew',
  rule: 'NW-23.5',
  cost: 5,
  least: 0,
});

/** [NW-23.6] */
export const fireControl = lowering({
  value: 'fireControl',
  area: 'fire-control',
  rule: 'NW-23.6',
  cost: 1,
  least: 0,
});

/** [NW-23.3 to NW-23.3c] The Gunnery Modifier may fall without end; the search radar goes with the first hit, at no cost. */
export const optics: Effect = (play, unit, critical) => {
  const condition = conditionOf(unit);
  const hadRadar = condition.hasSearchRadar;
  condition.hasSearchRadar = false;
  const amount = lower(play, unit, critical, {
    value: 'gunneryModifier',
    area: 'optics',
    rule: 'NW-23.3',
    cost: 5,
    least: -Infinity,
  });
  if (hadRadar) loseFitting(play, unit, 'search-radar', 'NW-23.3a');
  return amount > 0 || hadRadar ? 'ends' : 'barred';
};

/** Tells the owner of a fitting that is lost. */
export function loseFitting(play: Play, unit: Unit, area: string, rule: ClauseId): void {
  tell(play, {
    kind: 'criticalApplied',
    rule,
    ...ownerOf(unit),
    area,
    amount: 1,
    left: 0,
    dice: [],
  });
}

/** [NW-23.9, NW-24.5] Steering lost in this turn cannot be mended in it [NW-28.9]. */
export function loseSteering(play: Play, unit: Unit, critical: Critical): number {
  const amount = lower(play, unit, critical, {
    value: 'steering',
    area: 'steering',
    rule: 'NW-23.9',
    cost: 1,
    least: 0,
  });
  conditionOf(unit).turn.steeringLost += amount;
  return amount;
}

export const steering: Effect = (play, unit, critical): Verdict =>
  loseSteering(play, unit, critical) > 0 ? 'again' : 'barred';
