import { useRef, useState } from 'react';
import { reportFault } from './faults';

/** Runs a task unless one is running. */
type RunTask = (task: () => Promise<void>) => void;

/** One task at a time. Requests meanwhile, as by a double click, are dropped; a failure is reported. */
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
