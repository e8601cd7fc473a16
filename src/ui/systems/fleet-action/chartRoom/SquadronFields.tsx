import { withGroup } from '../../../../scenario/draft/sea/members';
import { type FleetSquadron, fleetSea } from '../../../../scenario/fleet-action/draft/form';
import { signed } from '../../../../words/core/say';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { withKeys } from '../../../chartRoom/storyDesk';
import type { FleetDesk } from './fleetDesk';

interface SquadronProps {
  desk: FleetDesk;
  at: number;
}

const FIRST = '';
const NONE = 'none';
const VALUES = [-2, -1, 0, 1, 2];

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
        <ChoiceField
          label={fleetEditorText('commandValue')}
          path={`${path}.commandValue`}
          value={String(squadron.commandValue)}
          options={VALUES.map((it) => ({ value: String(it), text: signed(it) }))}
          onChange={(value) => set({ commandValue: Number(value) })}
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
      {squadron.entersNear && (
        <Check isOn onChange={() => set({ entersNear: undefined })}>
          {fleetEditorText('entersNear', {
            hexes: squadron.entersNear.hexes,
            ships: squadron.entersNear.units.map(nameOf).join(', '),
          })}
        </Check>
      )}
    </>
  );
}
