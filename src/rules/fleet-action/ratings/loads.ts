import { roundHalfUp } from '../../core';
import type { AirAttack, Load } from '../model/air';
import { ratedTorpedo } from './torpedoes';
import type { TorpedoKey } from './torpedoTable';

/** [NW-2.51] Inches of deck for each root of a pound, by the make of a bomb. */
const MAKES = { gp: 0.1, sap: 0.12, ap: 0.15 } as const;

/** What hangs under an aircraft, once. */
type Weapon = Pick<
  Load,
  'name' | 'kind' | 'impactPoints' | 'criticalValue' | 'penetration' | 'torpedo'
>;

/** [NW-2.50, NW-2.51] Missiles are rated as bombs. */
function bomb(
  name: string,
  pounds: number,
  make: keyof typeof MAKES,
  kind: Load['kind'] = 'bomb',
): Weapon {
  const impactPoints = roundHalfUp(Math.sqrt(pounds) / 4);
  const penetration = roundHalfUp(Math.sqrt(pounds) * MAKES[make]);
  const criticalValue = impactPoints + 2;
  return { name, kind, impactPoints, criticalValue, penetration, torpedo: null };
}

/** [NW-18.9] A salvo of eight counts as one load; its charges burst one by one. */
const ROCKETS: Weapon = {
  name: '8 × 3" RP',
  kind: 'salvo-rockets',
  impactPoints: 6,
  criticalValue: 5,
  penetration: 2,
  torpedo: null,
};

/** [NW-18.9] */
const WEAPONS = {
  '100-lb-gp': bomb('100 lb GP', 100, 'gp'),
  '250-lb-gp': bomb('250 lb GP', 250, 'gp'),
  '500-lb-gp': bomb('500 lb GP', 500, 'gp'),
  '500-lb-sap': bomb('500 lb SAP', 500, 'sap'),
  '250-kg-gp': bomb('250 kg GP', 551, 'gp'),
  '1000-lb-gp': bomb('1,000 lb GP', 1000, 'gp'),
  '1000-lb-ap': bomb('1,000 lb AP', 1000, 'ap'),
  '500-kg-sap': bomb('500 kg SAP', 1102, 'sap'),
  '500-kg-ap': bomb('500 kg AP', 1102, 'ap'),
  '1600-lb-ap': bomb('1,600 lb AP', 1600, 'ap'),
  '800-kg-ap': bomb('800 kg AP', 1757, 'ap'),
  'tiny-tim': bomb('Tiny Tim', 590, 'sap', 'tiny-tim'),
  ohka: bomb('Ohka', 2646, 'sap', 'ohka'),
  'hs-293': bomb('Hs 293', 1102, 'gp', 'hs-293'),
  'fx-1400': bomb('FX 1400', 3086, 'ap', 'fx-1400'),
  rockets: ROCKETS,
} satisfies Record<string, Weapon>;

/** [NW-18.9, NW-32.16] Air torpedoes by their rows. */
const TORPEDOES = {
  'mk-xii': 'markXii',
  'type-91': 'type91',
  'mk-13': 'mark13',
} as const satisfies Record<string, TorpedoKey>;

/** [NW-18.9] */
export type LoadKey = keyof typeof WEAPONS | keyof typeof TORPEDOES;

/** What one aircraft carries: so many of a weapon, bound to some attacks or to those of its roles [NW-18.22, NW-18.23]. */
export interface Carried {
  weapon: LoadKey;
  count?: number;
  attacks?: readonly AirAttack[];
}

/** [NW-18.9] A load on an ISO date, which decides over duds. */
export function ratedLoad({ weapon, count = 1, attacks = [] }: Carried, date: string): Load {
  const own =
    weapon in TORPEDOES
      ? airTorpedo(weapon as keyof typeof TORPEDOES, date)
      : WEAPONS[weapon as keyof typeof WEAPONS];
  return {
    ...own,
    key: count === 1 ? weapon : `${count}x${weapon}`,
    name: count === 1 ? own.name : `${count} × ${own.name}`,
    count,
    attacks,
  };
}

function airTorpedo(weapon: keyof typeof TORPEDOES, date: string): Weapon {
  const { name, settings, impactPoints, criticalValue, dudNumber } = ratedTorpedo(
    TORPEDOES[weapon],
    date,
  );
  const [{ modifier, reachHexes } = { modifier: 0, reachHexes: 1 }] = settings;
  return {
    name: name.replace(' air', ''),
    kind: 'torpedo',
    impactPoints,
    criticalValue,
    penetration: 0,
    torpedo: { modifier, reachHexes, dudNumber },
  };
}
