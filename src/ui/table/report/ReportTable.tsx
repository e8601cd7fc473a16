import type { ReactNode } from 'react';

interface ReportTableProps {
  caption: string;
  /** The second column is of words, not of figures. */
  hasWords?: boolean;
  heads: readonly string[];
  children: ReactNode;
}

/** A table of the after-action report. */
export const ReportTable = ({ caption, heads, hasWords, children }: ReportTableProps) => (
  <table className="report-table" data-words={hasWords || undefined}>
    <caption className="visually-hidden">{caption}</caption>
    <HeadRow heads={heads} />
    {children}
  </table>
);

export const HeadRow = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

/** The row that heads those of a side. */
export const SideRow = ({ name, columns }: { name: string; columns: number }) => (
  <tr>
    <th scope="rowgroup" colSpan={columns} className="of-side">
      {name}
    </th>
  </tr>
);
