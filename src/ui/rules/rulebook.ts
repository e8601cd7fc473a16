import { splitNotes } from './notes';

/** A clause of a RULES.md, or a passage between clauses. */
export interface Clause {
  /** 'BT-9.2'; absent for a passage without one. */
  id?: string;
  markdown: string;
  /** It is for those who build the game, not for players. */
  forBuilders?: true;
}

export interface Section {
  /** '9. Gunnery'. */
  title: string;
  slug: string;
  clauses: Clause[];
}

export interface Rulebook {
  title: string;
  sections: Section[];
}

const CLAUSE = /^- \*\*([A-Z]{2}-[\w.]+)\*\* /;

/** On a line of its own: the readers of the lines below, down to the next mark or heading. */
const MARK = /^<!-- for (builders|players) -->$/;

/** Splits a RULES.md into its sections and clauses. Text before the first section becomes one without a title. */
export function parseRules(source: string): Rulebook {
  const [head = '', ...parts] = source.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? 'Rules';
  const preface = head.replace(/^# .*$/m, '').trim();
  return {
    title,
    sections: [
      { title: '', slug: 'preface', clauses: clausesOf(preface.split('\n')) },
      ...parts.map(sectionOf),
    ],
  };
}

function sectionOf(text: string): Section {
  const [title = '', ...lines] = text.split('\n');
  return { title: title.trim(), slug: slugOf(title), clauses: clausesOf(lines) };
}

function clausesOf(lines: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  let mark: Pick<Clause, 'forBuilders'> = {};
  for (const line of lines) {
    const isFor = MARK.exec(line)?.[1];
    const id = CLAUSE.exec(line)?.[1];
    const last = clauses.at(-1);
    if (isFor) {
      mark = isFor === 'builders' ? { forBuilders: true } : {};
      clauses.push({ markdown: '', ...mark });
    } else if (id) clauses.push({ id, markdown: line.replace(CLAUSE, ''), ...mark });
    else if (last && continues(line, last)) last.markdown += `\n${line.replace(/^ {2}/, '')}`;
    else clauses.push({ markdown: line, ...mark });
  }
  return clauses.filter(({ markdown }) => markdown.trim() !== '');
}

/** Indented lines, blank ones and tables belong to the clause above them. */
const continues = (line: string, { id }: Clause): boolean =>
  !id || line.trim() === '' || /^( {2}|\||\[)/.test(line);

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The clause that an address's hash names; none where the hash is malformed. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Sections with the clauses that contain every word of the search; a section whose title does is whole. */
export function searchRules(sections: readonly Section[], words: string): Section[] {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return [...sections];
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return sections
    .map((section) =>
      holds(section.title)
        ? section
        : {
            ...section,
            clauses: section.clauses.filter(({ id = '', markdown }) => holds(`${id} ${markdown}`)),
          },
    )
    .filter(({ clauses }) => clauses.length > 0);
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a word of the search is in a clause's notes and not in its text. */
export function isFoundInNotes(markdown: string, words: string): boolean {
  const body = splitNotes(markdown).body.toLowerCase();
  const whole = markdown.toLowerCase();
  return wordsOf(words).some((word) => whole.includes(word) && !body.includes(word));
}

/** What players read: without what is for builders, except a clause that the address names. */
export const forPlayers = (sections: readonly Section[], target: string): Section[] =>
  sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter(
        ({ id, forBuilders }) => !forBuilders || (id !== undefined && id === target),
      ),
    }))
    .filter(({ clauses }) => clauses.length > 0);

/** The ids of all clauses of sections. */
export const idsOf = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(sections.flatMap(({ clauses }) => clauses.flatMap(({ id = [] }) => id)));

/** A clause and the section that it stands in. */
export function clauseIn(
  { sections }: Rulebook,
  wanted: string,
): { section: Section; clause: Clause } | undefined {
  for (const section of sections) {
    const clause = section.clauses.find(({ id }) => id === wanted);
    if (clause) return { section, clause };
  }
  return undefined;
}
