import { type Axial, disk, distance, hexKey } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import type { Contact } from '../model/advancedState';
import type { DivisionId } from '../model/ids';
import type { StrategicView } from '../model/state';
import type { Sky } from '../rolls/gunnery';
import type { LandUnitKind, ShipType } from '../tables/kinds';
import { CERTAIN, spotNumber } from '../tables/spotting';
import { HEXES_PER_TURN } from '../tables/squadrons';
import { beliefOf } from './belief';
import { hexesOf, isOnMap, reachableBySea, skyBetween } from './map';
import { allowanceHexes } from './mobility';
import { aloft, presentDivisions } from './own';

/** Hexes without repetition, in the order in which they are found. */
type Zone = Axial[];

function zoneOf(hexes: Iterable<Axial>): Zone {
  const found = new Map<string, Axial>();
  for (const hex of hexes) if (!found.has(hexKey(hex))) found.set(hexKey(hex), hex);
  return [...found.values()];
}

/** [ST-9.2, ST-9.3] Where own divisions can be after so many turns, this one counted; a submarine stays up or down. */
export function sailingZone(
  view: StrategicView,
  side: Side,
  divisions: readonly DivisionId[],
  turns: number,
): Zone {
  const force = view.forces[side];
  if (!force) return [];
  return zoneOf(
    divisions.flatMap((id) => {
      const division = force.divisions[id];
      if (!division?.hex) return [];
      const moves = Array.from({ length: turns }, (_, ahead) =>
        allowanceHexes({ turn: view.turn + ahead }, force, division),
      ).reduce<number>((sum, hexes) => sum + hexes, 0);
      return [...reachableBySea(view.scenario, division.hex, moves).values()].map(({ hex }) => hex);
    }),
  );
}

/** Where enemy ships would be seen: without a roll, and by one. */
interface SightZones {
  certain: Zone;
  possible: Zone;
}

/** [ST-10.3] Nothing is seen farther off. */
const FARTHEST_HEXES = 2;

/** [ST-10.2, ST-10.3, ST-10.11] Where a side's ships and aircraft, as they are now, would see enemy ships. */
export function sightZones(view: StrategicView, side: Side): SightZones {
  const { map } = view.scenario;
  const numbers = new Map<string, { hex: Axial; best: number }>();
  for (const { hex, numberAt } of lookouts(view, side))
    for (const there of disk(hex, FARTHEST_HEXES)) {
      if (!map || !isOnMap(map, there)) continue;
      const number = numberAt(distance(hex, there), skyBetween(view, hex, there));
      const known = numbers.get(hexKey(there));
      if (number > (known?.best ?? 0)) numbers.set(hexKey(there), { hex: there, best: number });
    }
  const seen = [...numbers.values()];
  return {
    certain: seen.filter(({ best }) => best >= CERTAIN).map(({ hex }) => hex),
    possible: seen.filter(({ best }) => best < CERTAIN).map(({ hex }) => hex),
  };
}

interface Lookout {
  hex: Axial;
  /** [ST-10.3] The highest die that sights ships. */
  numberAt(hexes: number, sky: Sky): number;
}

const isDim = ({ isNight, isPoor }: Sky): boolean => isNight || isPoor;

function lookouts(view: StrategicView, side: Side): Lookout[] {
  const force = view.forces[side];
  if (!force?.advanced) return [];
  const ships = presentDivisions(force).flatMap(({ hex, submarine }): Lookout[] =>
    hex && submarine?.isSubmerged !== true
      ? [{ hex, numberAt: (hexes, sky) => spotNumber('shipByShip', hexes, isDim(sky)) }]
      : [],
  );
  const planes = aloft(force).map(({ hex, squadron }): Lookout => {
    const hasRadar = force.squadrons[squadron]?.card.hasRadar === true;
    return {
      hex,
      numberAt: (hexes, sky) => spotNumber('shipByAircraft', hexes, isDim(sky) && !hasRadar),
    };
  });
  return [...ships, ...planes];
}

/** What a side has to reckon with, by what it knows. */
interface DangerZones {
  /** Where reported ships may be now. */
  ships: Zone;
  /** What aircraft of reported carriers and of enemy bases reach in one turn. */
  aircraft: Zone;
}

const CARRIERS: readonly ShipType[] = ['CV', 'CVL', 'CVE'];
const AIR_BASES: readonly LandUnitKind[] = ['airbase', 'airfield', 'airstrip', 'seaplaneBase'];

/** [ST-9.6, ST-9.7] What bombs ships flies so far in a turn, from decks and from land. */
const FROM_DECKS = HEXES_PER_TURN.DB;
const FROM_BASES = HEXES_PER_TURN.MB;

const airBasesOf = (landUnits: StrategicView['scenario']['landUnits'], of: Side): Axial[] =>
  landUnits.flatMap(({ side, kind, place }) =>
    side === of && AIR_BASES.includes(kind) && 'hex' in place ? [place.hex] : [],
  );

/** [ST-9.3, ST-9.6] Where the enemy may be and come, by reports that are no older than some turns. */
export function dangerZones(view: StrategicView, side: Side, maxAge: number): DangerZones {
  const { map, landUnits } = view.scenario;
  const contacts = (view.known[side]?.advanced?.contacts ?? []).filter(
    ({ subject, turn }) => subject !== 'aircraft' && view.turn - turn <= maxAge,
  );
  const bases = airBasesOf(landUnits, enemyOf(side));
  const decks = contacts.filter(hasCarrier).map(({ hex }) => hex);
  const isReached = (hex: Axial): boolean =>
    bases.some((from) => distance(from, hex) <= FROM_BASES) ||
    decks.some((from) => distance(from, hex) <= FROM_DECKS);
  return {
    ships: zoneOf(contacts.flatMap((it) => beliefOf(view, side, it).map(({ hex }) => hex))),
    aircraft: map ? hexesOf(map).filter(isReached) : [],
  };
}

/** [ST-11.7, ST-11.8] The report tells of a carrier. */
function hasCarrier({ types }: Contact): boolean {
  if (types.kind === 'types') return types.types.some((type) => CARRIERS.includes(type));
  return types.kind === 'classes' && types.ships.some(({ type }) => CARRIERS.includes(type));
}
