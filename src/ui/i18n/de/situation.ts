import type { Translation } from '../../../words/core/catalog';
import type { en } from '../en/situation';

export const de: Translation<typeof en> = {
  chartOf: 'Karte von {{title}} zu Beginn',
  enters: '{{who}} von {{at}} her',
};
