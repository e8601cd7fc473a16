import { type Report, SHIP_KINDS } from '../../../../rules/sea-wings/query';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';

/** [WG-17.12] A report in a few signs, for a pin: '2C 4L', '9 ships'. */
export function shortReport({ kinds, total }: Report): string {
  const parts = SHIP_KINDS.flatMap((kind) => {
    const count = kinds?.[kind];
    return count === undefined ? [] : `${count ?? ''}${wingsChartText(`sign.${kind}`)}`;
  });
  if (parts.length > 0) return parts.join(' ');
  return total === null ? '' : wingsChartText('ships', { count: total });
}
