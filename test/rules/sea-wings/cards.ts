import type { ShipCard } from '../../../src/rules/sea-wings/model/ratings';

/** A heavy cruiser of eight guns; fields that a test cares about go in `with`. */
export const shipCard = (id: string, changed: Partial<ShipCard> = {}): ShipCard => ({
  id,
  name: id,
  type: 'CA',
  speedHexes: 5,
  size: 4,
  armor: -1,
  damageControl: 2,
  heavyAA: 3,
  lightAA: 3,
  fireControl: 2,
  hasRadar: true,
  traits: [],
  carrier: null,
  primary: { strength: 8, type: 'CA' },
  secondary: { strength: 4, type: 'DD' },
  torpedoes: null,
  defense: 9,
  target: 'C',
  floatplanes: 0,
  convoyShips: null,
  ...changed,
});

/** The Enterprise of June 1942 [WG-26.20]. */
export const ENTERPRISE = shipCard('enterprise-us', {
  type: 'CV',
  size: 5,
  heavyAA: 4,
  lightAA: 4,
  carrier: { capRating: 3, launchCapacity: 7, airCapacity: 13 },
  primary: { strength: 5, type: 'DD' },
  secondary: null,
  defense: 11,
  target: 'B',
});
