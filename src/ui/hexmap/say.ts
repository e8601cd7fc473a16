import { boardText } from '../i18n/board';

/** '20,000 yd'. */
export const sayYards = (yards: number): string => boardText('yd', { yards });

/** '045'. */
export const sayBearing = (degrees: number): string =>
  String(Math.round(degrees) % 360).padStart(3, '0');

/** What is to be known, a sentence each; what does not apply is left out. */
export const joined = (parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part).join('. ');
