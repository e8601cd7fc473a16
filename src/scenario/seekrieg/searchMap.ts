import { hexKey, subtractHex } from '../../hex';
import { must, type Side } from '../../rules/core';
import {
  cardOf,
  type ScenarioForce,
  type SearchPlan,
  TURNS_PER_HOUR,
} from '../../rules/seekrieg/query';
import { landOf } from './land';
import type { ElementInFile, SeekriegFile } from './schema';

type MapInFile = NonNullable<SeekriegFile['search']>;

/** [SK-7.6] */
const WEATHER_HOURS = 12;

/** Hours of a search turn of which nothing is said. */
const DEFAULT_HOURS: NonNullable<MapInFile['turnHours']> = [4];

/** [SK-8.2] Hours of all search turns together. */
const hoursOf = ({ turnHours = DEFAULT_HOURS, carriers }: MapInFile, turns: number): number =>
  carriers
    ? Math.ceil(turns / TURNS_PER_HOUR)
    : Array.from(
        { length: turns },
        (_, i) => turnHours[Math.min(i, turnHours.length - 1)] as number,
      ).reduce((sum, hours) => sum + hours, 0);

/** Battle turns until the scenario is over; in a campaign its turns are those of the search map. */
export const turnsOf = ({ search, turns }: SeekriegFile): number =>
  search && !search.carriers ? TURNS_PER_HOUR * hoursOf(search, turns) : turns;

/** [SK-8] The search map as the rules get it. */
export function searchOf({ search, turns }: SeekriegFile): { search?: SearchPlan } {
  if (!search) return {};
  const { turnHours = DEFAULT_HOURS, weatherHours = WEATHER_HOURS, zones, land = [] } = search;
  const plan: SearchPlan = {
    ...{ kind: search.carriers ? 'carriers' : 'campaign', turnHours, weatherHours },
    hours: hoursOf(search, turns),
    ...weatherOf(search),
    ...watchingOf(search),
    zones: {
      ...{ corner: zones.corner, rows: zones.areas.length },
      ...{ columns: zones.areas[0]?.length ?? 0, areas: zones.areas.flat() },
    },
    land: landOf({ land }),
  };
  return { search: plan };
}

const weatherOf = ({ zones }: MapInFile): Pick<SearchPlan, 'weather'> =>
  zones.weather
    ? {
        weather: zones.weather.flat().map(({ force, wind, visibility, ceiling = null }) => ({
          ...{ force, windFrom: wind, visibility, ceiling },
        })),
      }
    : {};

const watchingOf = ({ watching }: MapInFile): Pick<SearchPlan, 'watching'> =>
  watching
    ? {
        watching: {
          ...(watching.allies && { allies: cardOf(watching.allies) }),
          ...(watching.axis && { axis: cardOf(watching.axis) }),
        },
      }
    : {};

/** [SK-8.4, SK-6.5] The forces of a side; where ships of a force stand in different hexes, these are its stations. */
export const forcesOf = ({ search, elements }: SeekriegFile, side: Side): ScenarioForce[] =>
  (search?.forces ?? [])
    .filter((it) => it.side === side)
    .map(({ id, name, hex, course, knots, elements: ids }) => {
      const ships = ids.flatMap((it) => shipsOf(elements, it));
      const [flagship] = ships;
      return {
        ...{ id, name, hex, facing: course, speedKnots: knots },
        flagship: must(flagship, `ships of ${id}`).ship,
        ships: ships.map(({ ship }) => ship),
        ...stationsOf(ships),
      };
    });

const shipsOf = (elements: readonly ElementInFile[], id: string): ElementInFile['ships'] =>
  elements.find((it) => it.id === id)?.ships ?? [];

function stationsOf(ships: ElementInFile['ships']): Pick<ScenarioForce, 'stations'> {
  const [flagship] = ships;
  if (!flagship || new Set(ships.map(({ hex }) => hexKey(hex))).size < ships.length) return {};
  const offsets = ships.map(({ ship, hex }) => [ship, subtractHex(hex, flagship.hex)]);
  return { stations: Object.fromEntries(offsets) };
}
