import { expect, test } from 'vitest';
import type { ScenarioCard } from '../../../src/scenario';
import { wishFor } from '../../../src/ui/online/create';

const offered = (id: string, system: string, bots: string[], options = {}) => ({
  ...{ card: { id, title: id, system } as ScenarioCard, bots, options },
});
const plate = offered('river-plate', 'battle', ['admiral'], { fog: false });

test('a name, a side, a pace and a bot stay when another scenario is picked', () => {
  const first = wishFor(plate, { name: 'Anna', side: 'axis', pace: 'flag' });
  const next = wishFor(offered('matapan', 'battle', ['admiral']), {
    ...first,
    opponent: 'admiral',
  });
  expect(next).toMatchObject({ name: 'Anna', side: 'axis', pace: 'flag', opponent: 'admiral' });
  expect(next).toMatchObject({ scenario: 'matapan', title: 'matapan', system: 'battle' });
});

test('optional rules are those of the scenario picked, and a bot that does not play it gives way to a person', () => {
  const chosen = { ...wishFor(plate, {}), options: { fog: true } };
  expect(wishFor(plate, chosen).options).toEqual({ fog: true });
  const other = wishFor(offered('fa-river-plate', 'fleet-action', ['ensign']), {
    ...chosen,
    opponent: 'admiral',
  });
  expect(other.options).toEqual({});
  expect(other.opponent).toBe('');
});
