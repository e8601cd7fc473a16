import { isOwnResolution } from '../../../rules/strategic/query';
import { fightWay } from '../../core/fights';
import { strategicOrdersText } from '../texts/orders';

/** [ST-21.1, ST-21.1a] A way to resolve a surface action: 'Quick', or another system's name for itself. */
export const wayName = (way: string): string =>
  isOwnResolution(way) ? strategicOrdersText(`way.${way}`) : fightWay('strategic', way).name;

/** A sentence about it. */
export const wayText = (way: string): string =>
  isOwnResolution(way) ? strategicOrdersText(`wayText.${way}`) : fightWay('strategic', way).text;
