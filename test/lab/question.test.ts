import { describe, expect, test } from 'vitest';
import type { AgainstReport } from '../../src/cli/sim/against';
import { type FromLab, newLabPlayer } from '../../src/game/lab/player';
import { newComparison } from '../../src/lab/comparison';
import {
  columnsOf,
  makeQuestion,
  newQuestion,
  type Question,
  readQuestion,
} from '../../src/lab/question';
import { isSameBattle } from '../../src/lab/sameBattle';
import { faultText } from '../../src/scenario';
import { commandLine } from '../../src/ui/lab/commandLine';
import { json } from '../cli/run';
import { shipped } from '../scenario/shipped';

const QUESTION: Question = {
  ...newQuestion('denmark-strait'),
  changes: { set: [{ of: 'prince-of-wales', key: 'missing', value: 'none' }] },
  games: 12,
};

const columns = (question: Question) => {
  const read = columnsOf(question, shipped);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value;
};

test('the columns of the screen are those of the command line, to the last figure', async () => {
  const { left, right } = columns(QUESTION);
  const comparison = newComparison();
  const player = newLabPlayer((message: FromLab) => {
    if (message.lab !== 'played') throw new Error(JSON.stringify(message));
    const [one, other] = message.results;
    if (one && other) comparison.add(one, other);
  });
  // As a worker gets it: plain data.
  const sent = JSON.stringify([left.column, right?.column]);
  player({ lab: 'columns', columns: JSON.parse(sent) });
  for (let game = 0; game < QUESTION.games; game++) player({ lab: 'game', game });

  const command = commandLine(QUESTION).split(' ').slice(5);
  expect(command[0]).toBe('sim');
  const report = await json<AgainstReport>(...command);
  for (const column of ['left', 'right'] as const) {
    const { unfinished: _, ...totals } = comparison[column]();
    expect(report[column]).toMatchObject(JSON.parse(JSON.stringify(totals)));
  }
  expect(report.differences).toEqual(JSON.parse(JSON.stringify(comparison.differences())));
});

describe('a question in a link', () => {
  test('is read as it was written, what is usual left out', () => {
    expect(makeQuestion(newQuestion('midway'))).toBe('{"scenario":"midway"}');
    const read = readQuestion(makeQuestion(QUESTION), 'link');
    expect(read.ok && read.value).toEqual(QUESTION);
  });

  test.each([
    ['{', 'link:1:2'],
    ['[]', 'expected an object'],
    ['{"scenario":"denmark-strait","games":1e9}', 'games: expected 10000 or less'],
    ['{"scenario":"../etc"}', 'scenario: expected a name'],
    ['{"scenario":"midway","__proto__":{"games":1}}', "'__proto__'"],
    ['{"scenario":"midway","changes":{"__proto__":[]}}', 'changes.__proto__'],
    ['{"scenario":"midway","seed":"<script>"}', 'seed: expected a seed'],
    [`{"scenario":"midway","tables":"${'x'.repeat(101)}"}`, 'tables: expected'],
    [`{"scenario":"${'x'.repeat(9000)}"}`, '8000 letters at most'],
  ])('%s is refused in words', (text, complaint) => {
    const read = readQuestion(text, 'link');
    expect(read.ok ? '' : read.faults.map(faultText).join('\n')).toContain(complaint);
  });

  test.each([
    [{ ...QUESTION, scenario: 'denmark-strat' }, "did you mean 'denmark-strait'?"],
    [{ ...QUESTION, by: 'constructor' }, "found 'constructor'"],
    [{ ...QUESTION, changes: { bots: { allies: 'constructor' } } }, 'bots.allies: expected a bot'],
    [{ ...QUESTION, changes: { without: ['hod'] } }, "did you mean 'hood'?"],
  ])('one that does not fit is told where', (question, complaint) => {
    const read = columnsOf(question, shipped);
    expect(read.ok ? '' : read.faults.map(faultText).join('\n')).toContain(complaint);
  });
});

test('as written there is one column; another rulebook or a change makes the second', () => {
  expect(columns(newQuestion('river-plate')).right).toBeUndefined();
  const other = columns({ ...newQuestion('river-plate'), by: 'fa-river-plate' });
  expect(other.right?.column.system).toBe('fleet-action');
  expect(other.right?.column.seed).toBe(other.left.column.seed);
});

test('the same battle by other rules is found by its day and its ships', () => {
  const others = (id: string) => {
    const own = shipped.scenarios.find(({ card }) => card.id === id)?.card;
    return shipped.scenarios
      .filter(({ card }) => own && isSameBattle(own, card))
      .map(({ card }) => card.id);
  };
  expect(others('denmark-strait')).toEqual(expect.arrayContaining(['fa-denmark-strait']));
  expect(others('river-plate')).toEqual(expect.arrayContaining(['fa-river-plate']));
  expect(others('midway')).toEqual(expect.arrayContaining(['midway-carriers']));
  expect(others('denmark-strait'), 'an operation is more than its battle').not.toContain(
    'bismarck',
  );
  expect(others('matapan')).not.toContain('fa-gavdos');
  expect(others('samar')).not.toContain('surigao-strait');
});
