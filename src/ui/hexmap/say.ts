import { boardText } from '../i18n/board';

/** '20,000 yd'. */
export const sayYards = (yards: number): string => boardText('yd', { yards });

/** '045'. */
export const sayBearing = (degrees: number): string =>
  String(Math.round(degrees) % 360).padStart(3, '0');

/** Facts, a sentence each; those that do not apply are left out. */
export const joined = (parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part).join('. ');
