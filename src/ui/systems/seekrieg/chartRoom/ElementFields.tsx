import { FORMATIONS } from '../../../../rules/seekrieg/query';
import { withGroup } from '../../../../scenario/draft/sea/members';
import { seekriegSea } from '../../../../scenario/seekrieg/draft/form';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { ChoiceField } from '../../../chartRoom/fields';
import { withKeys } from '../../../chartRoom/storyDesk';
import type { SeekriegDesk } from './seekriegDesk';

const USUAL = '';

/** [SK-34.4] Whether its ships follow the guide or turn together. */
export const ElementFields = ({ desk, at }: { desk: SeekriegDesk; at: number }) => (
  <ChoiceField
    label={seekriegSeaText('formation')}
    path={`elements[${at}].formation`}
    value={desk.draft.elements[at]?.formation ?? USUAL}
    options={[
      { value: USUAL, text: seekriegEditorText('usualFormation') },
      ...FORMATIONS.map((it) => ({ value: it, text: seekriegSeaText(`formation.${it}`) })),
    ]}
    onChange={(formation) =>
      desk.change((draft) =>
        withGroup(seekriegSea, draft, at, (now) =>
          withKeys(now, { formation: formation || undefined } as never),
        ),
      )
    }
  />
);
