import type { ReactNode } from 'react';
import { appText } from './app';
import { language } from './texts';

interface EnglishProps {
  /** Whether readers of another language are told; screen readers always are. */
  note?: 'told' | 'quiet';
  children: ReactNode;
}

/** What is there in English alone: scenarios' own texts and the rules. */
export function English({ note = 'quiet', children }: EnglishProps) {
  return (
    <>
      {note === 'told' && language() !== 'en' && (
        <p className="english-note">{appText('englishOnly')}</p>
      )}
      <div lang="en">{children}</div>
    </>
  );
}
