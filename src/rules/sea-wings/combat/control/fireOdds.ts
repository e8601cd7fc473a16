import { STANDARD_TABLES } from '../../tables/standard';
import { byFace, condensed, hullKey } from '../damage/damage';
import { type Hull, hitsIn, isAfloat } from '../damage/hull';
import { carriedOn, meanOver, type Outcomes, only, remembered } from '../dice/outcomes';
import { afterFireDie, afterFireHit, type ControlTables, fireEffect } from './fires';

/** A ship with the dice that may be rolled again if they fail [WG-21.12]. */
interface Lucky<Ship extends Hull> {
  ship: Ship;
  tries: number;
}

/** In the middle of a round, with hits of her fires still to be rolled for. */
interface Burning<Ship extends Hull> extends Lucky<Ship> {
  adding: number;
}

/** Rounds after which what still burns is too rare to count. */
const ROUNDS = 40;

/** What may become of a burning ship, condensed: by the dice that `fightFires` rolls. */
export const fireOutcomes = <Ship extends Hull>(
  ship: Ship,
  tables: ControlTables = STANDARD_TABLES,
): Outcomes<Ship> => shipsOf(luckyOutcomes(ship, 0, tables));

/** The same when the first `tries` dice that fail are rolled again, as `withSecondTries` does; with the tries that are left. */
export function luckyOutcomes<Ship extends Hull>(
  ship: Ship,
  tries: number,
  tables: ControlTables = STANDARD_TABLES,
): Outcomes<Lucky<Ship>> {
  const afterRound = remembered((it: Lucky<Ship>) => roundOutcomes(it, tables), luckyKey);
  let outcomes: Outcomes<Lucky<Ship>> = only({ ship: condensed(ship), tries });
  for (let round = 0; round < ROUNDS; round++) {
    if (!outcomes.some(({ value }) => isBurning(value.ship))) break;
    outcomes = carriedOn(
      outcomes,
      (it) => (isBurning(it.ship) ? afterRound(it) : only(it)),
      luckyKey,
    );
  }
  return outcomes;
}

const shipsOf = <Ship extends Hull>(outcomes: Outcomes<Lucky<Ship>>): Outcomes<Ship> =>
  carriedOn(outcomes, ({ ship }) => only(ship), hullKey);

/**
 * How likely ships of one card are lost to the fires that they have now, 0 to 1. Worked out for all states that fires lead to at
 * once, so that the next question costs nothing.
 */
export function fireLosses<Ship extends Hull>(
  tables: ControlTables = STANDARD_TABLES,
): (ship: Ship) => number {
  const afterRound = remembered(
    (ship: Ship) => shipsOf(roundOutcomes({ ship, tries: 0 }, tables)),
    hullKey,
  );
  const losses = new Map<string, number>();
  return (ship) => {
    const start = condensed(ship);
    const known = losses.get(hullKey(start));
    if (known !== undefined) return known;
    const states = reachedFrom(start, afterRound);
    for (let round = 0; round < ROUNDS; round++)
      for (const state of states) losses.set(hullKey(state), lossOf(state, afterRound, losses));
    return losses.get(hullKey(start)) as number;
  };
}

type Round<Ship> = (ship: Ship) => Outcomes<Ship>;

/** Every state that rounds of fire lead to, the first among them. */
function reachedFrom<Ship extends Hull>(start: Ship, afterRound: Round<Ship>): Ship[] {
  const states = new Map([[hullKey(start), start]]);
  for (const state of states.values())
    if (isBurning(state))
      for (const { value } of afterRound(state))
        if (!states.has(hullKey(value))) states.set(hullKey(value), value);
  return [...states.values()];
}

function lossOf<Ship extends Hull>(
  ship: Ship,
  afterRound: Round<Ship>,
  losses: ReadonlyMap<string, number>,
): number {
  if (!isBurning(ship)) return Number(!isAfloat(ship));
  return meanOver(afterRound(ship), (it) => losses.get(hullKey(it)) ?? 0);
}

const isBurning = (ship: Hull): boolean => isAfloat(ship) && hitsIn(ship, 'F') > 0;

const luckyKey = ({ ship, tries }: Lucky<Hull>): string => `${tries}${hullKey(ship)}`;

const burningKey = (it: Burning<Hull>): string => `${it.adding} ${luckyKey(it)}`;

function roundOutcomes<Ship extends Hull>(
  { ship, tries }: Lucky<Ship>,
  tables: ControlTables,
): Outcomes<Lucky<Ship>> {
  const burning = hitsIn(ship, 'F');
  let outcomes: Outcomes<Burning<Ship>> = only({ ship, tries, adding: 0 });
  for (let fire = 0; fire < burning; fire++)
    outcomes = carriedOn(outcomes, (it) => fireDice(it, tables), burningKey);
  for (let hit = 0; hit < burning; hit++)
    outcomes = carriedOn(
      outcomes,
      (it) =>
        it.adding === 0 || !isAfloat(it.ship)
          ? only({ ...it, adding: 0 })
          : byFace((face) => hitDie(it, face, tables)),
      burningKey,
    );
  return carriedOn(outcomes, (it) => only({ ship: it.ship, tries: it.tries }), luckyKey);
}

/** A die that fails is rolled again while there are tries left; the second roll stands. */
const fireDice = <Ship extends Hull>(
  it: Burning<Ship>,
  tables: ControlTables,
): Outcomes<Burning<Ship>> =>
  carriedOn(
    byFace((face) => face),
    (face) =>
      it.tries > 0 && !fireEffect(it.ship, face, tables).isPutOut
        ? byFace((second) => fireDie({ ...it, tries: it.tries - 1 }, second, tables))
        : only(fireDie(it, face, tables)),
    burningKey,
  );

function fireDie<Ship extends Hull>(
  { ship, tries, adding }: Burning<Ship>,
  face: number,
  tables: ControlTables,
): Burning<Ship> {
  const effect = fireEffect(ship, face, tables);
  return {
    ship: condensed(afterFireDie(ship, effect, tables)),
    tries,
    adding: adding + Number(effect.addsHit),
  };
}

const hitDie = <Ship extends Hull>(
  { ship, tries, adding }: Burning<Ship>,
  face: number,
  tables: ControlTables,
): Burning<Ship> => ({
  ship: condensed(afterFireHit(ship, face, tables).ship),
  tries,
  adding: adding - 1,
});
