import { conditionOf, shipsOnMap } from '../common/own';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { floatplaneOf } from '../ratings/floatplanes';

/** [SK-24.5] */
const MAX_RECOVERY_FORCE = 5;
const RECOVERY_TURNS = 5;

/** Floatplanes that spot are taken aboard, or run out of flight time [SK-24.5, SK-24.7]. */
export function flySpotters(play: Play): void {
  for (const ship of shipsOnMap(play.state)) if (conditionOf(ship).spotter) flySpotter(play, ship);
}

function flySpotter(play: Play, ship: Ship): void {
  const condition = conditionOf(ship);
  const { spotter } = condition;
  if (!spotter) return;
  const card = floatplaneOf(ship.sheet.nation);
  if (spotter.recoveryTurns !== null) hoist(play.state, ship, spotter);
  const isAboard = (spotter.recoveryTurns ?? 0) >= RECOVERY_TURNS;
  const isOut = play.state.turn - spotter.launchedOnTurn >= card.flightTurns;
  if (!isAboard && !isOut) return;
  condition.spotter = null;
  if (isAboard) condition.floatplanes += 1;
  tell(play, {
    kind: isAboard ? 'spotterRecovered' : 'spotterLost',
    rule: isAboard ? 'SK-24.5' : 'SK-24.7',
    ship: ship.id,
    seenBy: [ship.side],
  });
}

/** [SK-24.5] Turns in which she has lain still count, in Force 5 or better. */
function hoist(
  { environment }: SeekriegState,
  ship: Ship,
  spotter: { recoveryTurns: number | null },
): void {
  if (ship.speedKnots === 0 && environment.force <= MAX_RECOVERY_FORCE)
    spotter.recoveryTurns = (spotter.recoveryTurns ?? 0) + 1;
}
