import { bySide, type Side } from '../../core';
import type { ScenarioForce, ScenarioSide, SeekriegScenario } from '../model/scenario';
import type { HiddenSearch, SearchForce, SearchMap, SideSearch } from '../model/searchMap';
import { newGroups } from './groups';
import { usualStations } from './stations';

/** [SK-8] The search map before its first turn. */
export const newSearchMap = ({ search }: Pick<SeekriegScenario, 'search'>): SearchMap | null =>
  search ? { hour: 0, turn: 0, hoursLeft: 0, zones: [], isBattle: false } : null;

/** What a side has on the search map. */
export const newSideSearch = (scenario: SeekriegScenario, side: Side): SideSearch | null =>
  scenario.search ? sideSearch(scenario.sides[side], scenario.search.kind === 'carriers') : null;

const sideSearch = (side: ScenarioSide, hasFloatplanes: boolean): SideSearch => ({
  forces: Object.fromEntries(side.forces.map((it) => [it.id, newForce(side, it)])),
  contacts: {},
  groups: newGroups(side, hasFloatplanes),
  patrols: [],
  fighterShips: shipsOf(side)
    .filter(({ airGroups = [] }) => airGroups.some(({ aircraft }) => aircraft.role === 'fighter'))
    .map(({ id }) => id),
});

const shipsOf = ({ elements }: ScenarioSide) => elements.flatMap(({ ships }) => ships);

/** [SK-6.5] The formation of the scenario, or the usual one. */
function newForce(side: ScenarioSide, force: ScenarioForce): SearchForce {
  const { id, name, hex, facing, speedKnots, flagship } = force;
  const members = shipsOf(side).filter((ship) => force.ships.includes(ship.id));
  return {
    id,
    name,
    hex: { ...hex },
    facing,
    knots: speedKnots,
    carry: 0,
    path: null,
    flagship,
    ships: [...force.ships],
    shadows: null,
    stations: { ...usualStations(members, flagship), ...force.stations },
  };
}

export const newHiddenSearch = ({
  search,
}: Pick<SeekriegScenario, 'search'>): HiddenSearch | null =>
  search ? { meetings: [], tracked: bySide(() => ({})), battle: [] } : null;
