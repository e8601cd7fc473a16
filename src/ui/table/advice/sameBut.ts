import { sameData } from '../../../game';

/**
 * Whether two positions differ in one field at most, such as which side has sealed. Advice on the first then holds for
 * the second.
 */
export const sameBut =
  <View>(field: keyof View) =>
  (before: unknown, after: unknown): boolean =>
    before === after ||
    sameData({ ...(before as View), [field]: null }, { ...(after as View), [field]: null });
