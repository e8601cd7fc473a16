import type { Area, Condition, Objective, TheaterMap } from '../../rules/strategic';
import { hexOf } from '../../rules/strategic/query';
import type { StrategicFile } from './schema';

type ObjectiveInFile = StrategicFile['objectives'][number];
type ConditionInFile = ObjectiveInFile['when'][number];
type AreaInFile = Extract<ConditionInFile, { shipsIn: unknown }>['areas'][number];

/** [ST-22.10] The objectives of a file, with degrees converted to hexes. */
export const objectivesOf = (
  { objectives }: StrategicFile,
  map: TheaterMap | undefined,
): Objective[] =>
  objectives.map(({ id, text, scores, points, per = 'once', when }) => ({
    ...{ id, text, scores, points, per },
    when: when.map((it) => conditionOf(it, map)),
  }));

function conditionOf(it: ConditionInFile, map: TheaterMap | undefined): Condition {
  if ('landHurt' in it) return { kind: 'landHurt', landUnit: it.landHurt, state: it.state };
  if ('shipsHurt' in it)
    return { kind: 'shipsHurt', ships: it.shipsHurt, state: it.state, least: it.least };
  const { least, most } = it;
  return {
    ...{ kind: 'shipsIn', ships: it.shipsIn, areas: it.areas.map((area) => areaOf(area, map)) },
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
  };
}

function areaOf(area: AreaInFile, map: TheaterMap | undefined): Area {
  if ('box' in area) return { kind: 'box', box: area.box };
  if ('exit' in area) return { kind: 'exit', exit: area.exit };
  const columnOf = (lon: number): number => (map ? hexOf(map, map.corner.lat, lon).q : 0);
  if ('near' in area) {
    const { lat, lon } = area.near;
    return {
      kind: 'near',
      hex: map ? hexOf(map, lat, lon) : { q: 0, r: 0 },
      hexes: area.hexes,
    };
  }
  return 'westOf' in area
    ? { kind: 'columns', from: 0, to: columnOf(area.westOf) - 1 }
    : { kind: 'columns', from: columnOf(area.eastOf) + 1, to: (map?.columns ?? 1) - 1 };
}
