import type { Knots } from '../../core';
import type { DataSheet } from '../model/sheet';
import { BARE_SHEET } from './bareSheet';
import { ratedTorpedo } from './torpedoes';
import type { TorpedoKey } from './torpedoTable';

interface CraftFigures {
  name: string;
  nation: string;
  speedKnots: Knots;
  savingThrow: number;
  closeRange: number;
  mediumRange: number;
  torpedo: TorpedoKey | null;
  /** Tubes a vessel. */
  tubes: number;
  canMakeSmoke: boolean;
}

type Figures = readonly [
  speedKnots: Knots,
  savingThrow: number,
  closeRange: number,
  mediumRange: number,
];

const craft = (
  name: string,
  nation: string,
  [speedKnots, savingThrow, closeRange, mediumRange]: Figures,
  armed: Pick<CraftFigures, 'torpedo' | 'tubes'> & Partial<CraftFigures> = UNARMED,
): CraftFigures => ({
  name,
  nation,
  speedKnots,
  savingThrow,
  closeRange,
  mediumRange,
  canMakeSmoke: true,
  ...armed,
});

const UNARMED = { torpedo: null, tubes: 0 };
/** [NW-8.25] */
const LANDING = { ...UNARMED, canMakeSmoke: false };

/** [NW-32.17] */
const CRAFT = {
  'elco-pt': craft('Elco PT boat', 'united-states', [41, 1, 2, 0], { torpedo: 'mark8', tubes: 4 }),
  's-boat': craft('S-boat', 'germany', [39, 1, 1, 1], { torpedo: 'g7a', tubes: 2 }),
  'vosper-mtb': craft('Vosper MTB', 'united-kingdom', [39, 0, 1, 0], {
    torpedo: 'markViii',
    tubes: 2,
  }),
  'fairmile-mgb': craft('Fairmile MGB', 'united-kingdom', [28, 0, 2, 1]),
  mas: craft('MAS boat', 'italy', [42, 0, 1, 0], { torpedo: 'w200', tubes: 2 }),
  lct: craft('Landing craft, tank', 'united-kingdom', [8, -1, 1, 0], LANDING),
  daihatsu: craft('Daihatsu barge', 'japan', [8, -2, 1, 0], LANDING),
} satisfies Record<string, CraftFigures>;

/** [NW-32.17] */
type CraftKey = keyof typeof CRAFT;
export const CRAFT_KEYS = Object.keys(CRAFT) as [CraftKey, ...CraftKey[]];

/** [NW-2.53, NW-32.17] The sheet of a stand of small craft on an ISO date: that of one vessel. */
export function smallCraftSheet(key: CraftKey, date: string): DataSheet {
  const figures: CraftFigures = CRAFT[key];
  const { name, nation, speedKnots, savingThrow, tubes, torpedo } = figures;
  const { closeRange, mediumRange, canMakeSmoke } = figures;
  return {
    ...BARE_SHEET,
    name,
    classId: key,
    nation,
    type: 'X',
    size: -4,
    speedKnots,
    value: 1,
    turningHexes: 1,
    spottingBands: 2,
    light: { longRange: 0, mediumRange, closeRange, asw: 0 },
    torpedoes: torpedo ? { torpedo: ratedTorpedo(torpedo, date), mounts: [], reloads: 0 } : null,
    smallCraft: { savingThrow, tubes },
    traits: canMakeSmoke ? [] : ['no-smoke'],
  };
}
