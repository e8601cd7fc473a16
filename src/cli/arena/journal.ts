import { appendFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readIfThere } from '../common/project';
import { UsageError } from '../common/usage';
import type { PairResult } from './pair';
import type { Plan } from './plan';

/** The file of played pairs: one line of JSON for the plan and one for each pair. */
export interface Journal {
  /** Pairs of an earlier run. */
  played: readonly PairResult[];
  add(result: PairResult): void;
}

export const noJournal: Journal = { played: [], add: () => {} };

/** Begins a journal, or continues one of the same plan; a last line that was cut short is left out. */
export function openJournal(file: string, plan: Plan): Journal {
  const [head, ...lines] = (readIfThere(file) ?? '').split('\n').filter((line) => line !== '');
  if (head !== undefined && !isDeepStrictEqual(readLine(head), plan))
    throw new UsageError(`${file} is the journal of another arena: ${head}`);
  const played = lines.flatMap((line) => (readLine(line) as PairResult | undefined) ?? []);
  const text = [plan, ...played].map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(file, text);
  return { played, add: (result) => appendFileSync(file, `${JSON.stringify(result)}\n`) };
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
