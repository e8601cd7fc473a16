import type { Axial } from '../../../../hex';
import { isOnMap, isWater } from '../../../../rules/sea-wings/query';
import { counted } from '../../../../words/core/say';
import { reportedText } from '../../../../words/sea-wings/common/reported';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import type { Desk } from '../desk/desk';
import { type ChartUnit, unitsAt } from './units';

/** A hex in words: position, sea or land, and what lies there. */
export function sayHex(
  { view, names }: Pick<Desk, 'view' | 'names'>,
  hex: Axial,
  units: readonly ChartUnit[],
): string {
  const { map } = view.scenario;
  if (!isOnMap(map, hex)) return wingsChartText('offMap');
  return [
    names.hex(hex),
    wingsChartText(isWater(view.scenario, hex) ? 'sea' : 'land'),
    ...counted(unitsAt(units, hex).map((unit) => sayUnit(unit, names))),
  ].join('; ');
}

function sayUnit(unit: ChartUnit, names: Desk['names']): string {
  switch (unit.kind) {
    case 'force':
      return names.taskForce(unit.id);
    case 'base':
      return names.base(unit.id);
    case 'marker':
      return unit.report
        ? wingsChartText('spotted', {
            number: unit.marker.number ?? 0,
            what: reportedText(unit.report),
          })
        : names.marker(unit.id);
    case 'sighting':
      return wingsChartText('seenIn', {
        ...{ number: unit.report.number, turn: unit.report.turn },
        what: reportedText(unit.report),
      });
  }
}
