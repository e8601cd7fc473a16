import { almanacText } from '../i18n/almanac';
import type { FigureRow } from './figures';

/** Figures by rows; rows of which she has nothing are left out. */
export const FigureTable = ({ rows }: { rows: readonly FigureRow[] }) => (
  <dl className="almanac-figures">
    {rows
      .filter(({ key, lines }) => lines.length > 0 || key === 'armor')
      .map(({ key, lines }) => (
        <div key={key}>
          <dt>{almanacText(`row.${key}`)}</dt>
          {lines.length === 0 && <dd>{almanacText('unarmored')}</dd>}
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
  </dl>
);
