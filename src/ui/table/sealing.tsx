import type { ReactNode } from 'react';
import type { Question } from '../controls/ConfirmDialog';
import { AskFinal } from '../frame/AskFinal';
import { readPrefs } from '../frame/prefs';
import { tableText } from '../i18n/table';
import type { AnyDesk } from './desk';

/** Final orders ask for confirmation, unless the player has turned that off. */
export function askFirst(
  { ask }: Pick<AnyDesk, 'ask'>,
  question: Omit<Question, 'onYes'>,
  onYes: () => void,
): void {
  if (readPrefs().confirmSeal) ask({ ...question, onYes });
  else onYes();
}

/** The text of such a question, with the switch that turns questions off. */
export const FinalText = ({ text, children }: { text: string; children?: ReactNode }) => (
  <>
    <p>{text}</p>
    {children}
    <AskFinal label={tableText('askFinal')} />
  </>
);
