import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listThrows, readSave, type Throw } from '../../src/scenario';
import { loadWords } from '../../src/words/registry';

async function throwsOf(name: string): Promise<Throw[]> {
  const file = `test/replays/${name}.json`;
  const save = readSave(readFileSync(file, 'utf8'), file);
  if (!save.ok) throw new Error(file);
  const { orderText, rollText } = await loadWords(save.value.system);
  const report = listThrows(save.value, {
    order: (order, state, side) => orderText?.(order as never, state, side),
    roll: (roll, state) => rollText?.(roll, state),
  });
  if (!report.ok) throw new Error(file);
  return report.value.throws;
}

test.each(['river-plate', 'sk-river-plate'])(
  'the list of throws says orders and reasons in words: %s',
  async (name) => {
    const throws = (await throwsOf(name)).filter(({ given }) => given);
    expect(throws.length).toBeGreaterThan(10);
    for (const { given, told } of throws) {
      expect(told, given?.order).toMatch(/^[A-Z0-9]/);
      expect(told).not.toBe(given?.order);
    }
    const rolls = throws.flatMap((it) => it.rolls);
    for (const { roll, told } of rolls) expect(told, roll.reason).toBeTruthy();
  },
);

test('a throw is told by the order that made it, and not by the one before', async () => {
  const throws = (await throwsOf('sk-river-plate')).filter((it) => it.given);
  for (const { given, told } of throws)
    expect(told === 'Confirm', given?.order).toBe(given?.order === 'confirm');
});
