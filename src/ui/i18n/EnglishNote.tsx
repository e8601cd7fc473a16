import { language } from '../../words/core/texts';
import { appText } from './app';

/** Shown above text that exists in English alone: scenarios' own texts and the rules. */
export const EnglishNote = () =>
  language() === 'en' ? null : <small className="english-note">{appText('englishOnly')}</small>;
