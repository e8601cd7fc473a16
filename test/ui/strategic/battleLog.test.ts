import { expect, test } from 'vitest';
import { fightTeller } from '../../../src/words/battle/fight';
import { plainText } from '../../../src/words/core/logLine';

const NAMES = {
  ship: (id: string) => id.toUpperCase(),
  side: (id: string) => id,
  force: (id: string) => id,
  sideOf: () => 'allies',
};
const AT = { rule: 'BT-10.1', seenBy: 'all', round: 1, impulse: 4, dice: [] };
const HIT = { ...AT, kind: 'hitScored', ship: 'hood', by: 'bismarck', weapon: 'primary', sum: 7 };

const told = (...events: object[]) => {
  const { tell } = fightTeller(NAMES as never);
  return events.map((event) => {
    const telling = tell({ ...AT, ...event } as never);
    return telling && plainText(telling.parts);
  });
};

test('[ST-21.4] the log of the operation tells of a battle what decided it', () => {
  const lines = told(
    { ...HIT, row: 'hull', effect: 'boxes-destroyed', boxes: 2, left: 5 },
    { kind: 'shipSank', ship: 'hood', side: 'allies', hex: { q: 0, r: 0 }, cause: 'magazine' },
  );
  expect(lines).toEqual(['HOOD loses 2 hull boxes: 5 left.', 'HOOD blows up and sinks.']);
});

test('[ST-21.4] and neither misses nor what did nothing', () => {
  const miss = { kind: 'salvoFired', ship: 'hood', target: 'bismarck', hits: 0 };
  const dud = { ...HIT, effect: 'no-effect', boxes: 0, left: 5 };
  expect(told(miss, dud, { kind: 'impulsePassed', phase: 'gunnery' })).toEqual([null, null, null]);
});

test('[ST-21.4] what it says is lit on the chart by its ships alone', () => {
  const { tell } = fightTeller(NAMES as never);
  const sank = { ...AT, kind: 'shipSank', ship: 'hood', hex: { q: 3, r: 0 }, cause: 'hull' };
  expect(tell(sank as never)?.lights).toEqual({ ships: ['hood'], stacks: [], hexes: [] });
});
