import {
  type DataSheet,
  type Judgement,
  ratedSheet,
  type ShipFigures,
} from '../../rules/fleet-action/query';
import type { HostSheets } from '../core/system';
import { antiAircraftOn, figuredOn, hasBegun, type RegisteredShip } from '../records/figures';
import type { ShipClass } from '../records/shipSchema';
import { judgementOf } from './judgements';

/** A ship's data sheet on an ISO date [NW-2]: her figures, what is judged of her, and a scenario's own judgement. */
export const sheetOn = (ship: RegisteredShip, date: string, own: Judgement = {}): DataSheet => {
  const judged = judgementOf(ship, date);
  return ratedSheet(figuresOf(ship, date), date, {
    ...judged,
    ...own,
    armor: { ...judged.armor, ...own.armor },
  });
};

/** The sheets of ships that another system hands over to fight, without their names, so that sisters share one; it has none of flotillas. */
export const fleetActionSheets: HostSheets = {
  ship: (ship, date) => {
    const { name: _, ...sheet } = sheetOn(ship, date);
    return sheet;
  },
  flotilla: () => undefined,
};

function figuresOf(ship: RegisteredShip, date: string): ShipFigures {
  const { figured, then } = figuredOn(ship, date);
  const traits = then.strategic?.traits ?? [];
  return {
    ...figured,
    hasTorpedoProtection: then.torpedoProtection ?? false,
    ...antiAircraftOf(then, date),
    ...radarOf(then, date),
    hasArmoredFlightDeck: traits.includes('D'),
    hasVulnerableMagazines: traits.includes('M'),
    aircraft: then.aircraft ?? 0,
  };
}

/** [NW-2.35] */
function antiAircraftOf(then: ShipClass, date: string) {
  const entry = antiAircraftOn(then, date);
  const { heavyGuns = 0, lightBarrels: all = 0, poweredBarrels = 0 } = entry ?? {};
  const mediumBarrels = entry?.mediumBarrels ?? poweredBarrels;
  return { heavyBarrels: heavyGuns, mediumBarrels, lightBarrels: all - mediumBarrels };
}

/** [NW-2.19] Sets of dual purpose directors. */
const FLAK_SETS = /^(FD|Mk (4|12|25)\b|Type (275|282|283|285))/;
/** Bearings of Type 285 were three or four degrees off, too coarse to lay guns on what nobody sees [NW-32.10]. */
const RANGING_SETS = /^Type 285/;
/** German ranging sets searched as well. */
const SEARCHING_SETS = /^FuMO/;

/** [NW-2.19] */
function radarOf({ radar }: ShipClass, date: string) {
  const sets = radar.filter((set) => hasBegun(set, date));
  const gunnery = sets.filter(({ use }) => use === 'gunnery');
  return {
    hasSearchRadar: sets.some(({ use, name }) => use === 'search' || SEARCHING_SETS.test(name)),
    hasGunneryRadar: gunnery.some(({ name }) => !RANGING_SETS.test(name)),
    hasFlakRadar: gunnery.some(({ name }) => FLAK_SETS.test(name)),
  };
}
