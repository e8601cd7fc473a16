import { type ChangeForm, missing, numberFrom } from '../core/changeForm';
import type { DivisionInFile, ShipInFile, StrategicFile } from './schema';

/** More Damage Levels no ship survives. */
const MAX_LEVELS = 8;

type RegistryShip = Extract<ShipInFile, { ship: string }>;

/** What a question may change of an operation. */
export const strategicChanges: ChangeForm<StrategicFile, DivisionInFile, RegistryShip> = {
  forces: ({ divisions }) => divisions,
  withForces: (file, divisions) => ({ ...file, divisions: [...divisions] }),
  isEmpty: ({ ships }) => ships.length === 0,
  needs: ['ship', 'submarine', 'flotilla', 'ships', 'home', 'shipsIn', 'shipsHurt', 'when'],
  own: ['captain', 'damageLevels'],
  join: (force, ship) => ({ ...force, ships: [...force.ships, { ship }] }),
  settings: [
    {
      key: 'weather',
      values: ({ poor }) => (poor ? ['as-written', 'good', 'poor'] : ['good', 'poor']),
      value: weatherOf,
      with: withWeather,
    },
    numberFrom(
      'turns',
      [1, 200],
      ({ turns }) => turns,
      (file, turns) => ({ ...file, turns }),
    ),
  ],
  shipSettings: [
    missing(({ damageLevels = 0 }) => damageLevels > 0, withoutDamage),
    numberFrom(
      'damage',
      [0, MAX_LEVELS],
      ({ damageLevels = 0 }) => damageLevels,
      (ship, damageLevels) => ({ ...ship, damageLevels }),
    ),
  ],
};

/** [ST-1.23] */
function weatherOf({ poor, turns }: StrategicFile): string {
  if (!poor) return 'good';
  const isAlways = poor.some((it) => it.from === 1 && it.to >= turns && it.northOf === undefined);
  return isAlways ? 'poor' : 'as-written';
}

function withWeather(file: StrategicFile, weather: string): StrategicFile {
  if (weather === 'as-written') return file;
  const { poor: _, ...good } = file;
  return weather === 'poor' ? { ...good, poor: [{ from: 1, to: file.turns }] } : good;
}

function withoutDamage({ damageLevels: _, ...ship }: RegistryShip): RegistryShip {
  return ship;
}
