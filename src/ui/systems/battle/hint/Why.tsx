import { reworded } from '../../../i18n/reworded';
import { figure, listed } from '../../../i18n/say';
import { language } from '../../../i18n/texts';
import { whyText } from '../../../i18n/why';
import { upperFirst } from '../words';

/** Why a bot advises something; doctrine's sentences in the language of the screen, others as the bot says them. */
export function Why({ why }: { why: string }) {
  const told = language() === 'en' ? undefined : whyIn(why);
  return told === undefined ? <p lang="en">{why}</p> : <p>{told}</p>;
}

/** A sentence of doctrine in the language of the screen; `undefined` where it is none. */
export function whyIn(why: string): string | undefined {
  const told = reworded(whyText, why, figureIn);
  return told && upperFirst(told);
}

function figureIn(name: string, words: string): string {
  if (name === 'hits') return figure(Number(words), 1);
  return words === whyText.en.unseen ? whyText('unseen') : listed(words.split(' and '));
}
