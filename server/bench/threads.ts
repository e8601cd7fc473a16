import { readdirSync, readFileSync } from 'node:fs';

const TASKS = '/proc/self/task';

/** CPU time of each thread of this process by its number, in ms; empty where the system does not tell. */
export function threadTimes(): Record<string, number> {
  try {
    const times = readdirSync(TASKS).map((id): [string, number] => [id, nanoseconds(id) / 1e6]);
    return Object.fromEntries(times);
  } catch {
    return {};
  }
}

/** On the processor; the scheduler's own figure, which is finer than that of `stat`. */
const nanoseconds = (id: string): number =>
  Number(readFileSync(`${TASKS}/${id}/schedstat`, 'utf8').split(' ')[0]);

/** What threads have used from one time to another, in ms: the main thread, the busiest other one, the rest. */
export function usedByThreads(
  before: Record<string, number>,
  after: Record<string, number>,
  main: number,
): { main: number; busiest: number; rest: number } {
  const used = (id: string): number => (after[id] ?? 0) - (before[id] ?? 0);
  const others = Object.keys(after)
    .filter((id) => id !== String(main))
    .map(used)
    .sort((a, b) => b - a);
  const [busiest = 0, ...rest] = others;
  return { main: used(String(main)), busiest, rest: rest.reduce((sum, it) => sum + it, 0) };
}
