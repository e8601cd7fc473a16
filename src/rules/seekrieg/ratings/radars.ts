import type { RadarName } from '../model/sheet';
import { RADAR_SETS } from '../tables/radarSets';
import type { ShipFigures } from './figures';

/** Sets of the registry by other names in CHARTS P, or near enough to a set there [SK-30.1]. */
const ALIASES: readonly [names: RegExp, set: RadarName][] = [
  [/^FC \(Mk 3\)/, 'Mk 3'],
  [/^FD \(Mk 4\)/, 'Mk 4'],
  [/^CXAM/, 'CXAM'],
  [/^S[AC](-2)?$/, 'SC'],
  [/^S[KM](-2)?$/, 'SK'],
  [/^S[FL]$/, 'SG'],
  [/^(Type 79|A?79)/, '79Z'],
  [/^Type 28[01]/, '281'],
  [/^Type 279/, '279'],
  [/^(Type |A)?(286|290)/, '286'],
  [/^Type 293/, '277'],
  [/^Type 241/, '271'],
  [/^FuMO 24/, 'FuMO 24'],
  [/^FuMO (25|28)/, 'FuMO 27'],
  [/^Seetakt/, 'FuMO 22'],
  [/^Type 22/, 'Type 22'],
  [/^EC3/, 'EC3/ter Gufo'],
  [/^Redut/, 'DEM'],
];

/** The sets of CHARTS P aboard; a set that is not there and like none of them is left out. */
export const radarsOf = ({ radars }: Pick<ShipFigures, 'radars'>): RadarName[] => [
  ...new Set(radars.map(setOf).filter((it) => it !== undefined)),
];

function setOf(name: string): RadarName | undefined {
  const plain = name.replace(/^Type (?=2[78])/, '');
  const own = RADAR_SETS.find((it) => it.name === plain || it.name === name);
  return own?.name ?? ALIASES.find(([names]) => names.test(name))?.[1];
}
