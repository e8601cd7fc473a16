import {
  Direction as Compass,
  defineHex,
  distance as distanceOf,
  neighborOf,
  Orientation,
} from 'honeycomb-grid';
import { type Axial, disk, distance, neighbor, neighbors, ORIGIN } from '../../hex';
import type { Figure } from './figure';

const CALLS = 20_000;
const ROUNDS = 9;

const Tile = defineHex({ orientation: Orientation.POINTY });
const { settings } = Tile;
const AROUND = [Compass.NE, Compass.E, Compass.SE, Compass.SW, Compass.W, Compass.NW];
const nextTo = (hex: Axial, to: Compass): Axial => {
  const { q, r } = neighborOf(new Tile({ q: hex.q, r: hex.r }), to);
  return { q, r };
};

/** Our own hex functions on the hot paths, compared with honeycomb-grid's answers as plain data [decision 0023]. */
const PAIRS: readonly { id: string; own: Call; theirs: Call }[] = [
  {
    id: 'hex-distance',
    own: distance,
    theirs: (a, b) => distanceOf(settings, { q: a.q, r: a.r }, { q: b.q, r: b.r }),
  },
  { id: 'hex-neighbor', own: (a) => neighbor(a, 1), theirs: (a) => nextTo(a, Compass.E) },
  { id: 'hex-neighbors', own: neighbors, theirs: (a) => AROUND.map((to) => nextTo(a, to)) },
];

type Call = (a: Axial, b: Axial) => unknown;

/** In turns; the median round counts. */
export const hexFigures = (now: () => number): Figure[] =>
  PAIRS.map(({ id, own, theirs }) => {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      own: nanoseconds(own, now),
      theirs: nanoseconds(theirs, now),
    }));
    const [mine, honeycomb] = [
      middle(rounds.map((it) => it.own)),
      middle(rounds.map((it) => it.theirs)),
    ];
    const how = `${Math.round(mine)} ns by own sums, ${Math.round(honeycomb)} ns by honeycomb-grid`;
    const value = Math.round((honeycomb / mine) * 10) / 10;
    return { id, value, unit: 'times', aim: '', reached: null, how };
  });

const HEXES = disk(ORIGIN, 12);

/** So that no call is optimized away as unused. */
const answers: unknown[] = [];

function nanoseconds(call: Call, now: () => number): number {
  const began = now();
  for (let i = 0; i < CALLS; i++)
    answers[i % 64] = call(
      HEXES[i % HEXES.length] as Axial,
      HEXES[(7 * i) % HEXES.length] as Axial,
    );
  return ((now() - began) * 1e6) / CALLS;
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
