import type { OptionName, SeekriegOptions } from '../../rules/seekrieg/query';
import { seekriegOptionsText as say } from './texts/options';

/** What an option is called, and one line to explain it. */
interface OptionText {
  name: string;
  text: string;
}

type Switch = Exclude<OptionName, 'hitMethod' | 'damageMethod'>;

/** 'Drifting smoke' [SK-3.1]. */
export const switchText = (option: Switch): OptionText => ({
  name: say(option),
  text: say(`is.${option}`),
});

/** 'Range estimation' [SK-3.2]. */
export const hitMethodText = (method: SeekriegOptions['hitMethod']): OptionText => ({
  name: say(`hitMethod.${method}`),
  text: say(`hitMethodIs.${method}`),
});

/** 'Hit location' [SK-3.3]. */
export const damageMethodText = (method: SeekriegOptions['damageMethod']): OptionText => ({
  name: say(`damageMethod.${method}`),
  text: say(`damageMethodIs.${method}`),
});
