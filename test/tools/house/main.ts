import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../../../server/common/project';
import { readFacts } from './facts';
import { type Figures, figuresOf } from './figures';

// Prints the figures by which the house is kept: `--list` with what is behind them, `--root` of another checkout.
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: PROJECT },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const paths = execFileSync('git', ['ls-files', 'src', 'server', 'test', 'vite.config.ts'], {
  cwd: values.root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(join(values.root, path)));
const known = new Set(paths);
const figures = figuresOf(
  paths.map((path) => readFacts(path, readFileSync(join(values.root, path), 'utf8'), known)),
);
process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : told(figures));

function told({ naming, owned, shared, pairs, functions, idleExports }: Figures): string {
  const longest = functions.longest[0]?.lines ?? 0;
  const listed = (entries: readonly string[]): string[] =>
    values.list ? entries.map((it) => `    ${it}`) : [];
  return [
    `files outside a system's folders that name it    ${naming.length}  (aim 0)`,
    ...listed(naming.map(({ path, names }) => `${path}: ${names.join(', ')}`)),
    'lines a system owns',
    ...Object.entries(owned).map(([system, of]) => `    ${system}: ${ownedText(of)}`),
    `    no system: ${shared}`,
    `pairs of folders that import each other          ${pairs.length}  (aim under 15)`,
    ...listed(pairs),
    `function lines, median / nine in ten / longest   ${functions.median}/${functions.nineInTen}/${longest}  (aim 6/17/60)`,
    ...listed(functions.longest.map(({ name, lines }) => `${name}: ${lines}`)),
    `exports nobody imports                           ${idleExports.length}  (aim 0)`,
    ...listed(idleExports),
    '',
  ].join('\n');
}

function ownedText(of: Figures['owned'][string]): string {
  const sum = Object.values(of).reduce((total, lines) => total + lines, 0);
  const parts = Object.entries(of).map(([home, lines]) => `${home} ${lines}`);
  return `${sum} (${parts.join(', ')})`;
}
