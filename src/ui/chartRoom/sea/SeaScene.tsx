import { chartFieldText } from '../../i18n/chartFields';
import { Section } from '../fields';
import { MinutesField, NamingFields, SideFields, TheaterField, TurnsField } from '../SceneFields';
import type { SeaDesk } from './seaDesk';

/** Where and when, in what weather, how long. */
export function SeaScene({ desk }: { desk: SeaDesk }) {
  const { kit } = desk;
  return (
    <Section title={chartFieldText('scene')}>
      <NamingFields desk={desk} />
      <div className="chart-pair">
        <TurnsField desk={desk} />
        <MinutesField desk={desk} />
        <TheaterField desk={desk} />
      </div>
      <kit.Scene desk={desk} />
      <SideFields desk={desk} />
    </Section>
  );
}
