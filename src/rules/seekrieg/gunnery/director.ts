import { struckBy } from '../common/effects';
import { conditionOf } from '../common/own';
import { layingSets, lays, RADAR_BY_NAME } from '../common/radar';
import type { ShipSheet } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import type { FireControl, RadarCategory } from '../tables/hitChance';
import type { RadarSet } from '../tables/radarSets';

/** [SK-15.3] Local rangefinders in the turrets. */
const LOCAL: FireControl = 4;

/** [SK-15.1, SK-15.3, SK-15.4, SK-29.22] The fire control category of a battery, with what has been lost of it. */
export function fireControlOf(view: SeekriegView, ship: Ship, battery: number): FireControl {
  const { fireControl } = ship.sheet;
  if (fireControl >= LOCAL || !isLocal(view, ship, battery)) return fireControl;
  return LOCAL;
}

function isLocal(view: SeekriegView, ship: Ship, battery: number): boolean {
  const { directorsLost } = conditionOf(ship);
  if (battery === 0 && directorsLost.fore && directorsLost.aft) return true;
  const which = battery === 0 ? 'main' : 'secondary';
  return struckBy(view, ship, 'local-control').some(({ act }) => act.battery === which);
}

/** [SK-11.20] Navies that had fire control radar, and the years for which it is told. */
const RADAR_NAVIES: ReadonlySet<string> = new Set([
  ...['united-states', 'united-kingdom', 'germany'],
  ...['australia', 'canada', 'new-zealand', 'india', 'south-africa', 'poland', 'norway'],
]);
const TOLD = { from: 1938, to: 1945 };

/** The year of the action. */
export const yearOf = ({ scenario }: SeekriegView): number => Number(scenario.date.slice(0, 4));

/** [SK-11.19, SK-11.20] The radar category that counts for a battery: beside a director, while a set works. */
export function radarOf(view: SeekriegView, ship: Ship, battery: number): RadarCategory {
  if (ship.sheet.fireControlRadar === 0 || fireControlOf(view, ship, battery) > 2) return 0;
  const year = yearOf(view);
  const isTold = year >= TOLD.from && year <= TOLD.to;
  if (isTold && !RADAR_NAVIES.has(ship.sheet.nation)) return 0;
  return bestCategory(layingSets(view, ship, battery));
}

/** [SK-11.19, SK-15.24] The same by the sheet alone, of a ship whose log is hidden. */
export const radarOnSheet = (sheet: ShipSheet, battery: number): RadarCategory =>
  bestCategory(
    sheet.radars.flatMap((name) => {
      const set = RADAR_BY_NAME.get(name);
      return set && lays(set, sheet, battery) ? [set] : [];
    }),
  );

const bestCategory = (sets: readonly RadarSet[]): RadarCategory =>
  sets.reduce<RadarCategory>((best, { fireControl: it }) => (it > best ? it : best), 0);
