import { expect, test } from 'vitest';
import type { StrategicEvent } from '../../../src/rules/strategic';
import { resultsOf } from '../../../src/ui/systems/strategic/desk/results';

const told = (...events: object[]) =>
  events.map((event) => ({ turn: 2, rule: 'ST-7.13', ...event })) as unknown as StrategicEvent[];

const BEGAN = { kind: 'airAttackBegan', attacker: 'axis', target: { division: 'A1' }, flights: [] };
const ENDED = {
  ...{ kind: 'airAttackEnded', attacker: 'axis', target: { division: 'A1' } },
  stepsLost: { allies: 1, axis: 5 },
};

test('a strike is summed up once it is over: hits on each ship, how she was left, steps lost', () => {
  const events = told(
    BEGAN,
    { kind: 'shipBombed', ship: 'hornet', isHit: true },
    { kind: 'shipHit', ship: 'hornet', state: 'heavy' },
    { kind: 'shipBombed', ship: 'hornet', isHit: true },
    { kind: 'shipHit', ship: 'hornet', state: 'sunk' },
    { kind: 'shipSunk', ship: 'hornet' },
    { kind: 'shipBombed', ship: 'atlanta', isHit: false },
  );
  expect(resultsOf(events)).toEqual([]);
  expect(resultsOf([...events, ...told(ENDED)])).toMatchObject([
    {
      ...{ kind: 'strike', turn: 2, attacker: 'axis', stepsLost: { allies: 1, axis: 5 } },
      hurt: [{ id: 'hornet', hits: 2, state: 'sunk' }],
    },
  ]);
});

test('a ship that sinks otherwise is a result of its own', () => {
  const events = told({ kind: 'shipSunk', ship: 'yorktown' }, BEGAN, ENDED);
  expect(resultsOf(events).map(({ kind }) => kind)).toEqual(['loss', 'strike']);
});
