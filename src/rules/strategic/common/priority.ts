import { type Dice, type Roll, type Side, valueOf } from '../../core';

/** [ST-5.13] 1d6 each, Player One's first; ties are rolled again. */
export function rollPriority(source: Dice): { winner: Side; dice: Roll[] } {
  const dice: Roll[] = [];
  const thrown = (side: Side): number => {
    const die = source.roll('d6', 1, 'priority', { side });
    dice.push(die);
    return valueOf(die);
  };
  for (;;) {
    const [allies, axis] = [thrown('allies'), thrown('axis')];
    if (allies !== axis) return { winner: allies > axis ? 'allies' : 'axis', dice };
  }
}
