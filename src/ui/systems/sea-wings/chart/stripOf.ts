import type { Axial } from '../../../../hex';
import { shipsIn } from '../../../../rules/sea-wings/query';
import { NO_LIGHTS } from '../../../../words/core/logLine';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import type { Strip, StripGroup } from '../../../chart/HexStrip';
import type { Desk } from '../desk/desk';
import { type ChartUnit, unitsAt } from './units';

/** The ships of the hex that is pointed at; a name that is pressed picks its task force. */
export const stripOf = (desk: Desk, units: readonly ChartUnit[]): Strip => ({
  label: wingsChartText('inHex'),
  groupsIn: (hex: Axial) =>
    unitsAt(units, hex)
      .flatMap((unit) => groupOf(desk, unit))
      .filter(({ members }) => members.length > 0),
  onPoint: (id) => desk.light(id === null ? NO_LIGHTS : { ...NO_LIGHTS, ships: [id] }),
  onPick: desk.select,
});

function groupOf({ view, names }: Desk, unit: ChartUnit): StripGroup[] {
  const own = view.forces[unit.side];
  if (unit.kind !== 'force' || !own) return [];
  const members = shipsIn(own, unit.force).map(({ card, fate }) => ({
    ...{ id: card.id, type: card.type, name: card.name },
    isLost: fate !== 'afloat',
  }));
  return [{ id: unit.id, side: unit.side, name: names.taskForce(unit.id), members }];
}
