import { chartFieldText } from '../../i18n/chartFields';
import { Section } from '../fields';
import { MinutesField, NamingFields, SideFields, TheaterField, TurnsField } from '../SceneFields';
import type { TheaterDesk } from './theaterDesk';

/** Where and when, how long, who. */
export function TheaterScene({ desk }: { desk: TheaterDesk }) {
  const { kit } = desk;
  return (
    <Section title={chartFieldText('scene')}>
      <NamingFields desk={desk} hours={kit.hours} />
      <div className="chart-pair">
        <TurnsField desk={desk} />
        <MinutesField desk={desk} />
        <TheaterField desk={desk} />
      </div>
      <SideFields desk={desk} />
      <kit.Scene desk={desk} />
    </Section>
  );
}
