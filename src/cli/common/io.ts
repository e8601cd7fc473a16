/** A command's output: results to `out`, progress and complaints to `err`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
}

/** A command's exit code. */
export const EXIT = { ok: 0, faults: 1, usage: 2 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command's way to report failure. */
export type End = (code: ExitCode) => void;

export const printJson = (io: Io, value: unknown): void =>
  io.out(`${JSON.stringify(value, null, 2)}\n`);

/** Rows of text with their columns aligned, the last one left ragged. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)),
    [],
  );
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
