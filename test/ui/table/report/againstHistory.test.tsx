import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type BattleState, battle } from '../../../../src/rules/battle';
import { orderDice, type Side } from '../../../../src/rules/core';
import type { Balance } from '../../../../src/scenario/core/balance';
import type { Simulated } from '../../../../src/scenario/core/simulated';
import { EndPage } from '../../../../src/ui/table/EndReport';
import { HistoryLines } from '../../../../src/ui/table/report/AgainstHistory';
import { heldAgainst } from '../../../../src/ui/table/report/useAgainstHistory';
import { shippedScenario } from '../../../scenario/shipped';

const { card, scenario } = shippedScenario('denmark-strait');

/** The end of a game in which these were sunk. */
function endOf(...sunk: string[]): BattleState {
  const { state } = battle.newState(scenario, battle.defaultOptions, orderDice('x', 0));
  for (const id of sunk) Object.assign(state.ships[id] ?? {}, { fate: 'sunk' });
  return state;
}

const HOPELESS: Balance[] = [{ bot: 'Commander', wins: { allies: 2, axis: 18, draw: 3 } }];

/** Ten games: in three the Axis was ahead by 20, in one by 6, in six it was behind. */
const SIMULATED: Simulated[] = [
  {
    bot: 'Commander',
    wins: { allies: 6, axis: 4, draw: 0 },
    sunk: { allies: [10], axis: [10] },
    ships: {},
    margins: [
      [-20, 3],
      [-6, 1],
      [8, 6],
    ],
    by: { command: 'x', seed: 'x', date: '2026-11-23' },
  },
];

const held = (balances: Balance[], ...sunk: string[]) => heldAmong([], balances, ...sunk);

const heldAmong = (simulated: Simulated[], balances: Balance[], ...sunk: string[]) =>
  heldAgainst({ card, balances, simulated }, 'battle', {
    outcome: {
      winner: 'axis',
      reason: 'x',
      rule: 'BT-14.2',
      victoryPoints: { allies: 4, axis: 10 },
    },
    view: endOf(...sunk),
  });

const worth = (id: string): number =>
  battle.fates(endOf()).find((fate) => fate.id === id)?.points ?? Number.NaN;

const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

function endText(own: Side | undefined, balances: Balance[], ...sunk: string[]): string {
  return renderToStaticMarkup(
    <EndPage
      outcome={{ winner: 'axis', text: 'The battle is over.' }}
      sideName={(side) => card.sides[side].name}
      own={own}
      slots={{ sentence: () => '' }}
      held={held(balances, ...sunk)}
    >
      {null}
    </EndPage>,
  );
}

test('whoever has a hopeless task reads first by how much the end is better than history', () => {
  const html = endText('allies', HOPELESS);
  expect(html).toContain(`<h2>Better than history by ${worth('hood')} points</h2>`);
  expect(html).toContain('data-own="won"');
  expect(plain(html)).toContain('Royal Navy: Better than history by');
  expect(plain(html)).toContain('Saved: Hood.');
});

test('or worse', () => {
  const html = endText('allies', HOPELESS, 'hood', 'prince-of-wales');
  expect(html).toContain(`<h2>Worse than history by ${worth('prince-of-wales')} points</h2>`);
  expect(html).toContain('data-own="lost"');
  expect(plain(html)).toContain('Also lost: Prince of Wales.');
  expect(endText('allies', HOPELESS, 'hood')).toContain('<h2>No better and no worse than history');
});

test('the other side has won or lost as ever, and reads the same line below', () => {
  const html = endText('axis', HOPELESS);
  expect(html).toContain('<h2>You won</h2>');
  expect(plain(html)).toContain('Royal Navy: Better than history by');
});

test('where no task is hopeless the end says nothing of history', () => {
  expect(plain(endText('allies', [], 'prinz-eugen'))).not.toContain('history');
});

test('the report holds both sides against history, and says why a task counts as hopeless', () => {
  const of = (balances: Balance[]): string => {
    const it = held(balances, 'hood', 'prinz-eugen');
    if (!it) throw new Error('Denmark Strait tells of no losses.');
    return plain(renderToStaticMarkup(<HistoryLines held={it} />));
  };
  const points = worth('prinz-eugen');
  const lines = [
    `Royal Navy: Better than history by ${points} points. Also sunk: Prinz Eugen.`,
    `Kriegsmarine: Worse than history by ${points} points. Also lost: Prinz Eugen.`,
  ];
  expect(of([])).toBe(`Against history${lines.join('')}`);
  const told = of([{ bot: 'Commander', wins: { allies: 18, axis: 2, draw: 3 } }]);
  expect(told).toContain('Kriegsmarine won 2 of the 20 decided games between two Commanders');
  expect(told.endsWith([...lines].reverse().join(''))).toBe(true);
});

test('the report says how many of the simulated games a game played was better than', () => {
  const it = heldAmong(SIMULATED, [], 'hood');
  if (!it) throw new Error('Denmark Strait tells of no losses.');
  const told = plain(renderToStaticMarkup(<HistoryLines held={it} />));
  expect(told).toContain('Better than 35% of 10 simulated games between two Commanders.');
  expect(told).toContain('Better than 65% of 10 simulated games');
});
