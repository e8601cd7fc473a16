import { chartFieldText } from '../../i18n/chartFields';
import { seaEditorText } from '../../i18n/seaEditor';
import { NumberField, Section } from '../fields';
import { MinutesField, NamingFields, SideFields, TheaterField } from '../SceneFields';
import type { SeaDesk } from './seaDesk';

/** Where and when, in what weather, how long. */
export function SeaScene({ desk }: { desk: SeaDesk }) {
  const { draft, kit, editing, change } = desk;
  return (
    <Section title={chartFieldText('scene')}>
      <NamingFields desk={desk} />
      <div className="chart-pair">
        <NumberField
          label={seaEditorText('turns')}
          path="turns"
          value={draft.turns}
          min={1}
          onChange={(turns) => change((it) => ({ ...it, turns: turns ?? 0 }), 'turns')}
          onDone={editing.settle}
        />
        <MinutesField desk={desk} />
        <TheaterField desk={desk} />
      </div>
      <kit.Scene desk={desk} />
      <SideFields desk={desk} />
    </Section>
  );
}
