import { struckBy } from '../common/effects';
import { rangeYards, relativeBearing } from '../common/geometry';
import { conditionOf } from '../common/own';
import { screenOf } from '../common/smoke';
import { spotsFor } from '../common/spotter';
import { sightedDp } from '../common/visualRange';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { angleSector } from '../tables/targetAngle';
import { fireControlOf, radarOf, yearOf } from './director';
import type { ShotFacts } from './facts';
import { lightingOf } from './lighting';
import type { Mark } from './marks';
import type { Guns } from './shells';

/** What other ships do in the same turn. */
interface Company {
  /** [SK-11.18] Ships that fire at the target, the firer included. */
  shipsFiring: number;
  /** The target fires guns. */
  isTargetFiring: boolean;
}

/** All that the chance to hit of a ship's guns depends on. */
export function factsOfShot(
  view: SeekriegView,
  { firer, mark, guns }: { firer: Ship; mark: Mark; guns: Guns },
  { shipsFiring, isTargetFiring }: Company,
): ShotFacts {
  const target = mark.ship;
  const { wasHit } = conditionOf(firer);
  return {
    method: view.options.hitMethod,
    year: yearOf(view),
    targetDp: sightedDp(target),
    targetAngle: angleOf(view, firer, mark),
    targetKnots: target.speedKnots,
    targetEvades: target.turn.isEvading,
    firerDp: firer.sheet.dp,
    firerEvades: firer.turn.isEvading,
    firerWasHit: wasHit,
    shipsFiring,
    fireControl: fireControlOf(view, firer, guns.battery),
    radar: radarOf(view, firer, guns.battery),
    rangeYards: rangeYards(firer.hex, target.hex),
    ...historyOf(firer, mark, guns),
    hasSpotter: spotsFor(view, firer, mark.id),
    hasType98: view.options.type98 && firer.sheet.hasType98,
    force: view.environment.force,
    smoke: screenOf(view, firer, target),
    lighting: lightingOf(view, firer, target, isTargetFiring),
    criticals: gunneryCriticals(view, firer),
  };
}

/** [SK-10.18, SK-34.6] Whole degrees; a target not identified counts as beam on. */
function angleOf(view: SeekriegView, firer: Ship, { ship, isIdentified }: Mark) {
  if (!isIdentified) return 'beam';
  return angleSector(tablesOf(view).targetAngles, Math.round(relativeBearing(ship, firer)));
}

/** [SK-11.22, SK-11.43] For turrets fired together a change counts if it does for one of them. */
function historyOf(
  firer: Ship,
  { id }: Mark,
  { battery, turrets }: Guns,
): Pick<ShotFacts, 'isNewTarget' | 'hasAcquired'> {
  const log = conditionOf(firer).batteries[battery];
  const before = turrets.map((index) => log?.turrets[index]?.lastTarget ?? null);
  return {
    isNewTarget: before.some((last) => last !== null && last !== id),
    hasAcquired: log?.hits.includes(id) ?? false,
  };
}

/** [SK-29.22] Stunned crews and a list lower every total. */
const gunneryCriticals = (view: SeekriegView, firer: Ship): ShotFacts['criticals'] =>
  struckBy(view, firer, 'gunnery').map(({ effect, act }) => ({ cd: effect.cd, value: act.value }));
