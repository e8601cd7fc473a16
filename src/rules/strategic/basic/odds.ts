import { slowest } from '../cards/shipNow';
import { type Odds, type OddsTable, shipSeen } from '../common/odds';
import { knowledgeOf } from '../common/own';
import { skyOf } from '../common/sky';
import type { SeenShip } from '../model/state';
import { intercepts, SPOTS_SUBMARINE_UP_TO, spotsUpTo } from '../rolls/basicSearch';
import { opensRange } from '../tables/rangeBoxes';
import { attemptsOf } from './attempts';
import { isSurfaced } from './strikeTargets';

const DIE = [1, 2, 3, 4, 5, 6] as const;

const dieOdds = (holds: (die: number) => boolean): Odds => ({
  chance: DIE.filter(holds).length / DIE.length,
  meanDamage: null,
});

/** The odds of planned orders of a Basic turn. */
export const basicOdds: OddsTable = {
  /** [ST-7.26 to ST-7.29] */
  searchDivision: (view, side, { attempt }) => {
    const squadron = attemptsOf(view, side)[attempt - 1];
    return squadron && dieOdds((die) => die <= spotsUpTo(squadron.card.type, skyOf(view, null)));
  },
  /** [ST-7.31] If there is one in the box. */
  searchBox: () => dieOdds((die) => die <= SPOTS_SUBMARINE_UP_TO),
  /** [ST-7.35] By the ships that are seen. */
  openRange: (view, side, { division: id, answer }) => {
    const { divisions, ships } = knowledgeOf(view, side);
    const division = divisions[id];
    const seen = (division?.ships ?? []).flatMap((it) => ships[it] ?? []);
    if (!division || seen.length === 0 || answer === 'no') return undefined;
    const isDown = division.isSubmarine && !isSurfaced(view, side, division);
    return dieOdds((die) => opensRange(die, speedSeen(seen, isDown)));
  },
  /** [ST-7.41] */
  intercept: (_view, _side, { answer }) => (answer === 'yes' ? dieOdds(intercepts) : undefined),
};

/** [ST-2.3, ST-20.11] The speed of ships that sail together, by what is seen of them. */
const speedSeen = (ships: readonly SeenShip[], isSubmerged: boolean): number =>
  Math.min(
    slowest(ships.map(shipSeen)),
    ...ships.map(({ source }) => (isSubmerged && source.submarine?.submergedSpeed) || Infinity),
  );
