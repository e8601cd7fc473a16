import type { Asked } from '../../game/online';
import type { Refusal } from '../../rules/core';

/** Delay before asking again; milliseconds. */
export const AGAIN_MS = 5000;

const PASSING: ReadonlySet<string> = new Set(['not-over', 'no-answer', 'closing', 'too-fast']);

/** Whether the answer may change a little later. */
export const isPassing = ({ code }: Refusal): boolean => PASSING.has(code);

/** Repeats a question until the answer is final, and reports each answer. Returns the function that stops it. */
export function askUntilThere<T>(
  ask: () => Promise<Asked<T>>,
  tell: (asked: Asked<T>) => void,
): () => void {
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async (): Promise<void> => {
    const asked = await ask();
    if (isLeft) return;
    tell(asked);
    if (!asked.ok && isPassing(asked.refusal)) timer = setTimeout(again, AGAIN_MS);
  };
  void again();
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}
