import { sameData } from '../../../game';

/** Whether two positions differ in one field at most: in who has sealed, say. What was advised on the first holds for the second. */
export const sameBut =
  <View>(field: keyof View) =>
  (before: unknown, after: unknown): boolean =>
    before === after ||
    sameData({ ...(before as View), [field]: null }, { ...(after as View), [field]: null });
