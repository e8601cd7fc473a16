// As it is played, without the checks that boardgame.io makes for developers; it asks when it is loaded.
process.env.NODE_ENV ??= 'production';
const { runBench } = await import('./bench');

const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

process.exitCode = await runBench(process.argv.slice(2), io);

export {};
