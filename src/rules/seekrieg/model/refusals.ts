import { refusalsOf } from '../../core';
import { AIR } from './refusals/air';
import { CONTROL } from './refusals/control';
import { FIRE } from './refusals/fire';
import { GENERAL } from './refusals/general';
import { MOVEMENT } from './refusals/movement';
import { SEARCH } from './refusals/search';
import { TORPEDOES } from './refusals/torpedoes';
import { UNDERSEA } from './refusals/undersea';

/** Every refusal of the system, by code and form, with the figures of each sentence. */
export const REFUSALS = {
  ...GENERAL,
  ...FIRE,
  ...MOVEMENT,
  ...TORPEDOES,
  ...CONTROL,
  ...UNDERSEA,
  ...SEARCH,
  ...AIR,
} as const;

export const refusal = refusalsOf(REFUSALS);

/** A refusal by code and form. */
export type RefusalKey = keyof typeof REFUSALS;
