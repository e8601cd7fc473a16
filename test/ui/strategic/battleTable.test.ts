import { expect, test } from 'vitest';
import { battleChapters } from '../../../src/ui/systems/strategic/fight/battleTable';

const outer = (kind: string) => ({ kind, turn: 1, rule: 'ST-21.4', seenBy: 'all' });
const inner = (kind: string) => ({ ...outer('battleEvent'), event: { kind } });
const chapter = (number: number, events: object[]) => ({ chapter: number, closed: true, events });

test('[ST-21.4] of a battle is told what has happened since it was handed over, and nothing else', () => {
  const chapters = [
    chapter(1, [outer('actionBegan'), outer('battleHandedOver'), inner('battleBegan')]),
    chapter(2, [inner('stackMoved'), outer('abandonOffered')]),
    chapter(3, [outer('battleReturned'), outer('turnBegan')]),
    chapter(4, [outer('actionBegan'), outer('battleHandedOver'), inner('battleBegan')]),
    chapter(5, [inner('stackPlaced'), outer('abandonOffered'), inner('shipSank')]),
  ];
  const told = battleChapters(chapters as never);
  expect(told.map((it) => it.chapter)).toEqual([4, 5]);
  expect(told.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
    ['battleBegan'],
    ['stackPlaced', 'shipSank'],
  ]);
});
