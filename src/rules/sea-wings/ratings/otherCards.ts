import type { ShipCard } from '../model/ratings';

const UNARMED = {
  armor: 0,
  damageControl: 1,
  hasRadar: false,
  traits: [],
  carrier: null,
  primary: null,
  torpedoes: null,
  target: 'M',
  floatplanes: 0,
} as const;

/** [WG-26.24] An oiler that the registry lacks. */
export const oilerCard = (id: string, name: string): ShipCard => ({
  id,
  name,
  type: 'MM',
  speedHexes: 3,
  size: 4,
  ...UNARMED,
  heavyAA: 0,
  lightAA: 1,
  fireControl: 1,
  secondary: { strength: 1, type: 'DD' },
  defense: 4,
  convoyShips: null,
});

/** [WG-20.1, WG-20.2, WG-20.6, WG-19.50] A convoy as one card. */
export const convoyCard = (id: string, name: string, ships: number): ShipCard => ({
  id,
  name,
  type: 'MM',
  speedHexes: 2,
  size: 3,
  ...UNARMED,
  heavyAA: 0,
  lightAA: 0,
  fireControl: 0,
  secondary: null,
  defense: 3,
  convoyShips: ships,
});
