import { distance } from '../../../hex';
import { enemyOf, SIDES, type Side, type Viewer } from '../../core';
import type { SurfaceAction } from '../model/actionState';
import type { StrategicState } from '../model/state';
import type { TacticalShip, TacticalState } from '../model/tacticalState';
import { liesInWait, noPlans } from './deployment';
import { type Fight, isSurprised, shipsIn } from './query';
import { visibilityHexes, visibleTo } from './sight';

/** [ST-5.7, ST-5.8, ST-5.17] A tactical action as a viewer sees it: own ships, enemy ships that are visible, no sealed plan of the other side. */
export function tacticalView(
  state: StrategicState,
  action: SurfaceAction,
  tactical: TacticalState,
  viewer: Viewer,
): TacticalState {
  const fight: Fight = { view: state, action, tactical };
  const sides = viewer === 'spectator' ? [] : [viewer];
  return {
    ...tactical,
    ships: shownShips(fight, viewer),
    smoke: tactical.smoke.filter(({ hex, side }) =>
      viewersOf(viewer).every((it) => it === side || isNear(fight, it, hex)),
    ),
    plans: { ...noPlans(), ...Object.fromEntries(sides.map((it) => [it, tactical.plans[it]])) },
  };
}

/** A spectator sees what both sides see [ST-5.24]. */
const viewersOf = (viewer: Viewer): readonly Side[] => (viewer === 'spectator' ? SIDES : [viewer]);

function shownShips(fight: Fight, viewer: Viewer): TacticalShip[] {
  const own = fight.tactical.ships.filter(({ side }) => side === viewer);
  const enemies = viewersOf(viewer).flatMap((side) => shipsShownTo(fight, side));
  const shown = new Map([...own, ...enemies.map(asSeen)].map((ship) => [ship.id, ship]));
  return fight.tactical.ships.flatMap(({ id }) => shown.get(id) ?? []);
}

/** [ST-5.7, ST-15.10] Enemy ships that a side sees; before the first turn the Surprised, once all of them stand. */
export function shipsShownTo(fight: Fight, side: Side): TacticalShip[] {
  const { tactical } = fight;
  if (tactical.turn > 0) return visibleTo(fight, side);
  if (tactical.stage.kind !== 'placement' || tactical.stage.part !== 'ships') return [];
  return shipsIn(tactical, enemyOf(side)).filter((it) => isSurprised(fight, it) && !liesInWait(it));
}

/** What is seen of an enemy ship. */
const asSeen = (ship: TacticalShip): TacticalShip => ({
  ...ship,
  launchedOn: null,
  launchedTo: [],
  attackedSubmarineOn: null,
  bombarding: [],
  submarine: ship.submarine && { ...ship.submarine, stillTurns: 0 },
});

/** Smoke is seen as far off as ships are. */
const isNear = (fight: Fight, side: Side, hex: TacticalShip['hex']): boolean =>
  shipsIn(fight.tactical, side).some(
    (ship) => distance(ship.hex, hex) <= visibilityHexes(fight.action.sky),
  );
