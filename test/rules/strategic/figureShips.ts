import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import type { ScenarioShip } from '../../../src/rules/strategic/model/scenario';
import { scenarioShip } from './smallGame';

/** The ships of section 27, main batteries only. */
export const battleship = (given: Partial<ShipCard>): Partial<ShipCard> => ({
  ...{ type: 'BB', size: 'large', speed: 5, capacity: 8, secondary: null, torpedo: null },
  ...{ firePower: { rating: 8, gunClass: 'A' }, firstDefense: 7, secondDefense: 5 },
  ...given,
});

export const SOUTH_DAKOTA = battleship({});
export const IOWA = battleship({ speed: 6, capacity: 9 });

export const YAMATO = battleship({
  firePower: { rating: 9, gunClass: 'A' },
  capacity: 10,
  firstDefense: 9,
});

export const KING_GEORGE = battleship({ firePower: { rating: 7, gunClass: 'A' }, firstDefense: 8 });
export const RODNEY = battleship({ speed: 4, firstDefense: 8, traits: ['F'] });
export const BISMARCK = battleship({
  firePower: { rating: 7, gunClass: 'A' },
  capacity: 9,
  speed: 6,
});
export const HOOD = battleship({ ...BISMARCK, type: 'BC', speed: 5, traits: ['M'] });
export const KONGO = battleship({
  firePower: { rating: 7, gunClass: 'A' },
  firstDefense: 5,
  speed: 6,
});

export const NEW_ORLEANS: Partial<ShipCard> = {
  ...{ capacity: 5, firstDefense: 4, secondDefense: 4, torpedo: null, radar: 1 },
};

export const TAKAO: Partial<ShipCard> = {
  ...{ capacity: 6, firstDefense: 3, secondDefense: 5, torpedo: 5, traits: ['O'] },
};

export const GRAF_SPEE: Partial<ShipCard> = {
  ...{ speed: 5, capacity: 6, firePower: { rating: 5, gunClass: 'B' }, torpedo: null },
};

export const EXETER: Partial<ShipCard> = {
  ...{ capacity: 5, firePower: { rating: 3, gunClass: 'C' }, torpedo: null },
};

export const AJAX: Partial<ShipCard> = {
  ...{ type: 'CL', capacity: 5, firePower: { rating: 3, gunClass: 'D' }, torpedo: null },
};

export const DESTROYER: Partial<ShipCard> = {
  ...{ type: 'DD', size: 'small', speed: 7, capacity: 4, torpedo: null },
  ...{ firePower: { rating: 2, gunClass: 'E' }, firstDefense: 2, secondDefense: 5 },
};

export const named = (side: 'a' | 'x', cards: readonly Partial<ShipCard>[]): ScenarioShip[] =>
  cards.map((card, at) => scenarioShip(`${side}-${at + 1}`, card));
