import { useRef, useState } from 'react';
import { reportFault } from './faults';

/** Runs a task unless one runs already. */
type RunTask = (task: () => Promise<void>) => void;

/** One task at a time: what is asked meanwhile, as by a double click, is dropped; a task that fails is told. */
export function useTask(): { busy: boolean; run: RunTask } {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run: RunTask = (task) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    task()
      .catch(reportFault)
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return { busy, run };
}
