import { searchHex } from '../common/scale';
import type { ScenarioShip, ScenarioSide } from '../model/scenario';
import type { SearchGroup } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import { floatplaneOf } from '../ratings/floatplanes';

const HOME = { q: 0, r: 0 };

/** [SK-8.15] Aircraft of a side that can search: reconnaissance aircraft of its bases and ships; in a carrier battle floatplanes too. */
export const newGroups = (
  { bases, elements }: ScenarioSide,
  hasFloatplanes: boolean,
): Record<string, SearchGroup> =>
  Object.fromEntries(
    [
      ...(hasFloatplanes ? elements.flatMap(({ ships }) => ships).flatMap(floatplanesOf) : []),
      ...bases.flatMap(({ id, hex, airGroups }) =>
        airGroups.map((it) => newGroup(id, it, { ship: null, hex: { ...hex } })),
      ),
      ...elements
        .flatMap(({ ships }) => ships)
        .flatMap(({ id, airGroups = [] }) =>
          airGroups.map((it) => newGroup(id, it, { ship: id, hex: HOME })),
        ),
    ]
      .filter(({ aircraft }) => aircraft.role === 'reconnaissance')
      .map((group) => [group.id, group]),
  );

function floatplanesOf({ id, sheet, floatplanes }: ScenarioShip): SearchGroup[] {
  const count = floatplanes ?? sheet.floatplanes;
  const aircraft = floatplaneOf(sheet.nation);
  return count > 0 ? [newGroup(id, { aircraft, count }, { ship: id, hex: HOME })] : [];
}

const newGroup = (
  home: string,
  { aircraft, count }: { aircraft: SearchGroup['aircraft']; count: number },
  place: Pick<SearchGroup, 'ship' | 'hex'>,
): SearchGroup => ({ id: `${home}-${aircraft.id}`, aircraft, count, aloft: 0, ...place });

/** The hex of the search map that a group flies from; `undefined`: its ship is gone. */
export function homeOf(
  { ships }: Pick<SeekriegState, 'ships'>,
  { ship, hex }: SearchGroup,
): SearchGroup['hex'] | undefined {
  if (ship === null) return hex;
  const carrier = ships[ship];
  return carrier?.fate === 'inPlay' ? searchHex(carrier.hex) : undefined;
}
