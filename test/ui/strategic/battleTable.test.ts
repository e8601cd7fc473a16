import { expect, test } from 'vitest';
import { endedView } from '../../../src/ui/systems/battle/endedView';
import { broughtBack, fightPort } from '../../../src/ui/systems/strategic/fight/port';
import { fightChapters } from '../../../src/ui/table/hosted/chapters';

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
  const told = fightChapters(chapters as never, fightPort);
  expect(told.map((it) => it.chapter)).toEqual([4, 5]);
  expect(told.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
    ['battleBegan'],
    ['stackPlaced', 'shipSank'],
  ]);
});

test('[ST-21.14] a battle that is over is told to its end, and nothing of the operation after it', () => {
  const chapters = [
    chapter(1, [outer('battleHandedOver'), inner('battleBegan')]),
    chapter(2, [inner('shipSank'), outer('battleReturned'), outer('actionEnded')]),
    chapter(3, [outer('turnBegan')]),
  ];
  const told = fightChapters(chapters as never, fightPort);
  expect(told.map((it) => it.chapter)).toEqual([1, 2]);
  expect(told.at(-1)?.events.map(({ kind }) => kind)).toEqual(['shipSank']);
});

test('[ST-21.14] what comes back is what is told between its end and that of the action', () => {
  const events = [
    outer('battleHandedOver'),
    inner('shipSank'),
    outer('battleReturned'),
    outer('shipSunk'),
    outer('shipReturned'),
    outer('actionEnded'),
    outer('shipSunk'),
  ];
  const kinds = (told: object[]) => broughtBack(told as never).map(({ kind }) => kind);
  expect(kinds(events)).toEqual(['battleReturned', 'shipSunk', 'shipReturned']);
  expect(kinds(events.slice(0, 2))).toEqual([]);
  expect(kinds([outer('battleHandedOver'), outer('battleAbandoned')])).toEqual([]);
});

const hull = (boxes: number) => ({ rows: { hull: Array(boxes).fill('none') } });
const LAST = {
  scenario: { taskForces: [{ ships: [{ id: 'hood', sheet: hull(9) }] }] },
  ships: { hood: { fate: 'afloat', lost: { hull: 2 } }, prince: { fate: 'afloat' } },
  stacks: [{ id: 'A1', ships: ['hood', 'prince'] }],
};

test('[ST-21.14] the last salvo leaves the ships of a battle as it says', () => {
  const hit = { kind: 'hitScored', ship: 'hood', row: 'hull', left: 4, effect: 'boxes-destroyed' };
  const after = (...told: object[]) => endedView(LAST as never, told as never);
  expect(after(hit).ships.hood?.lost.hull).toBe(5);
  const sunk = after(hit, { kind: 'shipSank', ship: 'hood' });
  expect(sunk.ships.hood?.fate).toBe('sunk');
  expect(sunk.stacks).toEqual([{ id: 'A1', ships: ['prince'] }]);
  expect(after({ ...hit, ship: 'out-of-sight' })).toEqual(LAST);
});
