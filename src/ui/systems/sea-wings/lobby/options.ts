import type { ClauseId } from '../../../../rules/core';
import type { SeaWingsOptions } from '../../../../rules/sea-wings/query';
import { wingsLobbyText } from '../../../../words/sea-wings/texts/lobby';
import type { OptionChoice } from '../../../table/system';

/** [WG-23.1] The optional rules. */
const RULES: readonly { id: keyof SeaWingsOptions; rule: ClauseId }[] = [
  { id: 'searchAndStrike', rule: 'WG-23.2' },
  { id: 'fuel', rule: 'WG-23.3' },
  { id: 'lastMessage', rule: 'WG-23.4' },
];

export const optionChoices = (): OptionChoice[] =>
  RULES.map(({ id, rule }) => ({
    ...{ id, rule },
    label: wingsLobbyText(`option.${id}`),
    text: wingsLobbyText(`optionText.${id}`),
  }));
