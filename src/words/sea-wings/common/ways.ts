import { isOwnWay } from '../../../rules/sea-wings/query';
import { fightWay } from '../../core/fights';
import { wingsFormsText } from '../texts/forms';

/** [WG-18.12] A way to settle an engagement: 'At once', or another system's name for itself. */
export const wayName = (way: string): string =>
  isOwnWay(way) ? wingsFormsText(`way.${way}`) : fightWay('sea-wings', way).name;

/** A sentence about it. */
export const wayHint = (way: string): string =>
  isOwnWay(way) ? wingsFormsText(`wayHint.${way}`) : fightWay('sea-wings', way).text;
