import { reworded } from '../core/reworded';
import { figure, listed } from '../core/say';
import { whyText } from './texts/why';
import { upperFirst } from './words';

/** A sentence of doctrine in the language of the screen; `undefined` where it is none. */
export function whyIn(why: string): string | undefined {
  const told = reworded(whyText, why, figureIn);
  return told && upperFirst(told);
}

function figureIn(name: string, words: string): string {
  if (name === 'hits') return figure(Number(words), 1);
  return words === whyText.en.unseen ? whyText('unseen') : listed(words.split(' and '));
}
