import type { Judgement } from '../../rules/seekrieg/query';
import type { RegisteredShip } from '../records/figures';

type Plates = readonly [deck: number, belt: number, conningTower: number, turret: number];

/** [SK-12.21, SK-33.3] Inches of the two thickest decks together, of the main strake, conning tower and turret roof. */
const plates = ([deck, belt, conningTower, turret]: Plates): Judgement['armor'] & object => ({
  ...{ deck, belt, conningTower, turret },
});

/**
 * What the registry does not tell, by class: plates as SK-12.21 counts them, directors of ships that were rebuilt, what
 * ships made in service, and fixed tubes. Source of all figures: the tables of SK-33.3 and SK-33.4 of RULES.md.
 */
const BY_CLASS: Readonly<Record<string, Judgement>> = {
  bismarck: { armor: plates([6.7, 12.6, 13.8, 7.1]) },
  'admiral-hipper': { armor: plates([2.4, 3.2, 5.9, 2.8]) },
  admiral: { armor: plates([5, 12, 11, 5]), fixedTubes: 'beam' },
  'king-george-v': { armor: plates([6, 14.7, 4, 5.9]) },
  norfolk: { armor: plates([1.5, 1, 1, 1]) },
  kent: { armor: plates([1.5, 4.5, 1, 1]), fireControl: 1 },
  deutschland: { armor: plates([2.4, 3.9, 5.9, 4.1]) },
  york: { armor: plates([1.5, 3, 1, 1]) },
  leander: { armor: plates([1.2, 3, 1, 1]) },
  perth: { armor: plates([1.2, 3, 1, 1]) },
  bolzano: { armor: plates([2, 2.8, 3.9, 3.1]), speedKnots: 35, fixedTubes: 'beam' },
  'de-ruyter': {
    armor: plates([1.2, 2, 1.2, 1.2]),
    lightGuns: { medium: 10, light: 0, machine: 8 },
  },
  java: {
    armor: plates([1.5, 3, 5, 1]),
    ...{ speedKnots: 30, catapults: 0 },
    lightGuns: { medium: 8, light: 0, machine: 8 },
  },
  northampton: { armor: plates([1.5, 3, 1.3, 2]), catapults: 2 },
  myoko: { armor: plates([1.4, 3.9, 1, 1]), speedKnots: 34, fireControl: 1, catapults: 2 },
  takao: { armor: plates([1.6, 4, 1, 1]), catapults: 2 },
  sendai: { armor: plates([1.1, 2.5, 2, 1]), depthCharges: 36 },
  nagara: { armor: plates([1.1, 2.5, 2, 1]), depthCharges: 36 },
  aoba: { armor: plates([1.4, 3, 1, 1]), fireControl: 1 },
  furutaka: { armor: plates([1.4, 3, 1, 1]), fireControl: 1 },
  kongo: { armor: plates([4.7, 8, 10, 6]), fireControl: 1 },
  'north-carolina': { armor: plates([7, 12, 14.7, 7]), catapults: 2 },
  'south-dakota': { armor: plates([7, 12.2, 15.4, 7.3]), catapults: 2 },
  'new-orleans': { armor: plates([2.3, 5, 5, 2.8]), catapults: 2 },
  portland: { armor: plates([2.5, 2.3, 1.3, 2]), catapults: 2 },
  lexington: { armor: plates([2, 7, 2, 1]), fireControl: 1 },
  yorktown: { armor: plates([1.5, 4, 2, 1]), catapults: 2 },
  shokaku: { armor: plates([2.6, 1.8, 1, 1]) },
  nelson: { fixedTubes: 'bow', fireControl: 1 },
  renown: { fixedTubes: 'beam', fireControl: 1 },
  trento: { fixedTubes: 'beam' },
  'e-class': { fireControl: 2 },
  'j-class': { depthCharges: 20 },
  'van-ghent': { speedKnots: 34 },
  'van-galen': { speedKnots: 34, fireControl: 2 },
  clemson: { speedKnots: 30, fireControl: 3 },
  wickes: { speedKnots: 30, fireControl: 3 },
  fubuki: { fireControl: 1 },
  ayanami: { fireControl: 1 },
  akizuki: { depthCharges: 54 },
  sims: { speedKnots: 35 },
  mahan: { speedKnots: 36 },
  gleaves: { speedKnots: 36 },
  porter: { speedKnots: 35, depthCharges: 14 },
};

/** What is judged of a ship. */
export const judgementOf = ({ shipClass }: Pick<RegisteredShip, 'shipClass'>): Judgement =>
  BY_CLASS[shipClass.id] ?? {};
