import type { Side } from '../../core';
import { valueOf } from '../../core';
import { skyOf } from '../common/sky';
import { loseSteps } from '../harm';
import type { AdvancedForce } from '../model/advancedState';
import { type Play, tell } from '../model/play';
import type { SquadronId, SquadronRecord } from '../model/state';
import { nightLaunchLoss } from '../rolls/basicSearch';
import { type Base, baseOf, basesOf, flightOf } from './bases';
import { defaultLaunch, isPatrolled, squadronsToLaunch } from './launching';
import { ownFlight } from './ordered';
import { advancedOf, bySquadron, livingSquadron } from './own';

type Launch = AdvancedForce['launches'][number];

/** [ST-12.5 to ST-12.7, ST-12.24] Executes launches: all armed squadrons that can take off do, by id. Those in the air take up patrols. */
export function executeLaunches(play: Play, side: Side): void {
  const { state } = play;
  const { launches } = advancedOf(state, side);
  const going = basesOf(state, side).flatMap((base) => squadronsToLaunch(state, side, base));
  const orders = going.map(
    (squadron) =>
      launches.find((it) => it.squadron === squadron.id) ?? defaultLaunch(state, side, squadron),
  );
  takeUpPatrols(play, side);
  for (const launch of orders.sort(bySquadron)) launchOne(play, side, launch);
}

/** [ST-12.7] Squadrons that fly already and were ordered over a unit of their hex. */
function takeUpPatrols({ state }: Play, side: Side): void {
  for (const { squadron, over } of advancedOf(state, side).launches) {
    const flight = ownFlight(state, side, squadron);
    if (flight && over && isPatrolled(state, side, over, flight.hex)) flight.capOver = over;
  }
}

function launchOne(play: Play, side: Side, { squadron: id, to, over }: Launch): void {
  const { state } = play;
  const force = state.forces[side];
  const squadron = force.squadrons[id];
  const base = squadron && baseOf(state, side, squadron.home);
  const flight = flightOf(force, id);
  if (!squadron || !base || !flight) return;
  const hex = to === 'cap' ? base.hex : to;
  Object.assign(flight, {
    hex: { ...hex },
    path: to === 'cap' ? [{ ...hex }] : [{ ...base.hex }, { ...hex }],
    launchTurn: state.turn,
    hasAttacked: false,
    group: null,
    justLanded: false,
    capOver: to === 'cap' ? (over ?? base.division ?? base.id) : null,
    isScrambled: false,
  });
  const rule = to === 'cap' ? 'ST-12.7' : 'ST-12.6';
  tell(play, {
    kind: 'squadronLaunched',
    rule,
    seenBy: [side],
    side,
    squadron: id,
    to: { ...hex },
    over: flight.capOver,
  });
  riskNight(play, side, squadron, { base, at: 'launch' });
}

/** [ST-12.9] At night a squadron may lose a step as it takes off or lands. */
export function riskNight(
  play: Play,
  side: Side,
  { id, card }: SquadronRecord,
  { base, at }: { base: Pick<Base, 'hex'>; at: 'launch' | 'landing' },
): void {
  if (!skyOf(play.state, base.hex).isNight) return;
  const roll = play.dice.roll('d6', 1, `atNight.${at}`, { squadron: id });
  const isLost = valueOf(roll) <= nightLaunchLoss(card.hasRadar);
  tell(play, {
    kind: 'nightFlightRolled',
    rule: 'ST-12.9',
    seenBy: [side],
    side,
    squadron: id,
    at,
    dice: [roll],
    isLost,
  });
  if (isLost) loseSteps(play, id, 1, 'forGood');
}

/** Whether a squadron still has aircraft. */
export const isAlive = (play: Play, side: Side, id: SquadronId): boolean =>
  livingSquadron(play.state.forces[side], id) !== undefined;
