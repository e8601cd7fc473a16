// As in play, without boardgame.io's checks for developers; it reads this when it is loaded.
process.env.NODE_ENV ??= 'production';
const { runBench } = await import('./bench');

const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exitCode = await runBench(process.argv.slice(2), io);

export {};
