import { type Knots, must } from '../../core';
import type { AircraftCard, AirLoad, AirRole } from '../model/aircraft';
import { type AirGun, attackValue, defenseValue, flightTurns } from './aircraft';

/** [SK-33.6] A row of the table of aircraft, without the values that follow from it. */
interface CardFigures extends Omit<AircraftCard, 'attack' | 'defense' | 'flightTurns'> {
  emptyPounds: number;
  wingSquareFeet: number;
  guns: readonly AirGun[];
}

const forward = (count: number, millimeters: number): AirGun => ({
  count,
  millimeters,
  isForward: true,
});

const flexible = (count: number, millimeters: number): AirGun => ({
  count,
  millimeters,
  isForward: false,
});

const bombs = (count: number, pounds: number): AirLoad => ({
  bombs: [{ pounds, count }],
  torpedo: null,
});

const torpedoes = (model: string, count = 1): AirLoad => ({ bombs: [], torpedo: { model, count } });

type Frame = readonly [emptyPounds: number, wingSquareFeet: number, guns: readonly AirGun[]];
type Flight = readonly [maxKnots: Knots, cruiseKnots: Knots, rangeMiles: number];

function row(
  [id, name, nation, role]: readonly [string, string, string, AirRole],
  [emptyPounds, wingSquareFeet, guns]: Frame,
  [maxKnots, cruiseKnots, rangeMiles]: Flight,
  loads: readonly AirLoad[],
): CardFigures {
  return {
    id,
    name,
    nation,
    role,
    emptyPounds,
    wingSquareFeet,
    guns,
    maxKnots,
    cruiseKnots,
    rangeMiles,
    loads,
    hasRadar: false,
    isFloatplane: FLOATPLANES.has(id),
  };
}

const FLOATPLANES = new Set(['pby-5a', 'ar-196a', 'walrus-i', 'e13a1', 'soc']);

const FIFTY = 12.7;
const RIFLE = 7.7;

/** [SK-33.6, SK-33.7] */
const FIGURES: readonly CardFigures[] = [
  row(
    ['a6m2', 'A6M2 Zeke', 'japan', 'fighter'],
    [3704, 241.5, [forward(2, 20), forward(2, RIFLE)]],
    [288, 180, 1010],
    [bombs(2, 132)],
  ),
  row(
    ['f4f-3', 'F4F-3 Wildcat', 'united-states', 'fighter'],
    [5342, 260, [forward(4, FIFTY)]],
    [288, 128, 734],
    [bombs(2, 100)],
  ),
  row(
    ['f4f-4', 'F4F-4 Wildcat', 'united-states', 'fighter'],
    [5785, 260, [forward(6, FIFTY)]],
    [277, 135, 669],
    [bombs(2, 250)],
  ),
  row(
    ['fulmar-ii', 'Fulmar II', 'united-kingdom', 'fighter'],
    [7384, 342, [forward(8, RIFLE)]],
    [225, 190, 678],
    [bombs(2, 250)],
  ),
  row(
    ['tbd-1', 'TBD-1 Devastator', 'united-states', 'attack'],
    [5600, 422, [forward(1, RIFLE), flexible(1, RIFLE)]],
    [179, 112, 535],
    [torpedoes('Mk 13 22.4"'), bombs(1, 1000), bombs(2, 500)],
  ),
  row(
    ['sbd-3', 'SBD-3 Dauntless', 'united-states', 'attack'],
    [6345, 325, [forward(2, FIFTY), flexible(2, RIFLE)]],
    [217, 132, 1168],
    [bombs(1, 1000), bombs(1, 500)],
  ),
  row(
    ['d3a1', 'D3A1 Val', 'japan', 'attack'],
    [5309, 375.7, [forward(2, RIFLE), flexible(1, RIFLE)]],
    [209, 160, 795],
    [
      {
        bombs: [
          { pounds: 550, count: 1 },
          { pounds: 132, count: 2 },
        ],
        torpedo: null,
      },
    ],
  ),
  row(
    ['b5n2', 'B5N2 Kate', 'japan', 'attack'],
    [5024, 405.8, [flexible(1, RIFLE)]],
    [204, 140, 1075],
    [torpedoes('Type 91 Mod 2 45 cm'), bombs(1, 1760), bombs(2, 550)],
  ),
  row(
    ['swordfish-i', 'Swordfish I', 'united-kingdom', 'attack'],
    [4700, 607, [forward(1, RIFLE), flexible(1, RIFLE)]],
    [121, 90, 475],
    [torpedoes('Mk XII 18"'), bombs(3, 500)],
  ),
  row(
    ['pby-5a', 'PBY-5A Catalina', 'united-states', 'reconnaissance'],
    [20_910, 1400, [flexible(2, FIFTY), flexible(3, RIFLE)]],
    [155, 102, 2080],
    [bombs(4, 1000), torpedoes('Mk 13 22.4"', 2)],
  ),
  row(
    ['ar-196a', 'Ar 196A', 'germany', 'reconnaissance'],
    [6593, 305.6, [forward(2, 20), forward(1, 7.9), flexible(2, 7.9)]],
    [168, 138, 578],
    [bombs(2, 110)],
  ),
  row(
    ['walrus-i', 'Walrus I', 'united-kingdom', 'reconnaissance'],
    [4900, 610, [flexible(3, RIFLE)]],
    [117, 83, 521],
    [bombs(6, 100)],
  ),
  row(
    ['e13a1', 'E13A1 Jake', 'japan', 'reconnaissance'],
    [5825, 387.5, [flexible(1, RIFLE)]],
    [203, 120, 1128],
    [bombs(4, 132)],
  ),
  row(
    ['soc', 'SOC-3 Seagull', 'united-states', 'reconnaissance'],
    [3633, 342, [forward(1, RIFLE), flexible(1, RIFLE)]],
    [143, 115, 587],
    [bombs(2, 250)],
  ),
];

/** [SK-25, SK-33.6] The cards of all aircraft, with what follows from their figures. */
export const AIRCRAFT_CARDS: readonly AircraftCard[] = FIGURES.map(
  ({ emptyPounds, wingSquareFeet, guns, ...card }) => {
    const figures = { emptyPounds, wingSquareFeet, guns, isFighter: card.role === 'fighter' };
    return {
      ...card,
      attack: attackValue(figures),
      defense: defenseValue(figures),
      flightTurns: flightTurns(card),
    };
  },
);

const BY_ID: ReadonlyMap<string, AircraftCard> = new Map(AIRCRAFT_CARDS.map((it) => [it.id, it]));

/** The card of a type, if there is one. */
export const cardNamed = (id: string): AircraftCard | undefined => BY_ID.get(id);

/** The card of a type that is in play. */
export const cardOf = (id: string): AircraftCard => must(BY_ID.get(id), `aircraft ${id}`);
