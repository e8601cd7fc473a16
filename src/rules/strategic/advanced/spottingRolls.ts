import { type Dice, must, type Side, valueOf } from '../../core';
import { attackSky } from '../common/sky';
import { shipsOf } from '../harm';
import type { Play } from '../model/play';
import type { StrategicState } from '../model/state';
import type { Sky } from '../rolls/gunnery';
import { opposedRoll } from '../rolls/opposedRoll';
import type { Observation } from '../tables/contactReports';
import { isDetected } from '../tables/results';
import { CERTAIN } from '../tables/spotting';
import { wasReportedLastTurn } from './contacts';
import { skyBetween } from './map';
import { rollQuality } from './reports';
import {
  qualityByShips,
  reportOfAircraft,
  reportOfShips,
  reportOfSubmarine,
  type Sensor,
  type SightingReport,
  type SpottedBy,
  spottedBy,
  truthOf,
} from './sighting';
import { numbersFor, type SpotNumbers } from './spottingNumbers';
import { placeOf, type Spotter, type Target } from './spottingUnits';
import { courseOf, shortestDistance } from './tracks';

/** One spotting attempt: a spotter, a target, and the conditions of the roll. */
interface Attempt {
  /** The spotter's. */
  side: Side;
  spotter: Spotter;
  target: Target;
  /** [ST-8.5] */
  rangeHexes: number;
  /** [ST-1.23] */
  sky: Sky;
}

export const attemptAt = (
  state: StrategicState,
  side: Side,
  spotter: Spotter,
  target: Target,
): Attempt => ({
  side,
  spotter,
  target,
  rangeHexes: shortestDistance(spotter.track, target.track),
  sky: skyBetween(state, placeOf(spotter), placeOf(target)),
});

/** [ST-10.1, ST-10.14] Rolls where it must; `undefined` when the target is not found. */
export function rollSpotting(play: Play, attempt: Attempt): Sensor | undefined {
  const { spotter, target, rangeHexes, sky } = attempt;
  const isSubmerged = target.kind === 'submarine' && target.isSubmerged;
  if (isSubmerged && spotter.kind === 'division') return listen(play, attempt);
  return rollFor(numbersFor(spotter, target, rangeHexes, sky), play.dice);
}

/** [ST-10.1, ST-10.3, ST-11.10] One roll with the better number; it is rolled as long as it can decide between eye and radar. */
function rollFor({ eye, radar }: SpotNumbers, dice: Dice): Sensor | undefined {
  if (eye === CERTAIN) return 'eye';
  if (eye === 0 && radar === CERTAIN) return 'radar';
  if (eye === 0 && radar === 0) return undefined;
  const die = valueOf(dice.roll('d6', 1, 'spotting'));
  if (die <= eye) return 'eye';
  return die <= radar ? 'radar' : undefined;
}

/** [ST-10.14] */
function listen({ state, dice }: Play, { spotter, target, rangeHexes, sky }: Attempt) {
  if (rangeHexes > 0 || spotter.asw === null) return undefined;
  const [boat] = shipsOf(state, target.id);
  const roll = opposedRoll(
    {
      attack: spotter.asw,
      defense: must(boat, 'submarine').card.secondDefense,
      modifiers: attackSky(state, sky),
    },
    dice,
    'detection of a submarine',
  );
  return isDetected(roll.difference) ? 'sonar' : undefined;
}

/** What the spotter's side is told of a target that was found; nothing new of a land unit. */
export function reportOf(play: Play, attempt: Attempt, sensor: Sensor): SightingReport | undefined {
  const { spotter, target, sky } = attempt;
  const by = spottedBy(spotter, sensor);
  if (target.kind === 'landUnit') return undefined;
  if (target.kind === 'squadron')
    return reportOfAircraft(by, target.squadron, placeOf(target), sky);
  if (target.kind === 'submarine' && target.isSubmerged)
    return reportOfSubmarine(by, placeOf(target));
  return reportOfDivision(play, attempt, sensor, by);
}

/** [ST-11.1, ST-11.10] A surfaced submarine is reported like any other division. */
function reportOfDivision(
  play: Play,
  attempt: Attempt,
  sensor: Sensor,
  by: SpottedBy,
): SightingReport {
  const { spotter, target, rangeHexes } = attempt;
  const quality =
    spotter.kind === 'squadrons'
      ? rollQuality(observed(play.state, attempt, spotter), play.dice)
      : qualityByShips(sensor, rangeHexes);
  const truth = truthOf(play.state, target.id, placeOf(target), courseOf(target.track));
  return reportOfShips(by, quality, truth, play.dice);
}

/** [ST-11.2] Of squadrons that fly as one group what is best among them. */
function observed(
  state: StrategicState,
  { side, target, rangeHexes, sky }: Attempt,
  { squadrons }: Extract<Spotter, { kind: 'squadrons' }>,
): Observation {
  return {
    isTrainedObserver: squadrons.some(({ card }) => ['RE', 'SC', 'PA'].includes(card.type)),
    rangeHexes,
    isNight: sky.isNight,
    hasRadar: squadrons.some(({ card }) => card.hasRadar),
    isPoor: sky.isPoor,
    isUnderCap: isUnderCap(state, target.id),
    wasReportedLastTurn: wasReportedLastTurn(state, side, target.id),
  };
}

const isUnderCap = ({ forces }: StrategicState, division: string): boolean =>
  Object.values(forces).some(({ advanced }) =>
    Object.values(advanced?.flights ?? {}).some(
      ({ hex, capOver }) => hex !== null && capOver === division,
    ),
  );
