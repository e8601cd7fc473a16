import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import { airSquadron, type TestStand } from './airSetting';
import { type Game, goTo, sailing, stand, unit } from './game';
import type { TestBattle, TestShip } from './setting';
import { sheet } from './sheets';

/** Enterprise without catapults, on course north at 20 knots, unless something is named; her aircraft, and what else the battle is. */
export interface Deck extends Partial<TestShip> {
  deck?: Partial<DataSheet['deck']>;
  stands?: readonly TestStand[];
  battle?: TestBattle;
}

export const VB: TestStand = { id: 'vb', aircraft: 'SBD-3', load: 'bomb', aboard: 'cv' };
export const VF: TestStand = { id: 'vf', aircraft: 'F4F-4', aboard: 'cv' };

/** The Aircraft Movement Phase of the first turn; the wind blows from the north. */
export function aboard({ deck, stands = [VB, VF], battle, ...ship }: Deck = {}): Game {
  const printed = sheet('Enterprise');
  const carrier: TestShip = {
    ...{ sheet: { ...printed, deck: { ...printed.deck, catapults: 0, ...deck } } },
    ...{ id: 'cv', hex: { q: 0, r: 10 }, facing: 1, knots: 20, ...ship },
  };
  const game = sailing({
    ...{
      wind: 1,
      allies: [carrier],
      axis: [{ sheet: 'Fubuki', id: 'jap', hex: { q: 0, r: -20 } }],
    },
    sides: { allies: { airSquadrons: stands.map((it) => airSquadron([it], { home: 'cv' })) } },
    ...battle,
  });
  goTo(game, 'aircraft');
  return game;
}

/** A stand aloft over the carrier, on its way home. */
export function overhead(game: Game, id: string): void {
  Object.assign(stand(game, id), { place: 'air', hex: { ...unit(game, 'cv').hex } });
  Object.assign(stand(game, id), { isGoingHome: true });
}
