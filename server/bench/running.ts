import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT } from '../common/project';
import type { Memory, Usage } from './measured';
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

async function ask<T>({ child }: Running, question: 'usage' | 'memory'): Promise<T> {
  child.send(question);
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

export const usageOf = (running: Running): Promise<Usage> => ask(running, 'usage');

export const memoryOf = (running: Running): Promise<Memory> => ask(running, 'memory');
