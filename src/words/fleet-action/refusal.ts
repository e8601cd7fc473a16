import type { Refusal } from '../../rules/core';
import type { AirAttack } from '../../rules/fleet-action';
import type { LightWeapon } from '../../rules/fleet-action/query';
import { refusalSayer } from '../core/codes';
import { generalRefusal } from '../general/refusal';
import type { Names } from './common/names';
import { batteryName, weaponName } from './common/words';
import { fleetNamesText } from './texts/names';
import { fleetRefusalsText } from './texts/refusals';

/** Figures that are codes; all other words are ids or names. */
const WORDS: Readonly<Record<string, (code: string) => string>> = {
  battery: (code) => batteryName(code as 'main'),
  attack: (code) => fleetNamesText(`attack.${code as AirAttack}`),
  weapon: (code) => weaponName(code as LightWeapon),
};

const say = refusalSayer(fleetRefusalsText, (name, code, names: Names | undefined) =>
  WORDS[name] ? WORDS[name](code) : name === 'load' ? names?.load(code) : names?.known(code),
);

/** Why an order may not be given, with units by their names. */
export const refusalText = (refusal: Refusal, names: Names | undefined): string =>
  say(refusal, names) ?? generalRefusal(refusal);
