import { fireLosses } from '../control/fireOdds';
import type { ControlTables } from '../control/fires';
import { condensed, damageOutcomes, hullKey } from '../damage/damage';
import type { EffectiveHit } from '../damage/hitEffects';
import { type Hull, hitsIn, isAfloat } from '../damage/hull';
import { carriedOn, meanOver, type Outcomes, only, remembered } from '../dice/outcomes';

/** What may become of a ship, each from 0 to 1. */
export interface FateChances {
  /** Sunk or abandoned when the strike has gone. */
  sunk: number;
  /** Sunk or abandoned when her fires are out, those sunk before counted in. */
  lost: number;
  /** [WG-13.11, WG-13.19] She cannot operate aircraft when the strike has gone, or is sunk. */
  deckOut: number;
}

/** Effective hits on one ship, by kind; `weak` are bombs that do not pierce [WG-12.7]. */
export interface Blow {
  bombs: number;
  weak: number;
  torpedoes: number;
}

/** Tells blows apart. */
export const blowKey = ({ bombs, weak, torpedoes }: Blow): string =>
  `${bombs}/${weak}/${torpedoes}`;

const HITS: readonly { kind: keyof Blow; hit: EffectiveHit }[] = [
  { kind: 'bombs', hit: { warhead: 'bomb', isWeak: false } },
  { kind: 'weak', hit: { warhead: 'bomb', isWeak: true } },
  { kind: 'torpedoes', hit: { warhead: 'torpedo', isWeak: false } },
];

/** [WG-13, WG-14.9 to WG-14.17] What the hits of a strike make of a ship. */
export function fateChances(
  ship: Hull,
  isReadied: boolean,
  blows: Outcomes<Blow>,
  tables: ControlTables,
): FateChances {
  const step = HITS.map(({ hit }) =>
    remembered(
      (now: Hull) => damageOutcomes(now, { hits: [hit], isReadied, cause: 'strike' }, tables),
      hullKey,
    ),
  );
  const afterHits = remembered(
    ({ bombs, weak, torpedoes }: Blow): Outcomes<Hull> =>
      [bombs, weak, torpedoes].reduce<Outcomes<Hull>>(
        (ships, count, kind) => repeatedly(ships, step[kind] as Step, count),
        only(condensed(ship)),
      ),
    blowKey,
  );
  const ships = carriedOn(blows, afterHits, hullKey);
  return {
    sunk: meanOver(ships, (it) => Number(!isAfloat(it))),
    lost: meanOver(ships, fireLosses(tables)),
    deckOut: meanOver(ships, (it) => Number(isDeckOut(it))),
  };
}

type Step = (ship: Hull) => Outcomes<Hull>;

function repeatedly(ships: Outcomes<Hull>, step: Step, count: number): Outcomes<Hull> {
  let now = ships;
  for (let i = 0; i < count; i++)
    now = carriedOn(now, (it) => (isAfloat(it) ? step(it) : only(it)), hullKey);
  return now;
}

const isDeckOut = (ship: Hull): boolean =>
  !isAfloat(ship) || hitsIn(ship, 'A') > 0 || hitsIn(ship, 'P') >= 2;
