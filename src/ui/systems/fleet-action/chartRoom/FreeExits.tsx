import type { FleetDraft } from '../../../../scenario/fleet-action/draft/form';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ShipsBlank } from '../../../chartRoom/blanks';
import { NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { EdgeParts } from './EdgeParts';
import { type FleetDesk, setFleet } from './fleetDesk';

type FreeExit = NonNullable<FleetDraft['freeExits']>[number];

/** [NW-30.2] Who may leave without loss, by which edges and from when. */
export function FreeExits({ desk }: { desk: FleetDesk }) {
  const { draft, members, nameOf, editing } = desk;
  const { freeExits = [] } = draft;
  const all = members.map(({ id }) => id);
  const [first] = all;
  const put = (next: FreeExit[], gesture?: string) =>
    setFleet(desk)({ freeExits: next.length > 0 ? next : undefined }, gesture);
  return (
    <ListForm
      title={fleetEditorText('freeExits')}
      path="freeExits"
      entries={freeExits}
      nameOf={({ units, fromTurn }) =>
        fleetEditorText('freeExit', { ships: units.map(nameOf).join(', '), turn: fromTurn })
      }
      onChange={put}
      added={{
        label: fleetEditorText('add.exit'),
        entry: first ? { units: [first], by: [{ edge: 'south' }], fromTurn: 1 } : undefined,
      }}
    >
      {(exit, at) => {
        const set = (changed: Partial<FreeExit>, gesture?: string) =>
          put(
            withEntry(freeExits, at, (it) => ({ ...it, ...changed })),
            gesture && `free exit ${at} ${gesture}`,
          );
        return (
          <>
            <ShipsBlank
              desk={desk}
              among={all}
              value={exit.units}
              onChange={(units) => set({ units: units ?? all })}
            />
            <EdgeParts
              parts={exit.by}
              onChange={(by, gesture) => set({ by }, gesture)}
              onDone={editing.settle}
            />
            <NumberField
              label={fleetEditorText('freeFrom')}
              path={`freeExits[${at}].fromTurn`}
              value={exit.fromTurn}
              min={1}
              onChange={(turn) => set({ fromTurn: turn ?? 1 }, 'turn')}
              onDone={editing.settle}
            />
          </>
        );
      }}
    </ListForm>
  );
}
