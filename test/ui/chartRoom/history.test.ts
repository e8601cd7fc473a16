import { expect, test } from 'vitest';
import { changed, newHistory, redone, settled, undone } from '../../../src/ui/chartRoom/history';

test('a stroke is one step, however many changes it made', () => {
  const stroke = [1, 2, 3].reduce((it, n) => changed(it, n, 'stroke'), newHistory(0));
  const after = changed(settled(stroke), 4, 'stroke');
  const back = undone(after);
  expect(back?.now).toBe(3);
  expect(back && undone(back)?.now).toBe(0);
  expect(undone(newHistory(0))).toBeUndefined();
});

test('what was undone comes back, until something else is changed', () => {
  const two = changed(changed(newHistory('a'), 'b'), 'c');
  const back = undone(two) ?? two;
  expect(redone(back)?.now).toBe('c');
  expect(redone(changed(back, 'd'))).toBeUndefined();
  expect(changed(back, back.now)).toBe(back);
});

test('only so many steps are kept', () => {
  const many = Array.from({ length: 500 }, (_, i) => i + 1).reduce(
    (it, n) => changed(it, n),
    newHistory(0),
  );
  expect(many.past).toHaveLength(200);
});
