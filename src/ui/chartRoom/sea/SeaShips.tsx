import { useMemo } from 'react';
import { withNewGroup, withShip } from '../../../scenario/draft/sea/groups';
import { chartFieldText } from '../../i18n/chartFields';
import { seaEditorText } from '../../i18n/seaEditor';
import { Section } from '../fields';
import { JoinedChoice } from '../JoinedChoice';
import { ShipFinder } from '../ShipFinder';
import { SideButtons } from '../SideButtons';
import { Spot } from '../Spot';
import { shipMark, shipTypeName } from '../shipTypes';
import { FormationForm } from './FormationForm';
import type { SeaDesk } from './seaDesk';

/** Both sides' formations with their ships, and one box that finds more. */
export function SeaShips({ desk }: { desk: SeaDesk }) {
  const { draft, form, editing, group, pickGroup, change, members } = desk;
  const { registry } = editing;
  const groups = form.groups(draft);
  const taken = useMemo(() => new Set(members.map(({ id }) => id)), [members]);
  return (
    <Section title={chartFieldText('ships')} isOpen>
      <ShipFinder
        {...{ registry, taken }}
        typeName={shipTypeName}
        typeMark={shipMark}
        date={draft.date}
        onShip={(ship) => change((it) => withShip(form, it, { ship, to: group }, registry))}
      >
        <JoinedChoice groups={groups} value={group} onPick={pickGroup} />
      </ShipFinder>
      <Spot path={form.key} but={groups.map((_, g) => `${form.key}[${g}]`)} />
      {groups.map((it, g) => (
        <FormationForm key={it.id} desk={desk} at={g} />
      ))}
      <SideButtons
        text={(side) => seaEditorText('newFormation', { side: draft.sides[side].name })}
        onSide={(side) => change((it) => withNewGroup(form, it, side))}
      />
    </Section>
  );
}
