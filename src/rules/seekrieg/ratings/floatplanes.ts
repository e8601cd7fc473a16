import type { AircraftCard } from '../model/aircraft';
import { cardOf } from './aircraftCards';

/** [SK-33.6] The floatplane of a navy; the Walrus of all others. */
const FLOATPLANES: Readonly<Record<string, string>> = {
  japan: 'e13a1',
  'united-states': 'soc',
  germany: 'ar-196a',
};
const OTHERS = 'walrus-i';

/** The card of the floatplanes of a navy. */
export const floatplaneOf = (nation: string): AircraftCard => cardOf(FLOATPLANES[nation] ?? OTHERS);
