import { AIR_LEVELS } from '../../../../rules/seekrieg/query';
import { COURSES } from '../../../../scenario/draft/sea/seaDraft';
import { sightText } from '../../../../words/seekrieg/common/sight';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { seekriegOrdersText } from '../../../../words/seekrieg/texts/orders';
import { seaEditorText } from '../../../i18n/seaEditor';

const FORCES = 13;
const CODES = 10;

/** No clouds. */
export const NONE = '';

/** [SK-7.7] Forces of the wind. */
export const forceOptions = () =>
  Array.from({ length: FORCES }, (_, force) => ({ value: String(force), text: String(force) }));

/** Where it blows from, and where ships are bound. */
export const courseOptions = () =>
  COURSES.map((it) => ({ value: it, text: seaEditorText(`course.${it}`) }));

/** [SK-27.7] Codes of CHART C1 in words. */
export const sightOptions = () =>
  Array.from({ length: CODES }, (_, code) => ({
    ...{ value: String(code), text: `${code}: ${sightText(code)}` },
  }));

export const noCeiling = () => ({ value: NONE, text: seekriegEditorText('noCeiling') });

export const ceilingOptions = () =>
  AIR_LEVELS.map((it) => ({ value: it, text: seekriegOrdersText(`level.${it}`) }));
