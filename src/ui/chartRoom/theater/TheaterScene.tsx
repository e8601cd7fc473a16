import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { NumberField, Section } from '../fields';
import { MinutesField, NamingFields, SideFields, TheaterField } from '../SceneFields';
import type { TheaterDesk } from './theaterDesk';

/** Where and when, how long, who. */
export function TheaterScene({ desk }: { desk: TheaterDesk }) {
  const { draft, kit, editing, change } = desk;
  return (
    <Section title={chartFieldText('scene')}>
      <NamingFields desk={desk} hours={kit.hours} />
      <div className="chart-pair">
        <NumberField
          label={theaterEditorText('turns')}
          path="turns"
          value={draft.turns}
          min={1}
          onChange={(turns) => change((it) => ({ ...it, turns: turns ?? 0 }), 'turns')}
          onDone={editing.settle}
        />
        <MinutesField desk={desk} />
        <TheaterField desk={desk} />
      </div>
      <SideFields desk={desk} />
      <kit.Scene desk={desk} />
    </Section>
  );
}
