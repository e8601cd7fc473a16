import type { Figures, FiguresOf, RefusalTable } from './refusal';

/** Why something is advised or was rolled for: a code with figures. */
export interface Reason {
  code: string;
  figures?: Figures;
}

/** Reasons with the codes of a table: a code or a figure that is not in it is a type error. */
export const reasonsOf =
  <const Table extends RefusalTable>(_table: Table) =>
  <Code extends keyof Table & string>(code: Code, ...[figures]: FiguresOf<Table[Code]>): Reason =>
    figures ? { code, figures } : { code };
