import type { Refusal } from '../../../rules/core';
import type { OptionName } from '../../../rules/seekrieg/query';
import { refusalSayer } from '../../core/codes';
import { generalRefusal } from '../../general/refusal';
import { seekriegNamesText } from '../texts/names';
import { seekriegOptionsText } from '../texts/options';
import { seekriegRefusalsText } from '../texts/refusals';
import type { Names } from './names';

type Word = (code: string, names: Names | undefined) => string | undefined;

const shipName: Word = (id, names) => names?.ship(id);

/** Figures that are codes or ids, by what they are called. */
const WORDS: Readonly<Record<string, Word>> = {
  ship: shipName,
  target: shipName,
  base: (id, names) => names?.base(id),
  flight: (id, names) => names?.flight(id),
  aircraft: (id, names) => names?.aircraft(id),
  element: (id, names) => names?.known(id),
  option: (code) => seekriegOptionsText(code as OptionName),
  module: (code) => seekriegNamesText(`module.${code as 'air'}`),
};

const say = refusalSayer(seekriegRefusalsText, (name, code, names: Names | undefined) =>
  WORDS[name]?.(code, names),
);

/** Why an order may not be given, with ships by their names. */
export const refusalText = (refusal: Refusal, names: Names | undefined): string =>
  say(refusal, names) ?? generalRefusal(refusal);
