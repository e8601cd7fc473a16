/** A clause of a RULES.md, or a passage between clauses. */
export interface Clause {
  /** 'BT-9.2'; absent for a passage without one. */
  id?: string;
  markdown: string;
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

/** Cuts a RULES.md into its sections and clauses. What stands before the first section is one without a title. */
export function parseRules(source: string): Rulebook {
  const [head = '', ...parts] = source.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? 'Rules';
  const preface = head.replace(/^# .*$/m, '').trim();
  return {
    title,
    sections: [
      { title: '', slug: 'preface', clauses: preface ? [{ markdown: preface }] : [] },
      ...parts.map(sectionOf),
    ],
  };
}

function sectionOf(text: string): Section {
  const [title = '', ...lines] = text.split('\n');
  const clauses: Clause[] = [];
  for (const line of lines) {
    const id = CLAUSE.exec(line)?.[1];
    const last = clauses.at(-1);
    if (id) clauses.push({ id, markdown: line.replace(CLAUSE, '') });
    else if (last && continues(line, last)) last.markdown += `\n${line.replace(/^ {2}/, '')}`;
    else clauses.push({ markdown: line });
  }
  const kept = clauses.filter(({ markdown }) => markdown.trim() !== '');
  return { title: title.trim(), slug: slugOf(title), clauses: kept };
}

/** Indented lines, blank ones and tables belong to the clause above them. */
const continues = (line: string, { id }: Clause): boolean =>
  !id || line.trim() === '' || /^( {2}|\||\[)/.test(line);

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The clause that an address's hash names; none where the hash is not well escaped. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Sections with the clauses that hold every word looked for; a section whose title does is whole. */
export function searchRules(sections: readonly Section[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
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
