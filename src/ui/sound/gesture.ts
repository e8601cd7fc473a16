const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls back once the page has been touched, at once if it already was; returns the function that cancels it. */
export function whenTouched(call: () => unknown): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    call();
    return () => {};
  }
  const stop = () => {
    for (const type of TOUCHES) removeEventListener(type, touched, true);
  };
  const touched = () => {
    stop();
    call();
  };
  for (const type of TOUCHES) addEventListener(type, touched, true);
  return stop;
}
