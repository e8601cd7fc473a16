import { useMemo } from 'react';
import { withNewForce, withShipJoined } from '../../../scenario/draft/theater/forces';
import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { Section } from '../fields';
import { JoinedChoice } from '../JoinedChoice';
import { ShipFinder } from '../ShipFinder';
import { SideButtons } from '../SideButtons';
import { Spot } from '../Spot';
import { shipMark, shipTypeName } from '../shipTypes';
import { ForceForm } from './ForceForm';
import type { TheaterDesk } from './theaterDesk';

/** Both sides' forces with their ships, and one box that finds more. */
export function ForcesSection({ desk }: { desk: TheaterDesk }) {
  const { draft, form, editing, force, pickForce, change, members } = desk;
  const { registry } = editing;
  const forces = form.forces(draft);
  const taken = useMemo(() => new Set(members.map(({ id }) => id)), [members]);
  return (
    <Section title={chartFieldText('ships')} isOpen>
      <ShipFinder
        {...{ registry, taken }}
        typeName={shipTypeName}
        typeMark={shipMark}
        date={draft.date}
        onShip={(ship) =>
          change((it) => withShipJoined(form, it, { ship: { ship }, to: force }, registry))
        }
      >
        <JoinedChoice groups={forces} value={force} onPick={pickForce} />
      </ShipFinder>
      <Spot path={form.key} but={forces.map((_, f) => `${form.key}[${f}]`)} />
      {forces.map((it, f) => (
        <ForceForm key={it.id} desk={desk} at={f} />
      ))}
      <SideButtons
        text={(side) => theaterEditorText('newForce', { side: draft.sides[side].name })}
        onSide={(side) => change((it) => withNewForce(form, it, side))}
      />
    </Section>
  );
}
