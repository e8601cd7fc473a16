import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import { namesOver } from '../../../src/ui/systems/battle/names';
import { newsSince } from '../../../src/ui/systems/battle/news';
import { SAMPLES } from './eventSamples';
import { strait } from './position';

const view = strait();
const news = (...events: BattleEvent[]) => newsSince(events, namesOver(events, view), 'allies');
const { sideDone, salvoFired, hitScored, shipSank, stackMoved } = SAMPLES;

test('everything since the last own decision is summed up', () => {
  const said = news(salvoFired, sideDone, salvoFired, salvoFired, hitScored, shipSank, stackMoved);
  expect(said).toMatch(
    /^2 salvos: 2 hits on bismarck\. bismarck loses 2 hull boxes\. hood blows up and sinks\./,
  );
});

test('long news are cut, losses are not', () => {
  const said = news(
    sideDone,
    ...Array.from({ length: 60 }, () => stackMoved),
    salvoFired,
    shipSank,
  );
  expect(said.length).toBeLessThan(520);
  expect(said).toContain('blows up');
});
