import { language } from '../../words/core/texts';
import { appText } from './app';

/** Over what is there in English alone, for readers of another language: scenarios' own texts and the rules. */
export const EnglishNote = () =>
  language() === 'en' ? null : <small className="english-note">{appText('englishOnly')}</small>;
