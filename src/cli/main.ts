import { runCli } from './program';

const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exitCode = await runCli(process.argv.slice(2), io);
