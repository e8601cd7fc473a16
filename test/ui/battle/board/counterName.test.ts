import { expect, test } from 'vitest';
import { counterName } from '../../../../src/ui/systems/battle/board/counters/counterName';

test.each([
  ['Hood', 'Hood'],
  ['Admiral Graf Spee', 'Admiral Graf Spee'],
  ['Bartolomeo Colleoni', 'Bartolomeo Colleoni'],
  ['Giovanni delle Bande Nere', 'G. delle Bande Nere'],
  ['Emanuele Filiberto Duca d’Aosta', 'E. F. Duca d’Aosta'],
  ['Wilhelmshavener-Heinrich', 'Wilhelmshavener-Heinrich'],
])('%s is %s on her counter', (name, short) => {
  expect(counterName(name)).toBe(short);
});
