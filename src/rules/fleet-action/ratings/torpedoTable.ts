import type { Knots, Yards } from '../../core';

/** [NW-32.16] Published figures of a torpedo. */
export interface TorpedoFigures {
  name: string;
  chargePounds: number;
  settings: readonly { knots: Knots; rangeYards: Yards }[];
  /** [NW-15.12] The dud number, and the month from which there are no duds. */
  duds?: { number: number; until: string };
}

const torpedo = (
  name: string,
  chargePounds: number,
  ...settings: readonly (readonly [Knots, Yards])[]
): TorpedoFigures => ({
  name,
  chargePounds,
  settings: settings.map(([knots, rangeYards]) => ({ knots, rangeYards })),
});

/** [NW-32.16] United States torpedoes were put right in the autumn of 1943, those of aircraft by 1944. */
const SHIP_DUDS = { number: 4, until: '1943-09' };
const AIR_DUDS = { number: 3, until: '1944' };

/** [NW-32.16] */
export const TORPEDOES = {
  g7a: torpedo('21" G7a', 617, [44, 6560], [40, 8750], [30, 13_670]),
  markIxTwo: torpedo('21" Mk IX**', 810, [41, 11_000], [35, 15_000]),
  markIx: torpedo('21" Mk IX', 727, [36, 10_500], [30, 13_500]),
  markIv: torpedo('21" Mk IV', 515, [35, 8000], [29, 10_000], [25, 13_500]),
  mark15: { ...torpedo('21" Mk 15', 494, [45, 6000], [34, 10_000], [27, 15_000]), duds: SHIP_DUDS },
  type90: torpedo('24" Type 90', 827, [46, 7660], [42, 10_900], [35, 16_400]),
  type93: torpedo('24" Type 93', 1080, [49, 21_900], [41, 35_000], [37, 43_700]),
  year8: torpedo('24" 8th Year', 761, [38, 10_900], [32, 16_400], [27, 21_900]),
  si270: torpedo('53 cm Si 270', 595, [46, 4400], [35, 8750], [29, 13_100]),
  mark8: torpedo('21" Mk 8', 466, [36, 16_000]),
  markViii: torpedo('21" Mk VIII', 722, [45, 5000], [41, 7000]),
  w200: torpedo('45 cm W 200', 441, [44, 3300]),
  markXii: torpedo('18" Mk XII air', 388, [40, 1500]),
  type91: torpedo('45 cm Type 91 air', 452, [42, 2200]),
  mark13: { ...torpedo('22.4" Mk 13 air', 401, [33, 6300]), duds: AIR_DUDS },
} satisfies Record<string, TorpedoFigures>;
export type TorpedoKey = keyof typeof TORPEDOES;
