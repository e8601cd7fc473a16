import type { LightOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';
import { searchlight } from './searchlight';
import { starShell } from './starShell';

/** Lamps and star shells, ordered in phase 2 [SK-19]. */
export const LIGHT_RULES: RulesOf<LightOrder> = { starShell, searchlight };
