import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { strategicText } from '../../../../words/strategic/texts/screen';
import { chartKeys } from '../../../chart/keys';

/** The lines of an Advanced game's chart in the list of keys. */
export const courseKeys = () => {
  const group = strategicText('group.board');
  return [
    ...chartKeys(group),
    { group, keys: ['Shift+Enter'], label: strategicChartText('key.course') },
  ];
};
