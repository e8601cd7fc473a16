import { useSyncExternalStore } from 'react';
import type { Language } from '../../words/core/languages';
import { language, onLanguage } from '../../words/core/texts';

/** The language, for a component that goes with it. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language);
