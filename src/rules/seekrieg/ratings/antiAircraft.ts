import type { FiguredGuns } from '../../core';
import type { AntiAircraft, Battery } from '../model/sheet';
import { ANTI_AIRCRAFT_GUNS, type AntiAircraftGun } from '../tables/antiAircraftGuns';
import { rounded } from '../tables/rounding';
import { isPowerRammed } from './batteries';
import type { ShipFigures } from './figures';
import { gunOfModel } from './gunTable';

/** Guns of 3 inches and more by their models in the registry, with their names in CHARTS E. */
const HEAVY: readonly [models: RegExp, gun: string][] = [
  [/^5 in\/38.*single-purpose/, ''],
  [/^5 in\/25/, '5"/25 Mk 10'],
  [/^3 in\/50/, '3"/50 Mk 10'],
  [/^5\.25 in/, '5.25"/50 Mk I'],
  [/^4\.7 in Mk VIII/, '4.7"/40 Mk VIII'],
  [/^4\.7 in QF Mk (IX|XII)/, '4.7"/45 Mk IX, XII (40 degrees)'],
  [/^4\.5 in/, '4.5"/45 Mk III'],
  [/^4 in (QF )?Mk (XVI|XIX)$/, '4"/45 Mk XVI'],
  [/^4 in (QF )?Mk V$/, '4"/45 Mk V'],
  [/^3 in (20|QF)|^12 pdr/, '3"/45 20 cwt'],
  [/^10\.5 cm SK C\/33/, '10.5 cm/65 SK C/33'],
  [/^8\.8 cm SK C\/32/, '8.8 cm/76 SK C/32'],
  [/^100 mm\/47/, '100 mm/47 OTO'],
  [/^90 mm\/50/, '90 mm/50'],
  [/^12\.7 cm\/40/, '12.7 cm/40 Type 89'],
  [/^12\.7 cm\/50/, '12.7 cm/50 3rd Year (destroyers)'],
  [/^12 cm\/45 10th/, '12 cm/45 10th Year'],
  [/^10 cm\/65/, '10 cm/65 Type 98'],
  [/^8 cm\/40/, '8 cm/40 3rd Year'],
  [/^130 mm M1932/, '130 mm/45 M1932'],
  [/^100 mm M1930/, '100 mm/45 M1930'],
  [/^90 mm M/, '90 mm/50 M1926'],
  [/^75 mm M/, '75 mm/50 M1922'],
  [/^100 mm B-34/, '100 mm/56 B-34'],
  [/^76 mm 34-K/, '76 mm/55 34-K'],
  [/^75 mm No/, '3"/55 Bofors'],
];

/** [SK-27.12] 5"/38 are of two kinds, by their mounts. */
const POWERED = '5"/38 Mk 12 (power ramming)';
const BY_HAND = '5"/38 Mk 12 (no power ramming)';

/** The anti-aircraft guns of a ship with such batteries on an ISO date, heavy ones first [SK-27.12, SK-33.4]. */
export const antiAircraftOf = (
  figures: ShipFigures,
  date: string,
  batteries: readonly Battery[],
): AntiAircraft[] => [
  ...figures.guns.flatMap((guns) => heavyOf(guns, batteries)),
  ...lightOf(figures, date),
];

function heavyOf(guns: FiguredGuns, batteries: readonly Battery[]): AntiAircraft[] {
  const name = nameOf(guns);
  const count = guns.mounts.reduce(
    (sum, { barrels, side }) => sum + barrels * (side === 'both' ? 2 : 1),
    0,
  );
  return name ? [{ ...entryOf(name, count), battery: batteryOf(guns, batteries) }] : [];
}

function batteryOf({ model, caliberInches }: FiguredGuns, batteries: readonly Battery[]) {
  const gun = gunOfModel(model, caliberInches);
  const at = batteries.findIndex(
    ({ gunClass, boreInches }) => gunClass === gun?.gunClass && boreInches === gun.boreInches,
  );
  return at < 0 ? null : at;
}

function nameOf(guns: FiguredGuns): string | undefined {
  const listed = HEAVY.find(([models]) => models.test(guns.model));
  if (listed) return listed[1];
  if (!/^5 in\/38|^5 in Mk 12/.test(guns.model)) return undefined;
  return isPowerRammed(guns) ? POWERED : BY_HAND;
}

const entryOf = (name: string, guns: number): AntiAircraft => {
  const { factor, level } = gunNamed(name);
  return { gun: name, guns, factor: rounded(guns * factor), level, battery: null };
};

function gunNamed(name: string): AntiAircraftGun {
  const gun = ANTI_AIRCRAFT_GUNS.find((it) => it.name === name);
  if (!gun) throw new Error(`No gun ${name} in CHARTS E`);
  return gun;
}

/** Names of a navy's light guns: of 37 to 40 mm, of 20 to 28 mm, and machine guns. */
interface LightGuns {
  medium: string;
  light: string;
  machine: string;
}

const BRITISH: LightGuns = {
  medium: '2 pdr pom-pom Mk VIII',
  light: '20 mm/70 Oerlikon',
  machine: '0.5" Vickers',
};

const LIGHT_GUNS: Readonly<Record<string, LightGuns>> = {
  'united-states': {
    medium: '40 mm/56 Bofors',
    light: '20 mm/70 Oerlikon',
    machine: '0.50" M2',
  },
  germany: { medium: '3.7 cm/83 SK C/30', light: '2 cm/65 C/30', machine: '2 cm/65 C/30' },
  italy: { medium: '37 mm/54 Breda', light: '20 mm/65 Breda', machine: '13.2 mm Breda' },
  japan: { medium: '25 mm/60 Type 96', light: '25 mm/60 Type 96', machine: '13.2 mm Type 93' },
  france: { medium: '37 mm/50 M1933', light: '13.2 mm Hotchkiss', machine: '13.2 mm Hotchkiss' },
  'soviet-union': { medium: '37 mm/67 70-K', light: '12.7 mm DShK', machine: '12.7 mm DShK' },
  netherlands: { medium: '40 mm/56 Bofors', light: '40 mm/56 Bofors', machine: '0.50" M2' },
};

/** From these days on guns of 20 mm replaced machine guns. */
const OERLIKON_FROM: Readonly<Record<string, string>> = {
  'united-states': '1942-03',
  'united-kingdom': '1941-06',
};

/** 1.1-inch guns that an American ship larger than a destroyer had, and until when. */
const ONE_POINT_ONE = { gun: '1.1"/75', barrels: 16, from: '1940', until: '1943-06' };

function lightOf(figures: ShipFigures, date: string): AntiAircraft[] {
  const { medium, light, machine } = figures.lightGuns;
  const names = LIGHT_GUNS[figures.nation] ?? BRITISH;
  const early = date < (OERLIKON_FROM[figures.nation] ?? oerlikonFrom(names));
  const old = oldGuns(figures, date);
  const counts = new Map<string, number>();
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  add(ONE_POINT_ONE.gun, old);
  add(names.medium, medium);
  add(early ? names.machine : names.light, light - old);
  add(names.machine, machine);
  return [...counts].filter(([, count]) => count > 0).map(([name, count]) => entryOf(name, count));
}

/** Navies with British guns follow the British; no other changed. */
const oerlikonFrom = (names: LightGuns): string =>
  names === BRITISH ? (OERLIKON_FROM['united-kingdom'] ?? '') : '';

function oldGuns({ nation, type, lightGuns }: ShipFigures, date: string): number {
  if (nation !== 'united-states' || type === 'DD' || type === 'DE') return 0;
  if (date < ONE_POINT_ONE.from || date >= ONE_POINT_ONE.until) return 0;
  return lightGuns.light >= ONE_POINT_ONE.barrels ? ONE_POINT_ONE.barrels : 0;
}
