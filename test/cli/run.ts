import { runCli } from '../../src/cli/program';

/** What a command line printed and how it ended. */
export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs the command line in this process. */
export async function run(...args: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const code = await runCli(args, io);
  return { code, out, err };
}

/** The JSON that a command printed; nothing else may stand on stdout. */
export async function json<T>(...args: string[]): Promise<T> {
  return JSON.parse((await run(...args, '--json')).out) as T;
}
