import { type ChangeForm, choice, missing, numberFrom } from '../core/changeForm';
import type { FleetActionFile, ShipInFile, SquadronInFile } from './schema';

/** More points of Structure or Flotation are not asked for. */
const MAX_POINTS = 60;

/** What a question may change of a battle of Fleet Action. */
export const fleetActionChanges: ChangeForm<FleetActionFile, SquadronInFile, ShipInFile> = {
  forces: ({ squadrons }) => squadrons,
  withForces: (file, squadrons) => ({ ...file, squadrons: [...squadrons] }),
  isEmpty: ({ ships = [], merchants = [], craft = [] }) =>
    ships.length + merchants.length + craft.length === 0,
  needs: ['ship', 'ships', 'units', 'unit', 'toward', 'home', 'aim'],
  own: ['captain', 'cargo', 'mineLoads', 'overrides', 'damage'],
  headless,
  join: (force, ship) => ({ ...force, ships: [...(force.ships ?? []), { ship }] }),
  settings: [
    choice(
      'hour',
      ['day', 'night'],
      ({ light }) => light,
      (file, light) => ({ ...file, light: light as FleetActionFile['light'] }),
    ),
    numberFrom(
      'visibility',
      [0, 6],
      ({ visibility }) => visibility,
      (file, visibility) => ({ ...file, visibility }),
    ),
    {
      key: 'weather',
      values: ({ badWeather }) =>
        Array.isArray(badWeather) ? ['as-written', 'clear', 'bad'] : ['clear', 'bad'],
      value: ({ badWeather }) =>
        badWeather === undefined ? 'clear' : badWeather === 'everywhere' ? 'bad' : 'as-written',
      with: withWeather,
    },
  ],
  shipSettings: [
    missing(({ overrides, damage }) => Boolean(overrides ?? damage), unhurt),
    ...(['structure', 'flotation'] as const).map((points) =>
      numberFrom<ShipInFile>(
        points,
        [0, MAX_POINTS],
        ({ damage }) => damage?.[points] ?? 0,
        (ship, lost) => ({ ...ship, damage: { ...ship.damage, [points]: lost } }),
      ),
    ),
    numberFrom(
      'crew',
      [-2, 2],
      ({ overrides }) => overrides?.crewQuality ?? 0,
      (ship, crewQuality) => ({ ...ship, overrides: { ...ship.overrides, crewQuality } }),
    ),
  ],
};

/** [NW-34.2] The next ship starts where the first one would have. */
function headless(force: SquadronInFile, { hex }: ShipInFile): SquadronInFile {
  const [next, ...others] = force.ships ?? [];
  return next && hex ? { ...force, ships: [{ ...next, hex: next.hex ?? hex }, ...others] } : force;
}

/** [NW-8.33] */
function withWeather(file: FleetActionFile, weather: string): FleetActionFile {
  if (weather === 'as-written') return file;
  const { badWeather: _, ...clear } = file;
  return weather === 'bad' ? { ...clear, badWeather: 'everywhere' } : clear;
}

function unhurt({ overrides: _, damage: __, ...ship }: ShipInFile): ShipInFile {
  return ship;
}
