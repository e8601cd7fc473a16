import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/rules/core';
import type { Desk } from '../../../src/ui/systems/sea-wings/desk/desk';
import { endText } from '../../../src/ui/systems/sea-wings/Fates';

const outcome: Outcome = {
  winner: 'draw',
  reason: 'turns',
  rule: 'WG-22.2',
  victoryPoints: { allies: 85, axis: 9 },
};

const at = (margin: object | null) =>
  ({ view: { scenario: { margin } }, names: { side: () => 'the Allies' } }) as unknown as Desk;

test('[WG-22.5] the end tells the points, and the lead that the scenario asks for', () => {
  expect(endText(outcome, at(null))).toBe('A draw, 85 points to 9.');
  expect(endText(outcome, at({ side: 'allies', wins: 90, loses: 70 }))).toBe(
    'A draw, 85 points to 9. Lead of the Allies: 76; 90 or more wins, less than 70 loses.',
  );
});
