import { runCli } from './program';

// A reader such as `head` may go before everything is written.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') throw new Error(`The output cannot be written: ${code}.`);
  process.exit();
});

const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exitCode = await runCli(process.argv.slice(2), io);
