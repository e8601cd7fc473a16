import { expect, test } from 'vitest';
import { seekrieg } from '../../../src/rules/seekrieg';
import { battleOf, logOf, shipIn } from './fleet';

const twoShips = () => battleOf({ allies: { own: {} }, axis: { sunk: {}, hurt: {} } });

const fateOf = (battle: ReturnType<typeof twoShips>, id: string) =>
  seekrieg.fates(battle.state).find((it) => it.id === id);

test('[SK-1.10, SK-1.13] fates: sunk, with half of her damage points, and sound; without lists a loss is twice her points', () => {
  const battle = twoShips();
  shipIn(battle, 'sunk').fate = 'sunk';
  logOf(battle, 'sunk').damage = 330;
  logOf(battle, 'hurt').damage = 160;
  expect(fateOf(battle, 'sunk')).toEqual({
    ...{ id: 'sunk', side: 'axis', isLost: true, isCrippled: false },
    ...{ hullLost: 320, hull: 320, points: 640 },
  });
  expect(fateOf(battle, 'hurt')).toMatchObject({ isLost: false, isCrippled: true, hullLost: 160 });
  logOf(battle, 'hurt').damage = 159;
  expect(fateOf(battle, 'hurt')).toMatchObject({ isCrippled: false });
});

test('[SK-35.19] with lists a loss is what the enemy scores for it; of the enemy a view tells no damage', () => {
  const battle = twoShips();
  const aim = { kind: 'sunk' } as const;
  const objective = { id: 'hurt-sunk', points: 500, aim, ships: ['hurt'] };
  battle.state.forces.allies.objectives = [{ ...objective, of: 'each', judged: 'turn' }];
  logOf(battle, 'hurt').damage = 160;
  expect(fateOf(battle, 'hurt')?.points).toBe(500);
  expect(fateOf(battle, 'sunk')?.points).toBe(0);
  const seen = seekrieg.fates(seekrieg.view(battle.state, 'allies'));
  expect(seen.find(({ id }) => id === 'hurt')).toMatchObject({ hullLost: 0, points: 500 });
});
