import { SIDES, type Side } from '../../rules/core';
import { type ChangeForm, choice, numberFrom } from '../core/changeForm';
import type { SeaWingsFile, ShipInFile } from './schema';

type ForceInFile = SeaWingsFile['forces'][number];
type RegistryShip = Extract<ShipInFile, { ship: string }>;

/** The best and the worst training that is asked for. */
const TRAINING = [-3, 3] as const;

/** What a question may change of a game of Sea Wings. */
export const seaWingsChanges: ChangeForm<SeaWingsFile, ForceInFile, RegistryShip> = {
  forces: ({ forces }) => forces,
  withForces: (file, forces) => ({ ...file, forces: [...forces] }),
  isEmpty: ({ ships }) => ships.length === 0,
  needs: ['ship', 'ships', 'formation'],
  own: ['airCapacity'],
  join: (force, ship) => ({ ...force, ships: [...force.ships, { ship }] }),
  settings: [
    numberFrom(
      'turns',
      [1, 60],
      ({ turns }) => turns,
      (file, turns) => ({ ...file, turns }),
    ),
    {
      key: 'initiative',
      values: () => ['as-written', 'swapped'],
      value: () => 'as-written',
      with: (file, value) => (value === 'swapped' ? withInitiativeSwapped(file) : file),
    },
    ...SIDES.map((side) =>
      numberFrom<SeaWingsFile>(
        `${side}-training`,
        TRAINING,
        ({ sides }) => sides[side].training ?? 0,
        (file, training) => withSide(file, side, { training }),
      ),
    ),
  ],
  shipSettings: [
    choice(
      'aircraft',
      ['as-written', 'none'],
      ({ airGroups }) => (airGroups ? 'as-written' : 'none'),
      (ship, value) => (value === 'none' ? withoutAircraft(ship) : ship),
    ),
  ],
};

const withSide = (
  file: SeaWingsFile,
  side: Side,
  changed: Partial<SeaWingsFile['sides'][Side]>,
): SeaWingsFile => ({
  ...file,
  sides: { ...file.sides, [side]: { ...file.sides[side], ...changed } },
});

function withInitiativeSwapped(file: SeaWingsFile): SeaWingsFile {
  const { allies, axis } = file.sides;
  const changed = withSide(file, 'allies', { initiative: axis.initiative });
  return withSide(changed, 'axis', { initiative: allies.initiative });
}

function withoutAircraft({ airGroups: _, ...ship }: RegistryShip): RegistryShip {
  return ship;
}
