/** What a note in a clause says about the clause's origin. */
type NoteKind = 'fill' | 'reading' | 'hex' | 'follows' | 'source';

export interface Note {
  kind: NoteKind;
  /** Empty for a bare mark such as `(fill)`. */
  text: string;
}

/** `(fill)`, `(reading: …)` with one level of brackets inside, or `[source …]`, which is no link. */
const NOTE =
  /\s*(?:\((fill|reading|hex|follows)\b[:;]?((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)|\[([a-z][^\]]*)\](?!\())/g;

/** A clause without its notes, and the notes in order. */
export function splitNotes(markdown: string): { body: string; notes: Note[] } {
  const notes: Note[] = [];
  const body = markdown.replace(NOTE, (_, kind?: NoteKind, text = '', source = '') => {
    notes.push(
      kind
        ? { kind, text: plain(text) }
        : { kind: 'source', text: plain(source.replace(/^seed:/, '')) },
    );
    return '';
  });
  return { body: body.trimEnd(), notes };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
