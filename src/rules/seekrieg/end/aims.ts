import { distance } from '../../../hex';
import { enemyOf } from '../../core';
import { conditionOf } from '../common/own';
import { presentMaximum } from '../common/speed';
import type { Aim } from '../model/scenario';
import { gunsOf } from '../model/sheet';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import type { ShellType } from '../tables/shells';
import { damagePercent } from './checks';

type Test<Kind extends Aim['kind']> = (
  state: SeekriegState,
  ship: Ship,
  aim: Extract<Aim, { kind: Kind }>,
) => boolean;

/** [SK-35.19] Sunk or abandoned. */
export const isLost = ({ fate }: Ship): boolean => fate === 'sunk' || fate === 'abandoned';

/** [SK-35.7] */
function hasNoMainGuns(ship: Ship): boolean {
  const [main] = conditionOf(ship).batteries;
  return main?.turrets.every(({ guns }) => guns === 0) ?? false;
}

/** [SK-35.7] Shells of the main battery that are left, as a share of those she had. */
function shellShare(ship: Ship): number {
  const [main] = ship.sheet.batteries;
  const shells = conditionOf(ship).batteries[0]?.shells ?? {};
  const left = Object.keys(shells).reduce((sum, it) => sum + (shells[it as ShellType] ?? 0), 0);
  return main ? left / (gunsOf(main) * main.ammunition) : 1;
}

/** [SK-35.4 to SK-35.14] Whether a ship fulfils an aim now. */
const TESTS: { readonly [Kind in Aim['kind']]: Test<Kind> } = {
  sunk: (_, ship) => isLost(ship),
  afloat: (_, ship) => !isLost(ship),
  damaged: (_, ship, { fromPercent }) => damagePercent(ship) >= fromPercent,
  undamaged: (_, ship, { belowPercent }) => !isLost(ship) && damagePercent(ship) < belowPercent,
  slowed: (state, ship, { belowKnots }) => presentMaximum(state, ship) < belowKnots,
  'slowed-share': (state, ship, { share }) =>
    presentMaximum(state, ship) <= share * ship.sheet.speedKnots,
  'no-main-guns': (_, ship) => hasNoMainGuns(ship),
  ammunition: (_, ship, { belowShare }) => shellShare(ship) < belowShare,
  'out-of-sight': ({ hidden }, ship) =>
    !isLost(ship) && !hidden.sightings[enemyOf(ship.side)][ship.id],
  grounded: ({ forces }, ship) =>
    !isLost(ship) && (forces[ship.side].bases[ship.id]?.outTurns ?? 0) > 0,
  'aircraft-lost': ({ forces }, { side }) => forces[side].aircraftLost > 0,
  near: (_, { fate, hex }, aim) => fate === 'inPlay' && distance(hex, aim.hex) <= aim.withinHexes,
};

/** Whether a ship that has come to the battle fulfils an aim now. */
export const fulfils = (state: SeekriegState, ship: Ship, aim: Aim): boolean =>
  ship.fate === 'waiting'
    ? aim.kind === 'afloat' || aim.kind === 'undamaged'
    : (TESTS[aim.kind] as Test<Aim['kind']>)(state, ship, aim as never);
