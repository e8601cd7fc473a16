import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT } from '../common/project';
import type { Subject } from './subject';

/** A server that is measured, in a process of its own. */
export interface Running {
  child: ChildProcess;
  url: string;
}

export async function start(subject: Subject, database?: string): Promise<Running> {
  const program = join(PROJECT, 'dist', 'server', 'benchSubject.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(program, [subject, ...(database ? [database] : [])], {
    execArgv: ['--expose-gc'],
    env,
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
}

interface Usage {
  heapBytes: number;
  residentBytes: number;
  cpuMs: number;
  /** In ms, by thread. */
  threads: Record<string, number>;
}

export async function usageOf({ child }: Running): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}
