import { parseSync } from 'vite';
import {
  globalUses,
  hasDefaultExport,
  hasPackedLiteral,
  importsIn,
  type Met,
  type Node,
  nodesBelow,
  stringsIn,
} from './syntax';

/** What the checks need to know of a file. */
export interface Source {
  /** From the project's folder, with slashes. */
  path: string;
  lines: number;
  imports: string[];
  /** Globals that it uses; of `Math` only `Math.random`, and `Math` itself where it is passed on. */
  globals: string[];
  defaultExport: boolean;
  /** It spreads a literal into a literal. */
  packedLiteral: boolean;
  /** Its texts: literals, the fixed parts of templates, quoted keys; what it imports from apart. */
  strings: string[];
}

/** Reads one file; throws when it has a fault of syntax. */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const all = nodesBelow(program as unknown as Node);
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(importsIn(all))],
    globals: [...new Set(globalUses(all).flatMap(globalName))],
    defaultExport: hasDefaultExport(all),
    packedLiteral: hasPackedLiteral(all),
    strings: [...new Set(stringsIn(all))],
  };
}

function globalName({ node, parent }: Met): string[] {
  if (node.name !== 'Math') return [String(node.name)];
  const isMember = parent.type === 'MemberExpression' && parent.object === node;
  if (!isMember || parent.computed) return ['Math'];
  return (parent.property as Node).name === 'random' ? ['Math.random'] : [];
}
