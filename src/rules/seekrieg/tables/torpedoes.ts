import type { Knots, Yards } from '../../core';

/** [SK-30.11] Classes by charge, A the heaviest. */
export type TorpedoClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export interface TorpedoRun {
  yards: Yards;
  knots: Knots;
}

/** [SK-30.11] A torpedo of CHARTS S; the fast and the slow run are one and the same where it has a single setting. */
interface Torpedo {
  model: string;
  nation: string;
  charge: TorpedoClass;
  fast: TorpedoRun;
  middle: TorpedoRun | null;
  slow: TorpedoRun;
  isWakeless: boolean;
}

type Run = readonly [yards: Yards, knots: Knots];
type Extra = { isWakeless?: boolean; middle?: Run };

const runOf = ([yards, knots]: Run): TorpedoRun => ({ yards, knots });

function of(
  ...[model, nation, charge, fast, slow, extra = {}]: [
    string,
    string,
    TorpedoClass,
    Run,
    Run,
    Extra?,
  ]
): Torpedo {
  const { isWakeless = false, middle } = extra;
  return {
    model,
    nation,
    charge,
    isWakeless,
    fast: runOf(fast),
    middle: middle ? runOf(middle) : null,
    slow: runOf(slow),
  };
}

/** [SK-30.11] CHARTS S1 and S2. */
const TORPEDOES: readonly Torpedo[] = [
  of('Mk IV 21"', 'united-kingdom', 'C', [8000, 35], [13_500, 25]),
  of('Mk V 21"', 'united-kingdom', 'C', [5000, 40], [13_500, 25]),
  of('Mk VIII 21"', 'united-kingdom', 'B', [5000, 45], [7000, 41]),
  of('Mk IX 21"', 'united-kingdom', 'B', [10_500, 36], [13_500, 30]),
  of('Mk IX** 21" (Torpex)', 'united-kingdom', 'A', [11_000, 41], [15_000, 35]),
  of('Mk I 24.5"', 'united-kingdom', 'C', [15_000, 35], [20_000, 30]),
  of('Mk XII 18"', 'united-kingdom', 'E', [1500, 40], [3500, 27]),
  of('Mk XV 18"', 'united-kingdom', 'B', [2500, 40], [3500, 33]),
  of('G6 50 cm', 'germany', 'E', [3800, 35], [5500, 27]),
  of('G7 50 cm', 'germany', 'D', [4400, 37], [10_900, 27]),
  of('G7a T1 53.3 cm', 'germany', 'C', [6560, 44], [13_700, 30]),
  of('G7e T2 53.3 cm', 'germany', 'C', [5470, 30], [5470, 30], { isWakeless: true }),
  of('G7e T3 53.3 cm', 'germany', 'C', [8200, 30], [8200, 30], { isWakeless: true }),
  of('F5b 45 cm', 'germany', 'D', [2200, 40], [2200, 40]),
  of('Si 270 V 53.3 cm', 'italy', 'C', [4400, 48], [13_100, 30]),
  of('W 250 53.3 cm', 'italy', 'C', [3280, 43], [10_900, 28]),
  of('W 200 45 cm', 'italy', 'D', [3280, 40], [3280, 40]),
  of('Dutch 53 cm', 'netherlands', 'C', [4370, 45], [13_100, 28]),
  of('53-38', 'soviet-union', 'C', [4370, 44], [10_900, 30]),
  of('Mk 8 21"', 'united-states', 'D', [13_500, 27], [13_500, 27]),
  of('Mk 10 21"', 'united-states', 'D', [3500, 36], [3500, 36]),
  of('Mk 14 21"', 'united-states', 'C', [4500, 46], [9000, 31]),
  of('Mk 15 21" (1938)', 'united-states', 'B', [6000, 45], [15_000, 26], { middle: [10_000, 33] }),
  of('Mk 15 21" (1944)', 'united-states', 'A', [6000, 45], [15_000, 26]),
  of('Mk 13 22.4"', 'united-states', 'D', [6300, 30], [6300, 30]),
  of('Mk 18 21"', 'united-states', 'B', [4000, 29], [4000, 29], { isWakeless: true }),
  of('23DT 55 cm', 'france', 'C', [9840, 39], [14_200, 35]),
  of('24V 55 cm', 'france', 'C', [3280, 44], [7650, 35]),
  of('26W 40 cm', 'france', 'E', [1750, 44], [3280, 35]),
  of('6th Year 53 cm', 'japan', 'D', [7650, 36], [16_400, 26]),
  of('8th Year 61 cm', 'japan', 'B', [10_900, 38], [21_900, 28]),
  of('Type 90 61 cm', 'japan', 'B', [7650, 46], [16_400, 35]),
  of('Type 93 Mod 1 61 cm', 'japan', 'A', [21_900, 48], [43_700, 36], {
    isWakeless: true,
    middle: [35_000, 40],
  }),
  of('Type 93 Mod 3 61 cm', 'japan', 'A', [16_400, 48], [32_800, 36], { isWakeless: true }),
  of('Type 95 53 cm', 'japan', 'B', [9840, 49], [13_100, 45], { isWakeless: true }),
  of('Type 91 Mod 2 45 cm', 'japan', 'D', [2200, 42], [2200, 42]),
  of('Type 91 Mod 3 45 cm', 'japan', 'C', [2200, 42], [2200, 42]),
];

const BY_MODEL = new Map(TORPEDOES.map((it) => [it.model, it]));

/** The torpedo of a model of CHARTS S. @throws Error on a model that is not there. */
export function torpedoOf(model: string): Torpedo {
  const torpedo = BY_MODEL.get(model);
  if (!torpedo) throw new Error(`No torpedo ${model} in CHARTS S`);
  return torpedo;
}
