import { seekrieg } from '../../../src/rules/seekrieg';
import type { EventOf } from '../../../src/rules/seekrieg/model/events';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { type Battle, battleOf, eventsOf, logOf, type TestBattle, type TestShip } from './fleet';
import { at, confirm } from './playing';

/** A boat of 16 knots, 8 below the surface, with tubes fore and aft. */
export const BOAT: Partial<ShipSheet> = {
  type: 'SS',
  dp: 25,
  speedKnots: 16,
  batteries: [],
  boat: { submergedKnots: 8 },
  torpedoes: {
    model: 'G7a T1 53.3 cm',
    mounts: [
      { tubes: 4, place: 'fixed-bow' },
      { tubes: 1, place: 'fixed-stern' },
    ],
    reloads: 0,
    lossFactor: 99,
  },
};

const HUNTER: Partial<ShipSheet> = {
  type: 'DD',
  dp: 50,
  batteries: [],
  hasSonar: true,
  depthCharges: 20,
};

interface Setting {
  boat?: TestShip;
  hunter?: TestShip;
  more?: TestBattle;
}

/** A destroyer at (0, 0) heading north at 16 knots, two hexes a turn, and a boat at rest at a depth. */
export const hunt = ({ boat = {}, hunter = {}, more = {} }: Setting = {}): TestBattle => ({
  ...more,
  allies: { hunter: { speedKnots: 16, ...hunter, sheet: { ...HUNTER, ...hunter.sheet } } },
  axis: {
    boat: {
      ...{ hex: at(0, -8), speedKnots: 0, depthFeet: 200, ...boat },
      sheet: { ...BOAT, ...boat.sheet },
    },
    ...more.axis,
  },
  scenario: { modules: { air: false, submarine: true, search: false }, ...more.scenario },
});

/** The battle before the orders of turn 1. */
export const hunting = (setting: Setting = {}): Battle => battleOf(hunt(setting));

/** Puts critical damage in force on the boat. */
export const strikeWith = (battle: Battle, ...cds: number[]): void => {
  logOf(battle, 'boat').effects = cds.map((cd) => ({ cd, turnsLeft: null }));
};

/** What the Allies see of enemies that they have not identified. */
export const contacts = ({ state }: Battle) =>
  Object.values(seekrieg.view(state, 'allies').contacts);

/** The boat two hexes ahead, so that the hunter comes over her in turn 1; as far as phase 5. */
export const over = (setting: Setting = {}): Battle =>
  confirm(hunting({ ...setting, boat: { hex: at(0, -2), ...setting.boat } }));

/** What the boat's side is told of attacks. */
export const attacked = (battle: Battle): EventOf<'boatAttacked'>[] =>
  eventsOf(battle, 'boatAttacked');
