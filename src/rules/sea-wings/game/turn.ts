import { sameHex } from '../../../hex';
import { must, SIDES, type Side } from '../../core';
import { expire, stopForCards } from '../common/cards';
import { hourOf, isNight } from '../common/clock';
import { formationsOf } from '../common/formations';
import { shipsLeft } from '../common/kinds';
import { realOf, shipsIn, taskForcesOf } from '../common/own';
import { moveWeather } from '../events/weather';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { Objective } from '../model/scenario';
import { turnBoxes } from '../plans/boxes';
import { finish } from '../victory/ending';
import { endingOf } from '../victory/points';

/** [WG-3.11] The next turn, from its first phase on. */
export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn += 1;
  for (const side of SIDES) refresh(play, side);
  expire(state, 'turn');
  const hour = hourOf(state.scenario, state.turn);
  const facts = { hour, isNight: isNight(state.scenario, state.turn) };
  tell(play, { kind: 'turnBegan', rule: 'WG-3.11', ...facts });
  if (!stopForCards(state, 'turn', SIDES)) enterStep(state, { kind: 'airPlans' });
}

/** [WG-3.3, WG-3.11] Clears the marks of the turn before and turns the boxes over. */
function refresh({ state }: Play, side: Side): void {
  const force = state.forces[side];
  for (const taskForce of taskForcesOf(force)) {
    taskForce.hasMoved = false;
    taskForce.wasPlaced = false;
    taskForce.formation = null;
    taskForce.answer = null;
  }
  for (const ship of Object.values(force.ships)) ship.flewOperations = false;
  force.returning = force.strikes.map(({ origin }) => origin);
  force.surprised = [];
  force.strikes = [];
  force.searched = {};
  force.searchCap = {};
  force.fought = [];
  for (const formation of formationsOf(force)) turnBoxes(formation);
}

/** [WG-3.11, WG-22.4] Phase I: convoys unload, and the game ends or goes on. */
export function recordTurn(play: Play): void {
  for (const side of SIDES) unload(play, side);
  moveWeather(play);
  const ending = endingOf(play.state);
  if (ending) finish(play, ending);
  else beginTurn(play);
}

type Unloading = Extract<Objective, { kind: 'convoy-unloaded' }>;

/** [WG-20.8] One ship a turn where the scenario wants it. */
function unload(play: Play, side: Side): void {
  const { scenario, forces } = play.state;
  const wanted = scenario.objectives.filter(
    (it): it is Unloading => it.kind === 'convoy-unloaded' && it.scores === side,
  );
  for (const { base: id } of wanted) {
    const base = must(
      scenario.bases.find((it) => it.id === id),
      id,
    );
    for (const taskForce of realOf(forces[side]).filter(({ hex }) => sameHex(hex, base.hex)))
      for (const ship of shipsIn(forces[side], taskForce)) {
        if (ship.card.convoyShips === null || shipsLeft(ship) === 0) continue;
        ship.convoyUnloaded += 1;
        const facts = { side, convoy: ship.card.id, left: shipsLeft(ship) };
        tell(play, { kind: 'shipUnloaded', rule: 'WG-20.8', seenBy: [side], ...facts });
      }
  }
}
