import { writeFileSync } from 'node:fs';
import { fileInProject, readIfThere } from '../common/project';
import type { Report } from './report';

/** The latest measurement of each two bots, by system, in scenarios and in skirmishes. */
interface Ladder {
  kind: 'ladder';
  rungs: Report[];
}

export const LADDER_FILE = 'scenarios/ladder.json';

export function readLadder(): Ladder {
  const text = readIfThere(fileInProject(LADDER_FILE));
  return text === undefined ? { kind: 'ladder', rungs: [] } : (JSON.parse(text) as Ladder);
}

/** The ladder with a new rung in place of an older one for the same two bots in the same kind of battles of the same system. */
export function withRung({ kind, rungs }: Ladder, rung: Report): Ladder {
  const key = ({ bots, system, skirmishes }: Report) =>
    [...[...bots].sort(), system, skirmishes === undefined ? 'scenarios' : 'skirmishes'].join(' ');
  const others = rungs.filter((it) => key(it) !== key(rung));
  return { kind, rungs: [...others, rung].sort((a, b) => (key(a) < key(b) ? -1 : 1)) };
}

/** Records a measurement in the ladder's file. */
export const keepOnLadder = (rung: Report): void =>
  writeFileSync(
    fileInProject(LADDER_FILE),
    `${JSON.stringify(withRung(readLadder(), rung), null, 2)}\n`,
  );
