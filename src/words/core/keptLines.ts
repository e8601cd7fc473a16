import { language } from './texts';

/** A question to the names, and its answer. */
interface Asked {
  name: string | symbol;
  /** Nothing for what is no function. */
  args?: readonly unknown[];
  answer: unknown;
}

interface Kept<Line> {
  reader: string;
  asked: readonly Asked[];
  line: Line;
}

/** Tells one reader with the names that he knows just now. */
interface Reader<Event, Names, Line> {
  /** The same names; what lines ask of them is noted. */
  names: Names;
  lineOf(event: Event, key: string, tell: () => Line | undefined): Line | undefined;
}

/**
 * Keeps the lines that events were told as. A long log is told at every order: what was told before is told anew only
 * to another reader, in another language, or where a name that its line asked for has changed.
 * A line must depend on its event, on names asked for while it is told, and on nothing else that may change.
 */
export function newKeptLines<Event extends object, Line>() {
  const kept = new WeakMap<Event, Kept<Line>>();
  return <Names extends object>(known: Names, viewer = ''): Reader<Event, Names, Line> => {
    let asked: Asked[] = [];
    const names = noting(known, (it) => asked.push(it));
    return {
      names,
      lineOf: (event, key, tell) => {
        const reader = `${language()} ${viewer} ${key}`;
        const before = kept.get(event);
        if (before?.reader === reader && isStillTrue(known, before.asked)) return before.line;
        asked = [];
        const line = tell();
        // What has no words yet may get them: those of a fight arrive later.
        if (line !== undefined) kept.set(event, { reader, asked, line });
        return line;
      },
    };
  };
}

/** The same names; each question and its answer are noted. */
const noting = <Names extends object>(names: Names, note: (asked: Asked) => void): Names =>
  new Proxy(names, {
    get(of, name) {
      const it: unknown = Reflect.get(of, name);
      if (typeof it !== 'function') {
        note({ name, answer: it });
        return it;
      }
      return (...args: unknown[]) => {
        const answer: unknown = it(...args);
        note({ name, args, answer });
        return answer;
      };
    },
  });

const isStillTrue = (names: object, asked: readonly Asked[]): boolean =>
  asked.every(({ name, args, answer }) => {
    const it: unknown = Reflect.get(names, name);
    return Object.is(args && typeof it === 'function' ? it(...args) : it, answer);
  });
