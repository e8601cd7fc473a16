import { SIDES, type Side } from '../../../rules/core';
import { HeadRow, SideRow } from './ReportTable';

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

/** What became of what each side had. */
export const FateTable = ({ heads, sideName, fatesOf }: FateTableProps) => (
  <table className="figures-table end-table">
    <HeadRow heads={heads} />
    {SIDES.map((side) => (
      <tbody key={side} data-side={side}>
        <SideRow name={sideName(side)} columns={2} />
        {fatesOf(side).map(({ id, name, fate }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{fate}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
