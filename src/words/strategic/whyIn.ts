import { hexes } from '../battle/words';
import { reworded } from '../core/reworded';
import { figure } from '../core/say';
import { strategicWhyText } from './texts/why';

/** A sentence of doctrine in the language of the screen; `undefined` where it is none. */
export const whyIn = (why: string): string | undefined => reworded(strategicWhyText, why, figureIn);

/** '3 divisions', '4 hexes', '2.3'. */
function figureIn(name: string, words: string): string {
  const count = Number.parseFloat(words);
  if (name === 'divisions') return strategicWhyText('someDivisions', { count });
  if (name === 'hexes') return hexes(count);
  return name === 'times' ? figure(count, 1) : words;
}
