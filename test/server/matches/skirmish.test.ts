import { expect, test } from 'vitest';
import { entryIn } from '../../../server/matches/library';
import { shippedLibrary } from '../../../server/scenarios';
import { battle } from '../../../src/rules/battle';
import { must } from '../../../src/rules/core';
import { loadSkirmish } from '../../../src/scenario/skirmish/drawn';
import { registry } from '../../scenario/shipped';
import { newPlayed } from './playing';

const library = shippedLibrary();
const ID = 'skirmish-b1-abc-70p-night';

test('a match is made of a battle that the server draws by its id, as everybody else does', async () => {
  const { party } = await newPlayed(battle, library, { scenario: ID });
  const { scenario, info } = must(await party.storage.match(party.id), 'the match');
  const drawn = loadSkirmish(ID, registry);
  expect(drawn.ok && drawn.value.scenario).toEqual(scenario);
  expect(info).toMatchObject({ scenarioId: ID, title: drawn.ok && drawn.value.card.title });
});

test.each([
  ['battle', 'skirmish-b1-abc-rm-1945'],
  ['battle', 'skirmish-b1-abc-night-rn'],
  ['battle', 'skirmish-b1-abc-rubbish'],
  ['fleet-action', ID],
])('there is none of %s by %s', (system, id) => {
  expect(entryIn(library, system, id)).toBeUndefined();
});
