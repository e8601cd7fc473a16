import { AIRCRAFT_IDS } from '../../../../rules/fleet-action/query';
import { freeId } from '../../../../scenario/draft/freeId';
import { inFile } from '../../../../scenario/draft/hexes';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ChoiceField, NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { HexButton, listOf, Owned, type PanelProps, plainOptions } from './othersParts';

/** Files are in English. */
const NEW_NAME = 'Air squadron';

/** A squadron with one stand, at the picked hex. */
function newSquadron({ draft, hex }: PanelProps['desk']) {
  const id = freeId(
    'air',
    (draft.airSquadrons ?? []).flatMap((it) => [it.id, ...it.stands.map((stand) => stand.id)]),
  );
  const stand = {
    ...{ id: `${id}-a`, aircraft: AIRCRAFT_IDS[0] as string, count: 6 },
    hex: hex ? inFile(hex) : ([0, 0] as [number, number]),
  };
  return {
    ...{ id, name: NEW_NAME, side: 'allies' as const, commandValue: 0 },
    stands: [stand],
  };
}

/** [NW-10] Each with one stand to begin with; more come by a press. */
export function FleetAircraft({ desk }: PanelProps) {
  const { draft } = desk;
  const { entries, put, setAt } = listOf(desk, 'airSquadrons');
  return (
    <ListForm
      title={fleetEditorText('airSquadrons')}
      path="airSquadrons"
      entries={entries}
      nameOf={({ name }) => name}
      onChange={put}
      added={{ label: fleetEditorText('add.air'), entry: newSquadron(desk) }}
    >
      {(it, at) => (
        <>
          <Owned desk={desk} path={`airSquadrons[${at}]`} entry={it} set={setAt(at)} />
          {it.stands.map((own, s) => {
            const set = (changed: Partial<typeof own>, gesture?: string) =>
              setAt(at)(
                { stands: withEntry(it.stands, s, (now) => ({ ...now, ...changed })) },
                gesture,
              );
            const path = `airSquadrons[${at}].stands[${s}]`;
            return (
              <div key={own.id} className="chart-pair">
                <ChoiceField
                  label={fleetEditorText('aircraft')}
                  path={`${path}.aircraft`}
                  value={own.aircraft}
                  options={plainOptions([...new Set([...AIRCRAFT_IDS, own.aircraft])])}
                  onChange={(aircraft) => set({ aircraft })}
                />
                <NumberField
                  label={fleetEditorText('count')}
                  path={`${path}.count`}
                  value={own.count}
                  min={1}
                  max={24}
                  onChange={(count) => set({ count: count ?? 1 }, `count ${s}`)}
                  onDone={desk.editing.settle}
                />
              </div>
            );
          })}
          <HexButton
            desk={desk}
            onHex={(to) =>
              setAt(at)({ stands: it.stands.map((own) => (own.hex ? { ...own, hex: to } : own)) })
            }
          />
          <p className="hint">{fleetEditorText('home', { home: it.home ?? draft.place })}</p>
        </>
      )}
    </ListForm>
  );
}
