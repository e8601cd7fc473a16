import type { RatedBattery, ShipFigures } from '../../../src/rules/battle/common/ratings';

/** `guns` of one caliber, all of which bear on the broadside unless told otherwise. */
export const battery = (
  guns: number,
  caliberInches: number,
  turretFaceInches = 0,
  onBroadside = guns,
): RatedBattery => ({ guns, caliberInches, turretFaceInches, onBroadside });

export const figures = (part: Partial<ShipFigures> = {}): ShipFigures => ({
  name: 'Test',
  classId: 'test',
  type: 'CA',
  nation: 'Nowhere',
  standardTons: 10_000,
  speedKnots: 32,
  beltInches: 3,
  deckInches: 1.5,
  batteries: [],
  heavyAaGuns: 0,
  lightAaBarrels: 0,
  torpedoes: null,
  ...part,
});
