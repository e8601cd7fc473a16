import { SIDES } from '../../core';
import { conditionOf, shipsInPlay } from '../common/own';
import { type Play, tell } from '../model/play';
import type { Condition, Ship } from '../model/units';

/** [SK-17.31] Turns in which a ship reloads one tube. */
const RELOAD_TURNS = 2;

/** [SK-17.31, SK-17.32, SK-5.15] Step 10: ships with torpedoes left reload one tube at a time, in card order. */
export function reloadTubes(play: Play): void {
  for (const side of SIDES) for (const ship of shipsInPlay(play.state, side)) reload(play, ship);
}

function reload(play: Play, ship: Ship): void {
  const condition = conditionOf(ship);
  const mount = emptyMount(condition, play.state.turn);
  condition.reloadTurns = mount < 0 ? 0 : condition.reloadTurns + 1;
  if (condition.reloadTurns < RELOAD_TURNS) return;
  const log = condition.mounts[mount];
  if (!log) return;
  log.loaded += 1;
  condition.torpedoReloads -= 1;
  condition.reloadTurns = 0;
  tell(play, { kind: 'tubeReloaded', rule: 'SK-17.31', ship: ship.id, mount, seenBy: [ship.side] });
}

/** The first mount with an empty tube that did not fire in this turn; -1 if there is none, or nothing to reload with. */
const emptyMount = ({ mounts, torpedoReloads }: Condition, turn: number): number =>
  torpedoReloads === 0
    ? -1
    : mounts.findIndex(({ tubes, loaded, firedOnTurn }) => loaded < tubes && firedOnTurn < turn);
