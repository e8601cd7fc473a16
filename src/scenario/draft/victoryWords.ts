import type { StoryDraft } from './storyDraft';

/** How to win in words, written from the goals of a draft. */
type VictoryWriter<Own extends StoryDraft> = (draft: Own) => string;

/** A changed draft, its words of victory with it, unless their author has written his own. */
export const withWordsOf =
  <Own extends StoryDraft>(write: VictoryWriter<Own>) =>
  (before: Own, next: Own): Own =>
    before.victory === next.victory && before.victory === write(before)
      ? { ...next, victory: write(next) }
      : next;

/** 'The US Navy scores 10 points when …' */
export function goalWords(
  { sides }: Pick<StoryDraft, 'sides'>,
  { scores, points }: { scores: keyof StoryDraft['sides']; points: number },
  what: string,
): string {
  const count = `${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  return `The ${sides[scores].name} ${points < 0 ? 'loses' : 'scores'} ${count} ${what}.`;
}
