import type { Side } from '../../../rules/core';
import type { SeenDivision, StrategicView } from '../../../rules/strategic';
import {
  attackSky,
  divisionAreaAa,
  LAND_UNITS,
  ratingNow,
  skyOf,
  sumOfAll,
} from '../../../rules/strategic/query';
import { type Attacker, meanDamage, netGain, strikeGain } from '../common/gain';
import { asShip, knownOf, seenShips } from '../common/known';

/** A possible target, with its worth. */
export type Prey = { id: string; worth: number } & (
  | { division: SeenDivision }
  | { kind: keyof typeof LAND_UNITS }
);

/** Every enemy target of a strike [ST-7.6]. */
export function preyOf(view: StrategicView, side: Side): Prey[] {
  const known = knownOf(view, side);
  const divisions = Object.values(known.divisions)
    .filter(({ isSpotted, isSubmarine, ships }) => isSpotted && !isSubmarine && ships !== null)
    .map((division) => ({
      id: division.id,
      division,
      worth: seenShips(known, division).reduce((sum, it) => sum + it.source.card.points, 0),
    }));
  const land = view.scenario.landUnits
    .filter((it) => it.side !== side && known.landUnits[it.id]?.state !== 'sunk')
    .map(({ id, kind }) => ({
      id,
      kind,
      worth: LAND_UNITS[kind].points + objectivePoints(view, side, id),
    }));
  return [...divisions, ...land];
}

/** What the scenario pays a side for putting a land unit out of action. */
const objectivePoints = ({ scenario }: StrategicView, side: Side, landUnit: string): number =>
  scenario.objectives
    .filter(
      ({ scores, when }) =>
        scores === side && when.some((it) => it.kind === 'landHurt' && it.landUnit === landUnit),
    )
    .reduce((sum, { points }) => sum + points, 0);

/** Points that a squadron's strike gains, after flak, at the best target of the prey. */
export function gainAt(view: StrategicView, side: Side, attacker: Attacker, prey: Prey): number {
  if ('division' in prey) return gainAtShips(view, side, attacker, prey.division);
  const { card, steps, weapon } = attacker;
  if (weapon !== 'bombs' || !card.bombs) return 0;
  const { firstDefense, capacity, areaAa, lightAa } = LAND_UNITS[prey.kind];
  const net = card.bombs.rating - (4 - steps) + 2 - firstDefense + nightOf(view);
  return netGain(attacker, (meanDamage(net) / capacity) * prey.worth, { areaAa, lightAa });
}

/** [ST-3.6] The effect of night on an attack. */
const nightOf = (view: StrategicView): number => sumOfAll(attackSky(view, skyOf(view, null)));
const CLEAR_DAY = { isNight: false, isPoor: false };

function gainAtShips(
  view: StrategicView,
  side: Side,
  attacker: Attacker,
  division: SeenDivision,
): number {
  const night = nightOf(view);
  const ships = seenShips(knownOf(view, side), division).map(asShip);
  const areaAa = divisionAreaAa(ships);
  const gains = ships.map((ship) =>
    netGain(attacker, strikeGain(attacker, ship, CLEAR_DAY, night), {
      areaAa,
      lightAa: ratingNow(ship, 'lightAa'),
    }),
  );
  return Math.max(0, ...gains);
}
