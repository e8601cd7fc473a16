import { expect, test } from 'vitest';
import { type StrategicEvent, strategic } from '../../src/rules/strategic';
import { plainText } from '../../src/words/core/logLine';
import { logChapters } from '../../src/words/strategic/logBook';
import { inPhase, report } from '../rules/strategic/advancedGame';
import { HERE, NORTH, pair, SHIP } from '../rules/strategic/advancedScene';

test('reports that say the same are one line, with all who made them', () => {
  const { state } = inPhase(pair(SHIP, SHIP, 1, {}), 'movement');
  for (const [hex, spotter] of [
    [HERE, 'A1'],
    [HERE, 'A2'],
    [NORTH, 'A1'],
  ] as const)
    report(state, 'X1', hex, { spotter });
  const events = (state.known.allies.advanced?.contacts ?? []).map(
    (contact): StrategicEvent => ({
      ...{ kind: 'contactReported', rule: 'ST-11.12', seenBy: ['allies'], turn: 1 },
      ...{ side: 'allies', contact },
    }),
  );
  const lines = logChapters(events, strategic.view(state, 'allies'), 'allies').flatMap((it) =>
    it.lines.map(({ parts }) => plainText(parts)),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/ and .* report ships at /);
  expect(lines[1]).toMatch(/ reports ships at /);
});
