import type { Side } from '../../../rules/core';
import { HeadRow } from './ReportTable';
import { SideRows } from './SideRows';

interface Fate {
  id: string;
  name: string;
  fate: string | number;
}

interface FateTableProps {
  heads: readonly [what: string, fate: string];
  sideName: (side: Side) => string;
  fatesOf: (side: Side) => readonly Fate[];
}

/** The fate of each side's forces. */
export const FateTable = ({ heads, sideName, fatesOf }: FateTableProps) => (
  <table className="figures-table end-table">
    <HeadRow heads={heads} />
    <SideRows
      columns={2}
      sideName={sideName}
      rowsOf={(side) =>
        fatesOf(side).map(({ id, name, fate }) => ({ key: id, cells: [name, fate] }))
      }
    />
  </table>
);
