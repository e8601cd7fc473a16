import { refusalKey } from '../../src/rules/core';
import { systemWords } from '../../src/words/core/systemWords';
import { texts } from '../../src/words/core/texts';
import { generalRefusal } from '../../src/words/general/refusal';

const en = {
  fire: 'Fire',
  turnAway: 'Turn away',
  turn: 'Turn {{turn}}',
  'already-sealed': 'The order of this turn is sealed.',
} as const;

const de = {
  fire: 'Feuern',
  turnAway: 'Abdrehen',
  turn: 'Zug {{turn}}',
  'already-sealed': 'Der Befehl dieses Zuges ist versiegelt.',
} as const;

export const duelText = texts('duel', en, { de: async () => ({ de }) });

/** The words of the duel. */
export const words = systemWords<unknown>({
  refusalText: (refusal) =>
    refusalKey(refusal) === 'already-sealed' ? duelText('already-sealed') : generalRefusal(refusal),
  segmentText: ({ figures }) => duelText('turn', { turn: Number(figures?.turn) }),
});
