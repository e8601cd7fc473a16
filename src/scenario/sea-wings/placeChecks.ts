import { hexKey } from '../../hex';
import { isOnMap, isWater, type SeaWingsScenario } from '../../rules/sea-wings/query';
import type { PathFault } from '../form/fault';
import { repeatsOf } from '../form/repeats';

/** [WG-29.58] Forces that are not on water, bases off the map, sides in one hex; and aircraft where none can land, or twice. */
export const placeFaults = (scenario: SeaWingsScenario): PathFault[] => [
  ...forceFaults(scenario),
  ...meetingFaults(scenario),
  ...baseFaults(scenario),
  ...deckFaults(scenario),
];

const forceFaults = ({ forces, map, bases }: SeaWingsScenario): PathFault[] =>
  forces.flatMap(({ hex }, f) => {
    if (!hex || isWater({ map, bases }, hex)) return [];
    const found = isOnMap(map, hex) ? 'a hex of land' : 'a hex off the map';
    return [{ path: `forces[${f}].hex`, expected: 'a hex of sea, or of a base', found }];
  });

const meetingFaults = ({ forces }: SeaWingsScenario): PathFault[] =>
  forces.flatMap(({ hex, side }, f) => {
    const enemy = forces
      .slice(0, f)
      .find((it) => hex && it.hex && it.side !== side && hexKey(it.hex) === hexKey(hex));
    const found = `the hex of ${enemy?.name}`;
    return enemy ? [{ path: `forces[${f}].hex`, expected: 'a hex without an enemy', found }] : [];
  });

const baseFaults = ({ bases, map }: SeaWingsScenario): PathFault[] =>
  bases.flatMap(({ hex }, b) =>
    isOnMap(map, hex)
      ? []
      : [{ path: `bases[${b}].hex`, expected: 'a hex of the map', found: 'one off the map' }],
  );

function deckFaults({ forces, bases }: SeaWingsScenario): PathFault[] {
  const ships = forces.flatMap((force, f) =>
    force.ships.map((ship, s) => ({ ...ship, path: `forces[${f}].ships[${s}].airGroups` })),
  );
  const homes = [...ships, ...bases.map((it, b) => ({ ...it, path: `bases[${b}].airGroups` }))];
  const bare = ships.filter(({ card, formations }) => !card.carrier && formations.length > 0);
  return [
    ...bare.map(({ path, formations }) => ({
      ...{ path, expected: 'none, as she is no carrier', found: `${formations.length}` },
    })),
    ...homes.flatMap(({ path, formations }) =>
      repeatsOf(formations, ({ id }) => id).map(({ type }) => ({
        ...{ path, expected: 'each type of aircraft once', found: `${type.name} again` },
      })),
    ),
  ];
}
