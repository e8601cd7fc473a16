import { notAsked } from '../common/notAsked';
import type { SearchOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';

/** The orders of the search module [SK-8]. */
export const SEARCH_RULES: RulesOf<SearchOrder> = {
  search: notAsked('SK-8.5'),
  searchPattern: notAsked('SK-8.15'),
  shadow: notAsked('SK-8.12'),
  contact: notAsked('SK-8.28'),
  formation: notAsked('SK-6.5'),
};
