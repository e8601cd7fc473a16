import { describe, expect, test } from 'vitest';
import { type BattleScenario, battle, DEFAULT_OPTIONS } from '../../src/rules/battle';
import { faultText, loadScenario, makeSave, readSave } from '../../src/scenario';
import { battleFile, type Changes } from './battleFile';
import { registry } from './shipped';

const HOOD_LOST = { ships: ['hood'], least: 1, lost: 'ship' };
const BISMARCK_SILENT = { ships: ['bismarck'], least: 1, lost: 'primary' };
const RULES = [
  { winner: 'allies', all: [BISMARCK_SILENT] },
  { winner: 'axis', all: [HOOD_LOST] },
];

const load = (changes: Changes) => loadScenario(battleFile(changes), registry, 'x.json');

function loaded(changes: Changes): BattleScenario {
  const read = load(changes);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value.scenario as BattleScenario;
}

const faults = (changes: Changes): string[] => {
  const read = load(changes);
  return read.ok ? [] : read.faults.map(faultText);
};

test("[BT-14.1] a scenario's own conditions come to the rules as they stand in its file", () => {
  expect(loaded({ victoryRules: RULES }).victoryRules).toEqual(RULES);
  expect(loaded({}).victoryRules).toBeUndefined();
});

test('[BT-19.3] so does the impulse until which a task force is surprised', () => {
  const { taskForces } = loaded({ 'taskForces[1].surprisedUntil': 8 });
  expect(taskForces.map(({ surprisedUntil }) => surprisedUntil)).toEqual([undefined, 8]);
});

test('a save carries both', () => {
  const scenario = loaded({ victoryRules: RULES, 'taskForces[1].surprisedUntil': 8 });
  const save = makeSave({
    system: battle,
    scenario,
    options: DEFAULT_OPTIONS,
    seed: 's',
    orders: [],
  });
  if (!save.ok) throw new Error('not saved');
  expect(readSave(JSON.stringify(save.value), 'x.json')).toEqual({ ok: true, value: save.value });
});

describe('what is wrong with conditions is told', () => {
  const rule = (change: object) => ({
    victoryRules: [{ winner: 'axis', all: [{ ...HOOD_LOST, ...change }] }],
  });
  test.each<[string, Changes, string]>([
    [
      'a misspelt ship',
      rule({ ships: ['hod'] }),
      "victoryRules[0].all[0].ships[0]: expected a ship of the scenario, found 'hod' (did you mean 'hood'?)",
    ],
    [
      'more ships than are named',
      rule({ least: 2 }),
      'victoryRules[0].all[0].least: expected 1 or less, found 2',
    ],
    [
      'a ship twice',
      rule({ ships: ['hood', 'hood'] }),
      "victoryRules[0].all[0].ships[1]: expected each ship once, found 'hood' again",
    ],
    [
      'a row that the ship does not have',
      rule({ lost: 'secondary' }),
      "victoryRules[0].all[0].ships[0]: expected a ship with secondary boxes, found 'hood' without",
    ],
    [
      'a row that there is not',
      rule({ lost: 'hul' }),
      "victoryRules[0].all[0].lost: expected 'ship', 'primary', 'secondary', 'tertiary', 'aa' or 'hull', found 'hul' (did you mean 'hull'?)",
    ],
    [
      'surprise for more than a round',
      { 'taskForces[0].surprisedUntil': 23 },
      'taskForces[0].surprisedUntil: expected 22 or less, found 23',
    ],
  ])('%s', (_, changes, fault) => {
    expect(faults(changes)).toEqual([`x.json: ${fault}`]);
  });
});
