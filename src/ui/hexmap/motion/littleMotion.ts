import { useSyncExternalStore } from 'react';

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the device is set to reduced motion. */
export const wantsLittleMotion = (): boolean => matchMedia(LITTLE_MOTION).matches;

/** The same, followed while it changes. */
export const useLittleMotion = (): boolean =>
  useSyncExternalStore(onLittleMotion, wantsLittleMotion);

function onLittleMotion(listener: () => void): () => void {
  const list = matchMedia(LITTLE_MOTION);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
