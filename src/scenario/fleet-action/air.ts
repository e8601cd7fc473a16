import { must } from '../../rules/core';
import {
  ratedAircraft,
  type ScenarioAirSquadron,
  type ScenarioAirStand,
} from '../../rules/fleet-action/query';
import type { AirSquadronInFile, AirStandInFile } from './schema';

/** [NW-10.2] An air squadron of a file, complete with its aircraft on the date. */
export const airSquadronOf = (inFile: AirSquadronInFile, date: string): ScenarioAirSquadron => {
  const { id, name, commandValue, home = null, stands } = inFile;
  return {
    ...{ id, name, commandValue, home },
    stands: stands.map((stand) => standOf(stand, home, date)),
  };
};

/** [NW-10.1] */
function standOf(inFile: AirStandInFile, home: string | null, date: string): ScenarioAirStand {
  const { id, aircraft, count, crewQuality = 0, load = null, flares = 0 } = inFile;
  return {
    ...{ id, count, crewQuality, load, flares },
    aircraft: must(ratedAircraft(aircraft, date), aircraft),
    start: startOf(inFile, home),
  };
}

/** [NW-10.6, NW-10.23] */
function startOf(
  { hex, altitude = 'medium', entersOnTurn = 1 }: AirStandInFile,
  home: string | null,
): ScenarioAirStand['start'] {
  return hex ? { hex, altitude, turn: entersOnTurn } : { home: must(home, 'home') };
}
