import type { SearchOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';
import { contact, shadow } from './orders/contact';
import { formation } from './orders/formation';
import { search } from './orders/path';
import { searchPattern } from './orders/pattern';

/** The orders of the search module [SK-8]. */
export const SEARCH_RULES: RulesOf<SearchOrder> = {
  search,
  searchPattern,
  shadow,
  contact,
  formation,
};
