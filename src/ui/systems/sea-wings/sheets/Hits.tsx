import type { Ship } from '../../../../rules/sea-wings/query';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import { numbered } from '../../../controls/numbered';

/** [WG-13.31] The hits on a ship as boxes with their letters; a permanent one is struck out. */
export const Hits = ({ hits }: Pick<Ship, 'hits'>) =>
  hits.length === 0 ? null : (
    <span className="hit-boxes">
      {numbered(hits).map(({ key, of: { letter, isPermanent } }) => (
        <abbr
          key={key}
          data-letter={letter}
          data-permanent={isPermanent || undefined}
          title={wingsSheetText(`hit.${letter}`)}
        >
          {letter}
        </abbr>
      ))}
    </span>
  );
