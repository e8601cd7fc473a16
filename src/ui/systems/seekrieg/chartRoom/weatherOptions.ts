import { AIR_LEVELS } from '../../../../rules/seekrieg/query';
import { sightText } from '../../../../words/seekrieg/common/sight';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { seekriegOrdersText } from '../../../../words/seekrieg/texts/orders';

const FORCES = 13;
const CODES = 10;

/** [SK-7.2] Weather areas are numbered from 1. */
export const MAX_AREA = 20;

/** No clouds. */
export const NONE = '';

/** [SK-7.7] Forces of the wind. */
export const forceOptions = () =>
  Array.from({ length: FORCES }, (_, force) => ({ value: String(force), text: String(force) }));

/** [SK-27.7] Codes of CHART C1 in words. */
export const sightOptions = () =>
  Array.from({ length: CODES }, (_, code) => ({
    ...{ value: String(code), text: `${code}: ${sightText(code)}` },
  }));

export const noCeiling = () => ({ value: NONE, text: seekriegEditorText('noCeiling') });

export const ceilingOptions = () =>
  AIR_LEVELS.map((it) => ({ value: it, text: seekriegOrdersText(`level.${it}`) }));
