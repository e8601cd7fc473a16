import type { Axial } from '../../../hex';
import { bySide, enemyOf, type Side } from '../../core';
import { skyOf } from '../common/sky';
import { shipsOf, squadronIn } from '../harm/lookUp';
import { seenShip } from '../harm/seen';
import type { Ordnance } from '../model/advancedState';
import type { AirAction, AirAttackTarget, Flight, FlightWeapon } from '../model/airState';
import type { Detachment } from '../model/basicState';
import { type Play, tell } from '../model/play';
import type { Place } from '../model/scenario';
import type { DivisionId, SeenShip, SquadronId, StrategicState } from '../model/state';
import { beginFight } from './fight';

/** An air attack as a turn orders it. */
export interface AirAttackSpec {
  attacker: Side;
  /** `null`: aircraft meet, and nothing is attacked but they [ST-13.9]; then all of either side are `escort` and `cap`. */
  target: AirAttackTarget;
  strike: readonly (Detachment & { weapon: FlightWeapon | null })[];
  escort: readonly Detachment[];
  /** Of the side that is attacked. */
  cap: readonly Detachment[];
  /** The strategic hex of an Advanced game. */
  hex: Axial | null;
  /** [ST-13.10] Squadrons that have not spotted the enemy's. */
  blind?: readonly SquadronId[];
}

/**
 * [ST-7.13 to ST-7.18, ST-8.13, ST-13.9] Begins an air attack: it stands in `state.air` until it is over; then its losses are
 * booked on the squadrons and `state.air` is `null` again.
 */
export function startAirAttack(play: Play, spec: AirAttackSpec): void {
  const { state } = play;
  const { attacker, target, hex } = spec;
  const flights = flightsOf(state, spec);
  const air: AirAction = {
    id: `air-${state.turn}-${state.clock}`,
    attacker,
    target,
    flights: flights.map(first),
    sky: skyOf(state, hex),
    isInPort: isInPort(state, spec),
    ships: target && 'division' in target ? shipsUnder(state, target) : [],
    stage: { kind: 'attack' },
    assigned: bySide(() => []),
    dropping: bySide(() => []),
    breakingOff: bySide(() => []),
    squadrons: Object.fromEntries(flights.map(([{ id }, squadron]) => [id, squadron])),
    hit: [],
  };
  state.air = air;
  tellBeginning(play, air, hex);
  beginFight(play, air);
}

type FlightFrom = [Flight, SquadronId];

const first = ([flight]: FlightFrom): Flight => flight;

/** [ST-5.11] Numbered within a side in the given order: an id reveals neither squadron nor base. */
function flightsOf(state: StrategicState, spec: AirAttackSpec): FlightFrom[] {
  const { attacker, strike, escort, cap } = spec;
  const own = [
    ...strike.map((it) => flightOf(state, spec, 'strike', it)),
    ...escort.map((it) => flightOf(state, spec, 'escort', it)),
  ];
  const others = cap.map((it) => flightOf(state, spec, 'cap', it));
  return [...numbered(own, attacker), ...numbered(others, enemyOf(attacker))];
}

const numbered = (flights: readonly FlightFrom[], side: Side): FlightFrom[] =>
  flights
    .filter(([{ steps }]) => steps > 0)
    .map(([flight, squadron], at) => [
      { ...flight, side, id: `${side === 'allies' ? 'a' : 'x'}-${at + 1}` },
      squadron,
    ]);

function flightOf(
  state: StrategicState,
  { attacker, blind = [] }: AirAttackSpec,
  role: Flight['role'],
  { squadron: id, steps, ...sent }: Detachment & { weapon?: FlightWeapon | null },
): FlightFrom {
  const { card, steps: left } = squadronIn(state, id);
  const record = state.forces[role === 'cap' ? enemyOf(attacker) : attacker].advanced?.flights[id];
  const weapon = sent.weapon ?? weaponOf(record?.ordnance);
  const flight: Flight = {
    id: '',
    side: attacker,
    role,
    card,
    steps: Math.min(steps, left),
    lost: 0,
    weapon,
    hasAttacked: false,
    hasBrokenOff: false,
    isBlind: blind.includes(id),
    isScrambled: record?.isScrambled === true,
  };
  return [flight, id];
}

/** What a squadron's ordnance attacks with. */
const weaponOf = (ordnance: Ordnance | null | undefined): FlightWeapon | null =>
  ordnance === 'bombs' || ordnance === 'torpedoes' || ordnance === 'depthCharges' ? ordnance : null;

/** The ships of the division under attack as both sides see them [ST-5.9]. */
const shipsUnder = (
  state: StrategicState,
  { division }: { division: DivisionId | null },
): SeenShip[] => (division === null ? [] : shipsOf(state, division).map(seenShip));

/** [ST-14.10, ST-18.15] Ships lie in port in a strategic hex with a Port of their own side that has not been captured. */
function isInPort({ scenario, forces }: StrategicState, { attacker, hex }: AirAttackSpec): boolean {
  const { landUnits } = forces[enemyOf(attacker)];
  return (
    hex !== null &&
    scenario.landUnits.some(
      ({ id, kind, place }) =>
        kind === 'port' && landUnits[id]?.isCaptured === false && isAt(place, hex),
    )
  );
}

const isAt = (place: Place, { q, r }: Axial): boolean =>
  'hex' in place && place.hex.q === q && place.hex.r === r;

function tellBeginning(
  play: Play,
  { attacker, target, flights }: AirAction,
  hex: Axial | null,
): void {
  tell(play, {
    kind: 'airAttackBegan',
    rule: target ? 'ST-7.15' : 'ST-13.9',
    reveals: true,
    attacker,
    target,
    hex,
    flights: flights.map(({ id, side, role, card, steps, weapon }) => ({
      flight: id,
      side,
      role,
      name: card.name,
      steps,
      weapon,
    })),
  });
}
