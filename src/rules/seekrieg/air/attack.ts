import { enemyOf, type Roll, type Side } from '../../core';
import { stopRun } from '../common/stopRun';
import type { AirRow, Flight, ShipAttack } from '../model/flights';
import type { AttackKind } from '../model/orders';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { cardOf } from '../ratings/aircraftCards';
import { type FlakFacts, flakChance } from './antiAir';
import { assignedTo, attackOf, attacksShips, byWorth } from './assign';
import { hitWith } from './bombing';
import { releaseChance, releaseOf } from './chances';
import { splitFlight } from './flights';
import { attackBase } from './groundAttack';
import { flyHome } from './home';
import { baseUnder } from './landBases';
import { countOf, takeLosses } from './numbers';
import { groupUnder, type Raid } from './raids';
import { roll, sourceOf } from './rolls';
import { canScreen, flakAt } from './screening';

/** Opens the attack of a raid that has arrived [SK-23.1]. @returns who decides */
export function openAttack(play: Play, raid: Raid): Side[] | null {
  const { state } = play;
  if (baseUnder(state, raid.log.side, raid.flight)) return [];
  const ships = groupUnder(state, raid);
  raid.log.below = ships.map(({ id }) => id);
  showBelow(state, raid.log.side, ships);
  const deciding: Side[] = [];
  if (ships.length > 1 && raid.flight.rows.some((row) => attacksShips(raid.flight, row)))
    deciding.push(raid.log.side);
  const defender = enemyOf(raid.log.side);
  stopRun(play, defender, 'raid');
  if (ships.some((ship) => canScreen(state, ships, ship))) deciding.push(defender);
  return deciding;
}

/** Whoever is over ships sees what they are. */
function showBelow({ hidden }: SeekriegState, side: Side, ships: readonly Ship[]): void {
  for (const { id } of ships) {
    const sighting = hidden.sightings[side][id];
    if (!sighting) hidden.sightings[side][id] = { id, level: 'identified' };
    else sighting.level = sighting.id === id ? 'identified' : sighting.level;
  }
}

/** Aircraft of one type that attack a ship in one way. */
interface Wave {
  flight: Flight;
  row: AirRow;
  count: number;
  attack: AttackKind;
}

/** [SK-23.1, SK-23.36] Every ship attacked in turn; who has attacked flies home, others attack in the next turn. */
export function resolveAttack(play: Play, raid: Raid): void {
  const { state } = play;
  const { log, flight } = raid;
  const base = baseUnder(state, log.side, flight);
  if (base) {
    attackBase(play, raid, base);
    return;
  }
  const ships = byWorth(state, log.side, flight, log.below);
  const { attacks: ordered } = state.forces[log.side].airPlan;
  const attacks = assignedTo(flight, ships, ordered, state.hidden.attackers);
  const waves = new Map<Ship, Wave[]>();
  for (const ship of ships) {
    const at = attacks.filter(({ target }) => target === ship.id).flatMap(waveOf(flight));
    if (at.length > 0) waves.set(ship, at);
  }
  const done = flight.rows.map((row, at) =>
    attacksShips(flight, row) ? inAll(attacks, at) : null,
  );
  const before = flight.rows.map(({ count }) => count);
  for (const [ship, at] of waves) attackShip(play, raid, { ship, waves: at, attacked: waves });
  leave(play, raid, done, before);
}

const waveOf =
  (flight: Flight) =>
  ({ row: index, count }: ShipAttack): Wave[] => {
    const row = flight.rows[index];
    return row ? [{ flight, row, count, attack: attackOf(flight, row) }] : [];
  };

const inAll = (attacks: readonly ShipAttack[], row: number): number =>
  countOf(attacks.filter((it) => it.row === row));

interface Target {
  ship: Ship;
  waves: Wave[];
  attacked: ReadonlyMap<Ship, unknown>;
}

/** [SK-23.12, SK-23.38] Flak at each wave, then the attacks of those that are left. */
function attackShip(play: Play, raid: Raid, { ship, waves, attacked }: Target): void {
  const { state } = play;
  const aircraft = countOf(waves);
  state.hidden.attackers[ship.id] = (state.hidden.attackers[ship.id] ?? 0) + aircraft;
  const screens = groupUnder(state, raid).filter((it) => !attacked.has(it));
  const reports = waves.map((wave) => {
    const flak = flakAt(state, { ship, screens, attacked }, factsOf(raid, wave));
    return { wave, flak, ...shootDown(play, wave, flak, aircraft) };
  });
  for (const { wave, flak, shotDown, dice } of reports) {
    const { hits, dice: rolled } = rollHits(play, ship, wave);
    tell(play, {
      kind: 'shipAttacked',
      rule: 'SK-23.1',
      ship: ship.id,
      raid: raid.id,
      aircraft: wave.row.aircraft,
      attack: wave.attack,
      count: wave.count + shotDown,
      flak,
      shotDown,
      hits,
      dice: [...dice, ...rolled],
    });
    ship.hitsSeen += hits;
    for (let i = 0; i < hits; i++) hitWith(play, ship, wave);
    if (wave.attack === 'kamikaze') spendKamikazes(wave);
  }
}

const factsOf = ({ log, flight }: Raid, { attack }: Wave): FlakFacts => ({
  attack,
  level: flight.level,
  isDetected: log.isDetected,
});

/** [SK-23.12 to SK-23.14] Those shot down fall before they release; a total of 0 is not rolled. */
function shootDown(
  play: Play,
  wave: Wave,
  flak: number,
  aircraft: number,
): { shotDown: number; dice: Roll[] } {
  const { defense } = cardOf(wave.row.aircraft);
  const odds = { chances: wave.count, probability: flakChance(flak, aircraft, defense) };
  const { count, dice } = roll(sourceOf(play), odds, 'flak');
  wave.count -= count;
  takeLosses([wave.row], count);
  const side = Object.values(play.state.forces).find(({ flights }) => flights[wave.flight.id]);
  if (side) side.aircraftLost += count;
  return { shotDown: count, dice };
}

function rollHits(play: Play, ship: Ship, wave: Wave): { hits: number; dice: Roll[] } {
  const { state } = play;
  const probability = releaseChance(state, releaseOf(wave), ship.speedKnots);
  const odds = { chances: wave.count, probability };
  const { count, dice } = roll(sourceOf(play), odds, 'air-attack');
  return { hits: count, dice };
}

/** [SK-23.29] Nobody comes back. */
function spendKamikazes(wave: Wave): void {
  takeLosses([wave.row], wave.count);
}

/** [SK-23.36] Who has attacked flies home with the escort; others meet flak again in the next turn. */
function leave(
  play: Play,
  raid: Raid,
  done: readonly (number | null)[],
  before: readonly number[],
): void {
  const { state } = play;
  const { flight, log } = raid;
  const stays = flight.rows.map((row, at) => {
    const attacked = done[at] ?? 0;
    return done[at] === null ? 0 : Math.min(row.count, Math.max(0, (before[at] ?? 0) - attacked));
  });
  if (log.below.length > 0 && stays.some((count) => count > 0)) {
    const home = flight.rows.map((row, at) => ({ ...row, count: row.count - (stays[at] ?? 0) }));
    for (const [at, row] of flight.rows.entries()) row.count = stays[at] ?? 0;
    const leaving = home.filter(({ count }) => count > 0);
    flight.arrivesOnTurn = state.turn + 1;
    flight.rows = flight.rows.filter(({ count }) => count > 0);
    if (leaving.length > 0) flyHome(play, log.side, splitFlight(state, log.side, flight, leaving));
    return;
  }
  flight.rows = flight.rows.filter(({ count }) => count > 0);
  if (flight.rows.length === 0) {
    delete state.forces[log.side].flights[flight.id];
    delete state.hidden.raids[flight.id];
  } else flyHome(play, log.side, flight);
}
