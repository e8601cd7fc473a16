import type { Modifier, Side } from '../../core';
import type { Squadron } from '../cards/cards';
import { attackSky } from '../common/sky';
import type { AirAction, Flight } from '../model/airState';
import { type Play, reveal, tell } from '../model/play';
import { enterStage } from '../model/rule';
import type { StrategicView } from '../model/state';
import { type AirAttack, type AirAttackResult, airExchange } from '../rolls/airCombat';
import { asSquadron, flightIn, isUp, loseFrom } from './flights';
import { beginStrikes } from './strike';

export type Exchange = 'first' | 'second';

/** [ST-7.13, ST-13.6, ST-13.8] The CAP meets the escort in the first exchange and the strike in the second. */
const inExchange = ({ flights }: AirAction, exchange: Exchange): Flight[] =>
  flights.filter((it) => isUp(it) && (it.role === 'cap' || it.role === OPPONENT_OF_CAP[exchange]));

const OPPONENT_OF_CAP = { first: 'escort', second: 'strike' } as const;

/** Enemies of a flight in an exchange. */
export const enemiesOf = (air: AirAction, exchange: Exchange, { side }: Flight): Flight[] =>
  inExchange(air, exchange).filter((it) => it.side !== side);

/** [ST-13.4] It chooses its target; a bomber of a strike only shoots back. */
const isFree = ({ role, card }: Flight): boolean => role !== 'strike' || card.type === 'F';

/** Someone on either side has a target. */
const isFought = (air: AirAction, exchange: Exchange): boolean =>
  inExchange(air, exchange).some(
    (it) => isFree(it) && !it.isBlind && enemiesOf(air, exchange, it).length > 0,
  );

/** [ST-13.5] A fighter may jettison its bombs to fight. */
export const canDropBombs = (air: AirAction, exchange: Exchange, flight: Flight): boolean =>
  flight.card.type === 'F' &&
  flight.weapon === 'bombs' &&
  inExchange(air, exchange).includes(flight);

/** [ST-5.19] There is something to decide that both sides can see. */
const isOpen = (air: AirAction, exchange: Exchange): boolean =>
  inExchange(air, exchange).some(
    (it) => enemiesOf(air, exchange, it).length > 1 || canDropBombs(air, exchange, it),
  );

/** Begins with the first exchange that is fought, or with the strikes. */
export function beginFight(play: Play, air: AirAction): void {
  if (isFought(air, 'first')) enterExchange(play, air, 'first');
  else afterFirst(play, air);
}

function enterExchange({ state }: Play, air: AirAction, exchange: Exchange): void {
  enterStage(state);
  air.stage = { kind: 'targets', exchange };
  if (!isOpen(air, exchange)) state.confirmed = { allies: true, axis: true };
}

/** [ST-13.11] Before CAP and strike meet, either side may break off. */
function afterFirst(play: Play, air: AirAction): void {
  if (isFought(air, 'second')) enterBreakOff(play, air);
  else beginStrikes(play, air);
}

function enterBreakOff({ state }: Play, air: AirAction): void {
  enterStage(state);
  air.stage = { kind: 'breakOff' };
}

/** Both have confirmed who breaks off. */
export function breakOff(play: Play, air: AirAction): void {
  reveal(play);
  for (const flight of air.flights) {
    const { id, side } = flight;
    if (!air.breakingOff[side].includes(id)) continue;
    flight.hasBrokenOff = true;
    tell(play, { kind: 'flightBrokeOff', rule: 'ST-13.11', side, flight: id });
  }
  if (isFought(air, 'second')) enterExchange(play, air, 'second');
  else beginStrikes(play, air);
}

/** Both have confirmed their targets; the exchange is fought [ST-13.1, ST-3.5]. */
export function fight(play: Play, air: AirAction, exchange: Exchange): void {
  reveal(play);
  dropBombs(play, air);
  const squadrons = inExchange(air, exchange).map(asSquadron);
  const modifiers = ({ id }: Squadron) => airToAirModifiers(play.state, air, flightIn(air, id));
  const results = airExchange(squadrons, attacksOf(air, exchange), modifiers, play.dice);
  for (const result of results) tellShots(play, air, exchange, result);
  for (const { at, stepsLost } of results) loseFrom(flightIn(air, at), stepsLost);
  air.assigned = { allies: [], axis: [] };
  if (exchange === 'first') afterFirst(play, air);
  else beginStrikes(play, air);
}

function dropBombs(play: Play, air: AirAction): void {
  for (const flight of air.flights) {
    const { id, side } = flight;
    if (!air.dropping[side].includes(id)) continue;
    flight.weapon = null;
    tell(play, { kind: 'bombsDropped', rule: 'ST-13.5', side, flight: id });
  }
  air.dropping = { allies: [], axis: [] };
}

/** [ST-13.2, ST-13.4] The attacks of an exchange, Player One's first: chosen attacks, then the bombers' return fire. */
function attacksOf(air: AirAction, exchange: Exchange): AirAttack[] {
  const flights = inExchange(air, exchange)
    .filter(({ isBlind }) => !isBlind)
    .sort((a, b) => (a.side === b.side ? 0 : a.side === 'allies' ? -1 : 1));
  const chosen = flights
    .filter(isFree)
    .flatMap((flight, index) => chosenAttack(air, exchange, flight, index));
  const returned = flights
    .filter((it) => !isFree(it))
    .flatMap((flight) => returnedFire(air, flight, chosen));
  return [...chosen, ...returned];
}

const named = (air: AirAction, { id, side }: Flight): string | undefined =>
  air.assigned[side].find(({ by }) => by === id)?.at;

/** [ST-5.15] Without a named target, enemies are taken in turn. */
function chosenAttack(
  air: AirAction,
  exchange: Exchange,
  flight: Flight,
  index: number,
): AirAttack[] {
  const enemies = enemiesOf(air, exchange, flight);
  const at = named(air, flight) ?? enemies[index % enemies.length]?.id;
  return at === undefined || at === flight.id ? [] : [{ by: flight.id, at }];
}

/** [ST-13.4] At the attacker that it has named, else at the first. */
function returnedFire(air: AirAction, flight: Flight, attacks: readonly AirAttack[]): AirAttack[] {
  const attackers = attacks.filter(({ at }) => at === flight.id).map(({ by }) => by);
  const choice = named(air, flight);
  if (choice === flight.id) return [];
  const at = attackers.find((id) => id === choice) ?? attackers[0];
  return at === undefined ? [] : [{ by: flight.id, at }];
}

/** [ST-3.6, ST-3.7, ST-3.9, ST-12.11, ST-13.5] and what the scenario says of the side. */
export function airToAirModifiers(
  view: Pick<StrategicView, 'scenario'>,
  { sky }: Pick<AirAction, 'sky'>,
  { side, card, weapon, isScrambled }: Flight,
): Modifier[] {
  const seesAtNight = card.type === 'F' && card.hasRadar;
  const trained = view.scenario.rules[side].airToAir ?? 0;
  return [
    ...attackSky(view, seesAtNight ? { ...sky, isNight: false } : sky),
    ...when(trained !== 0, 'scenario', trained, 'ST-26.5i'),
    ...when(card.type === 'F' && weapon === 'bombs', 'carries-bombs', -2, 'ST-13.5'),
    ...when(isScrambled, 'scrambled', -1, 'ST-12.11'),
  ];
}

const when = (holds: boolean, code: string, value: number, rule: Modifier['rule']): Modifier[] =>
  holds ? [{ code, value, rule }] : [];

/** [ST-5.10a] Both see all of it. */
function tellShots(
  play: Play,
  air: AirAction,
  exchange: Exchange,
  { by, at, roll, stepsLost }: AirAttackResult,
): void {
  const flight = flightIn(air, by);
  tell(play, {
    kind: 'airShots',
    rule: 'ST-13.3',
    exchange,
    side: flight.side,
    flight: by,
    at,
    dice: [...roll.dice],
    modifiers: airToAirModifiers(play.state, air, flight),
    stepsLost: Math.min(stepsLost, flightIn(air, at).steps),
  });
}

/** The flights a side may assign targets to. */
export const ownInExchange = (air: AirAction, exchange: Exchange, side: Side): Flight[] =>
  inExchange(air, exchange).filter((it) => it.side === side && !it.isBlind);
