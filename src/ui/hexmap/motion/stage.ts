/** What code that waits for the screen asks of the director of any system. */
interface OnStage {
  /** Calls back once, now or as soon as nothing is waiting to be shown. Returns the function that cancels it. */
  whenFree(go: () => void): () => void;
}

/** The directors on the page; the last one to enter has the stage. */
const entered: OnStage[] = [];

/** Gives a director the stage; returns the function by which it leaves. */
export function enterStage(director: OnStage): () => void {
  entered.push(director);
  return () => void entered.splice(entered.indexOf(director), 1);
}

/**
 * Calls once, now or as soon as the page has shown what matters: bots and replays wait for it. Returns the
 * function that cancels it.
 */
export function whenStageIsFree(go: () => void): () => void {
  const director = entered.at(-1);
  if (director) return director.whenFree(go);
  go();
  return () => {};
}
