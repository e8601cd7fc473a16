import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ScenarioCard } from '../../src/scenario';
import type { Simulated } from '../../src/scenario/core/simulated';
import { HistoryTable } from '../../src/ui/lobby/HistoryTable';
import { shippedScenario } from '../scenario/shipped';

const SIMULATED = {
  bot: 'Commander',
  wins: { allies: 6, axis: 3, draw: 1 },
  sunk: { allies: [8, 2], axis: [1, 9] },
  ships: { hood: 2, bismarck: 9 },
  by: { command: 'npm run bench -- --history', seed: 'x', date: '2026-11-23' },
};

const textOf = (card: ScenarioCard, simulated: Simulated = SIMULATED): string => {
  if (!card.losses) throw new Error(`${card.id} tells of no losses.`);
  const html = renderToStaticMarkup(
    <HistoryTable card={card} losses={card.losses} simulated={simulated} />,
  );
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
};

test('a scenario shows its losses in history beside those of games between bots', () => {
  const told = textOf(shippedScenario('denmark-strait').card);
  expect(told).toContain('|Ships sunk, in history and in 10 games between two Commanders|');
  expect(told).toContain('|Royal Navy|1|0.2|0–1|');
  expect(told).toContain('|0|0.9|0–1|');
  expect(told).not.toContain('at least 19 of 20');
  const none = { ...SIMULATED, sunk: { allies: [10], axis: [1, 9] } };
  expect(textOf(shippedScenario('denmark-strait').card, none)).toContain(
    'Royal Navy: fewer ships lost than in history in at least 19 of 20 of these games',
  );
  expect(told).toContain('|Sunk: Bismarck 90%, Hood* 20% (*\u00a0lost in history)|');
  const { card } = shippedScenario('denmark-strait');
  const unhurt = { crippled: { allies: [], axis: [] }, source: '' };
  const unscathed = { ...card, losses: { ...unhurt, sunk: { allies: [], axis: [] } } };
  expect(textOf(unscathed)).toContain('|Sunk: Bismarck 90%, Hood 20%|');
});
