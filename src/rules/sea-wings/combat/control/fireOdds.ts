import { STANDARD_TABLES } from '../../tables/standard';
import { byFace, condensed, hullKey } from '../damage/damage';
import { type Hull, hitsIn, isAfloat } from '../damage/hull';
import { carriedOn, type Outcomes, only, remembered } from '../dice/outcomes';
import { afterFireDie, afterFireHit, type ControlTables, fireEffect } from './fires';

/** A ship in the middle of a round, with hits of her fires still to be rolled for. */
interface Burning<Ship extends Hull> {
  ship: Ship;
  adding: number;
}

/** Rounds after which what still burns is too rare to count. */
const ROUNDS = 40;

/** What may become of a burning ship, condensed: by the dice that `fightFires` rolls. */
export function fireOutcomes<Ship extends Hull>(
  ship: Ship,
  tables: ControlTables = STANDARD_TABLES,
): Outcomes<Ship> {
  const afterRound = remembered((it: Ship) => roundOutcomes(it, tables), hullKey);
  let outcomes: Outcomes<Ship> = only(condensed(ship));
  for (let round = 0; round < ROUNDS; round++) {
    if (!outcomes.some(({ value }) => isBurning(value))) break;
    outcomes = carriedOn(outcomes, (it) => (isBurning(it) ? afterRound(it) : only(it)), hullKey);
  }
  return outcomes;
}

const isBurning = (ship: Hull): boolean => isAfloat(ship) && hitsIn(ship, 'F') > 0;

const burningKey = ({ ship, adding }: Burning<Hull>): string => `${adding}${hullKey(ship)}`;

function roundOutcomes<Ship extends Hull>(ship: Ship, tables: ControlTables): Outcomes<Ship> {
  const burning = hitsIn(ship, 'F');
  let outcomes: Outcomes<Burning<Ship>> = only({ ship, adding: 0 });
  for (let fire = 0; fire < burning; fire++)
    outcomes = carriedOn(outcomes, (it) => byFace((face) => fireDie(it, face, tables)), burningKey);
  for (let hit = 0; hit < burning; hit++)
    outcomes = carriedOn(
      outcomes,
      (it) =>
        it.adding === 0 || !isAfloat(it.ship)
          ? only({ ...it, adding: 0 })
          : byFace((face) => hitDie(it, face, tables)),
      burningKey,
    );
  return carriedOn(outcomes, (it) => only(it.ship), hullKey);
}

function fireDie<Ship extends Hull>(
  { ship, adding }: Burning<Ship>,
  face: number,
  tables: ControlTables,
): Burning<Ship> {
  const effect = fireEffect(ship, face, tables);
  return {
    ship: condensed(afterFireDie(ship, effect, tables)),
    adding: adding + Number(effect.addsHit),
  };
}

const hitDie = <Ship extends Hull>(
  { ship, adding }: Burning<Ship>,
  face: number,
  tables: ControlTables,
): Burning<Ship> => ({
  ship: condensed(afterFireHit(ship, face, tables).ship),
  adding: adding - 1,
});
