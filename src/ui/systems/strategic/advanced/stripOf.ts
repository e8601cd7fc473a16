import { type Axial, sameHex } from '../../../../hex';
import type { Names } from '../../../../words/strategic/common/names';
import type { StripGroup } from '../../../chart/HexStrip';
import type { ChartUnit } from './units';

/** The ships and the squadrons in the air of a hex, by name, as far as the viewer knows them. */
export const stripGroups = (units: readonly ChartUnit[], names: Names, hex: Axial): StripGroup[] =>
  units
    .filter((unit) => sameHex(unit.hex, hex))
    .flatMap((unit) => {
      const group = groupOf(unit, names);
      return group && group.members.length > 0 ? [group] : [];
    });

function groupOf(unit: ChartUnit, names: Names): StripGroup | undefined {
  const { id, side } = unit;
  if (unit.kind === 'division')
    return {
      ...{ id, side, name: `${id} ${names.division(id)}` },
      members: (unit.face.ships ?? []).map((ship) => ({
        ...{ id: ship.id, type: ship.source.card.type, name: names.ship(ship.id) },
        isLost: ship.fate !== 'afloat',
      })),
    };
  if (unit.kind === 'flights')
    return {
      ...{ id, side, name: '✈' },
      members: unit.flights.map(({ squadron }) => ({
        ...{ id: squadron.id, type: squadron.card.type, isLost: false },
        name: names.squadronOf(squadron.id),
      })),
    };
  return undefined;
}
