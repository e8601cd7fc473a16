import type { Ship } from '../../../../rules/sea-wings/query';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';

/** [WG-13.31] The hits on a ship as boxes with their letters; a permanent one is struck out. */
export const Hits = ({ hits }: Pick<Ship, 'hits'>) =>
  hits.length === 0 ? null : (
    <span className="hit-boxes">
      {hits.map(({ letter, isPermanent }, at) => (
        <abbr
          // biome-ignore lint/suspicious/noArrayIndexKey: hits have no other name
          key={at}
          data-letter={letter}
          data-permanent={isPermanent || undefined}
          title={wingsSheetText(`hit.${letter}`)}
        >
          {letter}
        </abbr>
      ))}
    </span>
  );
