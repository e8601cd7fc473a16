import type { Job, Write } from './transactions';

/** Jobs for a thread. The text of a statement is sent once; later jobs use its number. */
export interface Packed {
  /** The texts of new statements; the first of all has number 0. */
  statements: string[];
  /** Of each write its statement's number, how many rows it must change or `null`, and its values. */
  jobs: (readonly unknown[])[][];
}

/** Packs jobs for one thread. */
export function newPacker(): (jobs: readonly Job[]) => Packed {
  const numbers = new Map<string, number>();
  return (jobs) => {
    const statements: string[] = [];
    const numberOf = (sql: string): number => {
      const known = numbers.get(sql);
      if (known !== undefined) return known;
      statements.push(sql);
      numbers.set(sql, numbers.size);
      return numbers.size - 1;
    };
    const packed = jobs.map((job) =>
      job.map(({ sql, must, values }) => [numberOf(sql), must ?? null, ...values]),
    );
    return { statements, jobs: packed };
  };
}

/** Unpacks everything from one packer, in its order. */
export function newUnpacker(): (packed: Packed) => Job[] {
  const known: string[] = [];
  return ({ statements, jobs }) => {
    known.push(...statements);
    const unpacked = ([number, must, ...values]: readonly unknown[]): Write => ({
      sql: known[number as number] as string,
      values,
      ...(must !== null && { must: must as number }),
    });
    return jobs.map((job) => job.map(unpacked));
  };
}
