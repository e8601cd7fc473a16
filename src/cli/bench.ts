import { runBench } from './bench/bench';

const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exitCode = runBench(process.argv.slice(2), io);
