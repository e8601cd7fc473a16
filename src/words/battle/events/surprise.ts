import type { BattleEvent, TaskForce } from '../../../rules/battle';
import type { LogLine, Part } from '../../core/logLine';
import { surprisedText } from '../common/words';
import { say } from './say';
import { telling } from './telling';

interface SurpriseLines {
  /** Lines that follow an event: surprise begins with round 1. */
  begunBy(event: BattleEvent): LogLine[];
  /** Lines that precede an event: the first event in or after the named impulse ends the surprise. */
  endedBy(event: BattleEvent): LogLine[];
}

/** [BT-19.3] The log's lines on surprise: the rules emit no event for it, so they are made from the scenario. */
export function surpriseLines(forces: readonly TaskForce[]): SurpriseLines {
  let open: TaskForce[] = [];
  return {
    begunBy: ({ kind, round }) => {
      if (kind !== 'roundBegan' || round !== 1) return [];
      open = forces.filter(({ surprisedUntil }) => surprisedUntil);
      return open.map((it) =>
        line(
          it,
          'begins',
          say('surpriseBegins', {
            force: it.name,
            what: surprisedText(it.surprisedUntil ?? 0),
          }),
        ),
      );
    },
    endedBy: ({ round, impulse }) => {
      const over = open.filter(({ surprisedUntil = 0 }) => round > 1 || impulse >= surprisedUntil);
      open = open.filter((it) => !over.includes(it));
      return over.map((it) => line(it, 'ends', say('surpriseEnds', { force: it.name })));
    },
  };
}

const line = ({ id, ships }: TaskForce, key: string, words: readonly Part[]): LogLine => {
  const ids = ships.map((ship) => ship.id);
  return {
    ...telling(words, { tone: 'turn', lights: { ships: ids } }),
    key: `surprise ${key} ${id}`,
    rule: 'BT-19.3',
    ships: ids,
    dice: [],
    modifiers: [],
  };
};
