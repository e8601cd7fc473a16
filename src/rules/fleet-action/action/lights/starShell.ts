import { distance, hexKey } from '../../../../hex';
import type { Refusal } from '../../../core';
import { type Task, taskRule } from '../../activation/task';
import { isOnMap } from '../../common/map';
import { conditionOf, enemiesInPlay, unitOf, unitsInPlay } from '../../common/own';
import { crewTest } from '../../common/tests';
import type { OrderOf } from '../../model/orders';
import { type Play, tell } from '../../model/play';
import { refusal } from '../../model/refusals';
import type { FleetActionView } from '../../model/state';
import type { BatteryName, Unit } from '../../model/units';
import {
  batteriesOf,
  batteryOf,
  MAX_LIGHT_CALIBER_INCHES,
  mountsBearing,
  spend,
} from '../gunnery/mounts';
import { light } from './light';

/** [NW-12.19] */
const REACH_HEXES = 10;
const BURST_HEXES = 2;

type StarShell = OrderOf<'starShell'>;

function refuseStarShell(
  view: FleetActionView,
  { ship: id, battery: name, hex }: StarShell,
): Refusal | undefined {
  const ship = unitOf(view, id);
  const battery = batteryOf(ship, name);
  if (!view.scenario.isNight) return refusal('not-by-day', 'NW-12.19');
  if (!battery || battery.gun.caliberInches > MAX_LIGHT_CALIBER_INCHES)
    return refusal('no-guns', 'NW-12.19', { ship: ship.name, battery: name });
  if (distance(ship.hex, hex) > REACH_HEXES || !isOnMap(view.scenario, hex))
    return refusal('too-far', 'NW-12.19', { unit: ship.name });
  if (isUsed(ship, name)) return refusal('already-used', 'NW-12.19', { ship: ship.name });
  return mountsBearing(ship, name, hex).length > 0
    ? undefined
    : refusal('no-guns', 'NW-13.3', { ship: ship.name, battery: name });
}

/** [NW-11.6, NW-12.19, NW-13.19] Once a turn, instead of shooting. */
function isUsed(ship: Unit, name: BatteryName): boolean {
  const { lights, shot, dualPurpose } = conditionOf(ship).turn;
  const isAtAircraft = dualPurpose === 'aircraft' && batteryOf(ship, name)?.gun.isDualPurpose;
  return lights.includes('starShell') || shot[name].length > 0 || isAtAircraft === true;
}

function fire(play: Play, { ship: id, battery, hex }: StarShell): void {
  const ship = unitOf(play.state, id);
  const { turn } = conditionOf(ship);
  turn.lights.push('starShell');
  if (batteryOf(ship, battery)?.gun.isDualPurpose) turn.dualPurpose = 'ships';
  spend(ship, battery, [...(batteryOf(ship, battery)?.mounts ?? []).keys()]);
  const isBurst = crewTest(play, ship, 'star-shell');
  tell(play, { kind: 'starShellFired', rule: 'NW-12.19', unit: id, hex, isBurst });
  if (isBurst) light(play, unitsUnder(play.state, hex), id);
}

const unitsUnder = (view: FleetActionView, hex: StarShell['hex']): Unit[] =>
  unitsInPlay(view).filter((unit) => !unit.isSubmerged && distance(unit.hex, hex) <= BURST_HEXES);

/** Over enemies that are not lit yet, each hex once; any hex in reach is allowed. */
function optionsOf(view: FleetActionView, ship: Unit): StarShell[] {
  const dark = enemiesInPlay(view, ship.side).filter(({ isLit, fires }) => !isLit && fires === 0);
  const hexes = [...new Map(dark.map(({ hex }) => [hexKey(hex), hex])).values()];
  return batteriesOf(ship)
    .flatMap((battery) =>
      hexes.map(
        ({ q, r }): StarShell => ({ kind: 'starShell', ship: ship.id, battery, hex: { q, r } }),
      ),
    )
    .filter((order) => !refuseStarShell(view, order));
}

export const starShellTask: Task<'starShell'> = {
  actorOf: ({ ship }) => ship,
  options: (view, id) => {
    const ship = view.units[id];
    return ship && view.scenario.isNight ? optionsOf(view, ship) : [];
  },
  refuse: refuseStarShell,
  apply: fire,
};

/** [NW-12.19] */
export const starShell = taskRule(starShellTask);
