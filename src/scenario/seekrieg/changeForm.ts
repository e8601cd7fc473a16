import type { Axial } from '../../hex';
import { type ChangeForm, missing, type Setting } from '../core/changeForm';
import type { ElementInFile, SeekriegFile, ShipInFile } from './schema';

/** [SK-27.7] The last code of CHART C1. */
const MAX_CODE = 9;
/** Of the sea. */
const MAX_FORCE = 12;
/** Earlier damage is asked for in steps of so many damage points. */
const DP_A_STEP = 50;
const MAX_STEPS = 20;

/** What is true of a ship in the battle as written, and nowhere else. */
const RESTRICTIONS = [
  ...(['maxKnots', 'lostTurrets', 'turretFaultPercent', 'unknownUntilTurn'] as const),
  ...(['hasWeakMagazines', 'floatplanes', 'isSpotterUp', 'dpReceived'] as const),
] as const satisfies readonly (keyof ShipInFile)[];

/** What a question may change of a battle of Seekrieg. */
export const seekriegChanges: ChangeForm<SeekriegFile, ElementInFile, ShipInFile> = {
  forces: ({ elements }) => elements,
  withForces: (file, elements) => ({ ...file, elements: [...elements] }),
  isEmpty: ({ ships }) => ships.length === 0,
  needs: ['ship', 'ships', 'flagship'],
  own: ['captain', ...RESTRICTIONS],
  join: (force, ship) => ({ ...force, ships: [...force.ships, { ship, hex: lastHex(force) }] }),
  settings: [time(), ofWeather('visibility', MAX_CODE), ofWeather('force', MAX_FORCE)],
  shipSettings: [
    missing((ship) => RESTRICTIONS.some((key) => ship[key] !== undefined), unrestricted),
    damage(),
  ],
};

/** One more ship begins where the last one does [SK-4.9]. */
const lastHex = ({ ships }: ElementInFile): Axial => ships.at(-1)?.hex ?? { q: 0, r: 0 };

/** As written, and every full hour. */
function time(): Setting<SeekriegFile> {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return {
    key: 'time',
    values: (file) => [...new Set([file.time, ...hours])].sort(),
    value: (file) => file.time,
    with: (file, at) => ({ ...file, time: at }),
  };
}

/** A figure of the weather, or `rolled` where it is so as written. */
function ofWeather(key: 'visibility' | 'force', last: number): Setting<SeekriegFile> {
  const figures = Array.from({ length: last + 1 }, (_, i) => String(i));
  return {
    key,
    values: ({ weather }) => (weather[key] === 'rolled' ? ['rolled', ...figures] : figures),
    value: ({ weather }) => String(weather[key]),
    with: (file, value) => ({
      ...file,
      weather: { ...file.weather, [key]: value === 'rolled' ? 'rolled' : Number(value) },
    }),
  };
}

/** [SK-6.1] Damage points received before the battle. */
function damage(): Setting<ShipInFile> {
  const steps = Array.from({ length: MAX_STEPS + 1 }, (_, i) => DP_A_STEP * i);
  return {
    key: 'damage',
    values: ({ dpReceived = 0 }) =>
      [...new Set([dpReceived, ...steps])].sort((a, b) => a - b).map(String),
    value: ({ dpReceived = 0 }) => String(dpReceived),
    with: (ship, dp) => ({ ...ship, dpReceived: Number(dp) }),
  };
}

function unrestricted(ship: ShipInFile): ShipInFile {
  const restricted: readonly string[] = RESTRICTIONS;
  const kept = Object.entries(ship).filter(([key]) => !restricted.includes(key));
  return Object.fromEntries(kept) as ShipInFile;
}
