import { hexKey, isInRectangle } from '../../../hex';
import { SIDES, type Side } from '../../../rules/core';
import type { FleetActionState } from '../../../rules/fleet-action';
import { MAX_POINTS, stackingPoints, type Unit } from '../../../rules/fleet-action/query';

/** Fates that nobody comes back from. */
const FINAL: ReadonlySet<Unit['fate']> = new Set(['sunk', 'left']);

/** What must hold in every position of Fleet Action, and from one to the next. */
export const breachesOf = (before: FleetActionState, after: FleetActionState): string[] => [
  ...Object.values(after.units).flatMap((unit) => unitBreaches(before, after, unit)),
  ...SIDES.flatMap((side) => stackBreaches(after, side)),
  ...(after.turn < before.turn || after.turn > after.scenario.turns
    ? [`turn ${before.turn} then ${after.turn}`]
    : []),
];

function unitBreaches(before: FleetActionState, after: FleetActionState, unit: Unit): string[] {
  const { id, fate, hex, sheet, condition } = unit;
  const was = before.units[id];
  const { structure = 0, flotation = 0 } = condition ?? {};
  const isPlaced = fate === 'inPlay' || fate === 'wreck';
  return [
    ...(was && FINAL.has(was.fate) && was.fate !== fate ? [`${id} came back`] : []),
    ...(isPlaced && !isInRectangle(after.scenario.map, hex) ? [`${id} lies off the map`] : []),
    ...(structure > sheet.structure || flotation > sheet.flotation
      ? [`${id} is better than built: ${structure}, ${flotation}`]
      : []),
    ...(structure > (was?.condition?.structure ?? structure) ? [`${id} grew`] : []),
  ];
}

/** [NW-8.16] Units that have ended their movement keep to the stacking limit. */
function stackBreaches({ units }: FleetActionState, side: Side): string[] {
  const points = new Map<string, number>();
  for (const unit of Object.values(units))
    if (unit.side === side && unit.fate === 'inPlay' && unit.open.hasMoved)
      points.set(
        hexKey(unit.hex),
        (points.get(hexKey(unit.hex)) ?? 0) + stackingPoints(unit.sheet),
      );
  return [...points]
    .filter(([, sum]) => sum > MAX_POINTS)
    .map(([key, sum]) => `${sum} stacking points of the ${side} in ${key}`);
}
