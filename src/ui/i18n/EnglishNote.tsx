import { appText } from './app';
import { language } from './texts';

/** Over what is there in English alone, for readers of another language: scenarios' own texts and the rules. */
export const EnglishNote = () =>
  language() === 'en' ? null : <small className="english-note">{appText('englishOnly')}</small>;
