import { airSquadron, type TestStand } from './airSetting';
import { type Game, goTo, sailing } from './game';
import type { TestBattle } from './setting';

const SHIPS: TestBattle = {
  allies: [{ sheet: 'Fletcher', id: 'dd', hex: { q: 0, r: 10 } }],
  axis: [{ sheet: 'Fubuki', id: 'jap', hex: { q: 0, r: -20 } }],
};

/** The Aircraft Movement Phase of the first turn, with squadrons of stands of either side; the Allies move first. */
export function flying(
  allies: readonly (readonly TestStand[])[],
  axis: readonly (readonly TestStand[])[] = [],
  changed: TestBattle = {},
): Game {
  const game = sailing({
    ...SHIPS,
    ...changed,
    sides: {
      allies: { airSquadrons: allies.map((it) => airSquadron(it)) },
      axis: { airSquadrons: axis.map((it) => airSquadron(it)) },
    },
  });
  goTo(game, 'aircraft');
  return game;
}
