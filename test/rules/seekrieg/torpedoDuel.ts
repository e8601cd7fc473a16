import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import type { TorpedoSalvo } from '../../../src/rules/seekrieg/model/tubes';
import { runOf, turnsToArrive } from '../../../src/rules/seekrieg/torpedoes/runs';
import { type Battle, battleOf, type TestBattle } from './fleet';
import { at, confirm, give, rolling, turn } from './playing';

export const tubes = (changed: Partial<NonNullable<ShipSheet['torpedoes']>> = {}) => ({
  model: 'Mk IX 21"',
  mounts: [
    { tubes: 4, place: 'center' as const },
    { tubes: 4, place: 'center' as const },
  ],
  reloads: 0,
  lossFactor: 40,
  ...changed,
});

export const unarmed = { batteries: [] };

/** A destroyer at rest heading north, and a cruiser at rest `hexes` to the east of her, which is an even number. */
export const duel = (hexes = 12, more: TestBattle = {}): TestBattle => ({
  ...more,
  allies: {
    gun: { speedKnots: 0, sheet: { ...unarmed, torpedoes: tubes(), ...more.allies?.gun?.sheet } },
  },
  axis: {
    goal: {
      ...{
        hex: at(hexes, -hexes / 2),
        speedKnots: 0,
        sheet: { ...unarmed, dp: 400, nation: 'germany' },
      },
      ...more.axis?.goal,
    },
    ...more.axis,
  },
});

/** The battle in phase 5 of turn 1. */
export const plotting = (battle: TestBattle): Battle => confirm(battleOf(battle));

export const FIRE = 'torpedoes gun 0 4 goal fast contact';

/** All salvos in the water. */
export const salvosOf = ({ state }: Battle): TorpedoSalvo[] => state.torpedoes.salvos.allies;

/** Fires in turn 1 and plays to the phase 5 of the turn of arrival, with the dice for it. */
export function arriving(hexes: number, rolls: readonly number[], more: TestBattle = {}): Battle {
  const battle = plotting(duel(hexes, more));
  give(battle, 'allies', FIRE);
  const turns = turnsToArrive(at(0, 0), at(hexes, -hexes / 2), must(runOf('Mk IX 21"', 'fast')));
  if (turns > 0) {
    turn(battle, turns);
    confirm(battle);
  }
  return confirm(rolling(battle, ...rolls));
}

export const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('nothing');
  return value;
};
