import type { ReactNode } from 'react';
import type { Question } from '../controls/ConfirmDialog';
import { AskFinal } from '../frame/AskFinal';
import { readPrefs } from '../frame/prefs';
import { tableText } from '../i18n/table';
import type { AnyDesk } from './desk';

/** What is final is asked about first, unless nobody wants to be asked. */
export function askFirst(
  { ask }: Pick<AnyDesk, 'ask'>,
  question: Omit<Question, 'onYes'>,
  onYes: () => void,
): void {
  if (readPrefs().confirmSeal) ask({ ...question, onYes });
  else onYes();
}

/** The text of such a question, with the switch that ends the asking. */
export const FinalText = ({ text, children }: { text: string; children?: ReactNode }) => (
  <>
    <p>{text}</p>
    {children}
    <AskFinal label={tableText('askFinal')} />
  </>
);
