import type { Base } from '../../model/units';
import type { TableSet } from '../../tables/tableSet';
import { fireLosses } from '../control/fireOdds';
import type { ControlTables } from '../control/fires';
import { condensed, damageOutcomes, hullKey } from '../damage/damage';
import { baseEffect, type EffectiveHit } from '../damage/hitEffects';
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
  const fates = fatesBy(ship, isReadied, tables);
  return {
    sunk: meanOver(blows, (it) => fates(it).sunk),
    lost: meanOver(blows, (it) => fates(it).lost),
    deckOut: meanOver(blows, (it) => fates(it).deckOut),
  };
}

type Fates = (blow: Blow) => FateChances;

const KNOWN = new WeakMap<ControlTables, Map<string, Fates>>();

/** The fates of a ship by the hits on her: the same for all ships of a kind in the same state, and worked out once. */
function fatesBy(ship: Hull, isReadied: boolean, tables: ControlTables): Fates {
  const known = KNOWN.get(tables) ?? new Map<string, Fates>();
  KNOWN.set(tables, known);
  const { type, carrier, damageControl } = ship.card;
  const start = condensed(ship);
  const key = [type, carrier !== null, damageControl, isReadied, hullKey(start)].join();
  const found = known.get(key) ?? remembered(fatesFrom(start, isReadied, tables), blowKey);
  known.set(key, found);
  return found;
}

function fatesFrom(start: Hull, isReadied: boolean, tables: ControlTables): Fates {
  const step = HITS.map(({ hit }) =>
    remembered(
      (now: Hull) => damageOutcomes(now, { hits: [hit], isReadied, cause: 'strike' }, tables),
      hullKey,
    ),
  );
  const losses = fireLosses(tables);
  return ({ bombs, weak, torpedoes }) => {
    const ships = [bombs, weak, torpedoes].reduce<Outcomes<Hull>>(
      (now, count, kind) => repeatedly(now, step[kind] as Step, count),
      only(start),
    );
    return {
      sunk: meanOver(ships, (it) => Number(!isAfloat(it))),
      lost: meanOver(ships, losses),
      deckOut: meanOver(ships, (it) => Number(isDeckOut(it))),
    };
  };
}

type Step = (ship: Hull) => Outcomes<Hull>;

function repeatedly(ships: Outcomes<Hull>, step: Step, count: number): Outcomes<Hull> {
  let now = ships;
  for (let i = 0; i < count; i++)
    now = carriedOn(now, (it) => (isAfloat(it) ? step(it) : only(it)), hullKey);
  return now;
}

/** [WG-13.4, WG-13.30, WG-15.4] A base burns and sinks never; its field closes with an A hit. */
export function baseFates(
  { card, hits }: Pick<Base, 'card' | 'hits'>,
  blows: Outcomes<Blow>,
  tables: ControlTables & Pick<TableSet, 'baseHits'>,
): FateChances {
  const faces = [1, 2, 3, 4, 5, 6];
  const closing = faces.filter((face) =>
    baseEffect({ isWeak: false }, card.type, face, tables).includes('A'),
  );
  const stays = hits.includes('A') ? 0 : 1 - closing.length / faces.length;
  const deckOut = 1 - meanOver(blows, ({ bombs }) => (stays === 0 ? 0 : stays ** bombs));
  return { sunk: 0, lost: 0, deckOut };
}

/** [WG-20.3] A convoy is gone with the last of its ships. */
export function convoyFates(shipsLeft: number, blows: Outcomes<Blow>): FateChances {
  const gone = meanOver(blows, (it) => Number(it.bombs + it.weak + it.torpedoes >= shipsLeft));
  return { sunk: gone, lost: gone, deckOut: 0 };
}

const isDeckOut = (ship: Hull): boolean =>
  !isAfloat(ship) || hitsIn(ship, 'A') > 0 || hitsIn(ship, 'P') >= 2;
