import { type Course, IMPULSES } from '../../../../rules/seekrieg/query';
import { listed } from '../../../../words/core/say';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { sayBearing } from '../../../hexmap/say';
import { boardText } from '../../../i18n/board';
import { headingOfFacing } from '../../../tacticalSea/seaShip';

/** '28 kn · course 240 · ↷↷' */
export function wayText({ plot, facing }: Course): string {
  const course = seekriegSeaText('courseTo', { course: sayBearing(headingOfFacing(facing)) });
  return [
    boardText('knots', { knots: plot.knots }),
    ...(plot.way === 'astern' ? [seekriegSeaText('astern')] : []),
    course,
    ...(plot.turns.length > 0 ? [plot.turns.map((it) => SIGNS[it]).join('')] : []),
  ].join(' · ');
}

/** [SK-9.25] 'turns at impulses 3 and 6 of 8' */
export const turnsText = ({ impulses }: Course): string =>
  seekriegSeaText('turnsAt', {
    count: impulses.length,
    impulses: listed(impulses.map(String)),
    of: IMPULSES,
  });

const SIGNS = { P: '↶', S: '↷' } as const;
