import type { SeaWingsDraft } from '../../../../scenario/sea-wings/draft/shape';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { ChoiceField } from '../../../chartRoom/fields';
import { withKeys } from '../../../chartRoom/storyDesk';
import { optionChoices } from '../lobby/options';
import { setWings, type WingsEditorDesk } from './wingsEditorDesk';

type Options = NonNullable<SeaWingsDraft['options']>;

const ANSWERS = { players: undefined, on: true, off: false } as const;
const ANSWER_IDS = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

/** [WG-23.1] What the scenario sets of the optional rules, whatever the players choose. */
export function WingsOptions({ desk }: { desk: WingsEditorDesk }) {
  const { options = {} } = desk.draft;
  const put = (id: string, answer: keyof typeof ANSWERS) => {
    const next = withKeys(options, { [id]: ANSWERS[answer] });
    setWings(desk)({ options: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <fieldset className="chart-choice">
      <legend>{wingsEditorText('fixed')}</legend>
      {optionChoices().map(({ id, label }) => (
        <ChoiceField
          key={id}
          label={label}
          path={`options.${id}`}
          value={ANSWER_IDS.find((it) => ANSWERS[it] === options[id as keyof Options]) ?? 'players'}
          options={ANSWER_IDS.map((it) => ({ value: it, text: wingsEditorText(`fixed.${it}`) }))}
          onChange={(answer) => put(id, answer as keyof typeof ANSWERS)}
        />
      ))}
    </fieldset>
  );
}
