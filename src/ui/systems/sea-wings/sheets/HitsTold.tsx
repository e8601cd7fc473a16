import type { Knowledge } from '../../../../rules/sea-wings/query';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';

/** [WG-24.12] Hits on enemy ships or a base that the player has been told of, newest first. */
export function HitsTold({
  hits,
  nameOf,
}: {
  hits: Knowledge['hitsTold'];
  nameOf: (id: string) => string;
}) {
  if (hits.length === 0) return null;
  return (
    <ul>
      {hits.toReversed().map(({ turn, at, by, hits: count }) => (
        <li key={`${turn} ${at} ${by}`}>
          <b>{wingsSheetText('turn', { turn })}</b>{' '}
          {wingsSheetText('hitTold', {
            hits: wingsSheetText(`hitBy.${by}`, { count }),
            name: nameOf(at),
          })}
        </li>
      ))}
    </ul>
  );
}
