import { withGroup } from '../../../../scenario/draft/sea/members';
import { withEntryNear } from '../../../../scenario/fleet-action/draft/entry';
import { type FleetSquadron, fleetSea } from '../../../../scenario/fleet-action/draft/form';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { withKeys } from '../../../chartRoom/storyDesk';
import { CommandValue } from './CommandValue';
import { EntryNear } from './EntryNear';
import type { FleetDesk } from './fleetDesk';

interface SquadronProps {
  desk: FleetDesk;
  at: number;
}

const FIRST = '';
const NONE = 'none';

/** [NW-3] Who commands it, whether it is hidden under a marker, when it enters. */
export function SquadronFields({ desk, at }: SquadronProps) {
  const { draft, change, editing, members, nameOf } = desk;
  const squadron = draft.squadrons[at] as FleetSquadron;
  const path = `squadrons[${at}]`;
  const set = (changed: Partial<FleetSquadron>, gesture?: string) =>
    change(
      (it) => withGroup(fleetSea, it, at, (now) => withKeys(now, changed as Partial<typeof now>)),
      gesture,
    );
  const own = members.filter(({ group }) => group === at);
  return (
    <>
      <div className="chart-pair">
        <CommandValue
          path={path}
          value={squadron.commandValue}
          onChange={(commandValue) => set({ commandValue })}
        />
        <ChoiceField
          label={fleetEditorText('flagship')}
          path={`${path}.flagship`}
          value={squadron.flagship === null ? NONE : (squadron.flagship ?? FIRST)}
          options={[
            { value: FIRST, text: fleetEditorText('firstShip') },
            { value: NONE, text: fleetEditorText('noFlagship') },
            ...own.map(({ id }) => ({ value: id, text: nameOf(id) })),
          ]}
          onChange={(id) => set({ flagship: id === NONE ? null : id || undefined })}
        />
        <NumberField
          label={fleetEditorText('entersOnTurn')}
          path={`${path}.entersOnTurn`}
          value={squadron.entersOnTurn}
          min={1}
          onChange={(turn) => set({ entersOnTurn: turn }, `${path}.entersOnTurn`)}
          onDone={editing.settle}
        />
      </div>
      <Check
        isOn={squadron.contact ?? false}
        onChange={(isOn) => set({ contact: isOn || undefined })}
      >
        {fleetEditorText('contact')}
      </Check>
      <Entry desk={desk} at={at} set={set} />
    </>
  );
}

interface EntryProps extends SquadronProps {
  set(changed: Partial<FleetSquadron>, gesture?: string): void;
}

/** [NW-34.5e] Whether it enters near other ships, and where. */
function Entry({ desk, at, set }: EntryProps) {
  const near = desk.draft.squadrons[at]?.entersNear;
  return (
    <Spot path={`squadrons[${at}].entersNear`}>
      <Check
        isOn={near !== undefined}
        onChange={(isOn) =>
          isOn ? desk.change((it) => withEntryNear(it, at)) : set({ entersNear: undefined })
        }
      >
        {fleetEditorText('entersNear')}
      </Check>
      {near && (
        <EntryNear
          desk={desk}
          at={at}
          near={near}
          onChange={(next, gesture) => set({ entersNear: next }, gesture)}
        />
      )}
    </Spot>
  );
}
