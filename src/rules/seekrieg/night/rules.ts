import { notAsked } from '../common/notAsked';
import type { LightOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';

/** Lamps and star shells, ordered in phase 2 [SK-19]. */
export const LIGHT_RULES: RulesOf<LightOrder> = {
  starShell: notAsked('SK-19.9'),
  searchlight: notAsked('SK-19.3'),
};
