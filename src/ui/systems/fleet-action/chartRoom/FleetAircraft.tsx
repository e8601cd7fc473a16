import { AIRCRAFT_IDS } from '../../../../rules/fleet-action/query';
import { freeId } from '../../../../scenario/draft/freeId';
import { inFile } from '../../../../scenario/draft/hexes';
import type { FleetDraft } from '../../../../scenario/fleet-action/draft/form';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ChoiceField, TextField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import type { Changed } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { AirStand } from './AirStand';
import { CommandValue } from './CommandValue';
import { listOf, Owned, type PanelProps } from './othersParts';

/** Files are in English. */
const NEW_NAME = 'Air squadron';
const MAX_STANDS = 4;
const NO_HOME = '';

/** A stand in the air at the picked hex. */
const newStand = ({ hex }: PanelProps['desk'], id: string) => ({
  ...{ id, aircraft: AIRCRAFT_IDS[0] as string, count: 6 },
  hex: hex ? inFile(hex) : ([0, 0] as [number, number]),
});

/** A squadron with one stand. */
function newSquadron(desk: PanelProps['desk']) {
  const id = freeId('air', idsOf(desk));
  return {
    ...{ id, name: NEW_NAME, side: 'allies' as const, commandValue: 0 },
    stands: [newStand(desk, `${id}-a`)],
  };
}

const idsOf = ({ draft }: PanelProps['desk']): string[] =>
  (draft.airSquadrons ?? []).flatMap((it) => [it.id, ...it.stands.map((stand) => stand.id)]);

/** [NW-10] Each with one stand to begin with; more come by a press. */
export function FleetAircraft({ desk }: PanelProps) {
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
        <SquadronForm desk={desk} path={`airSquadrons[${at}]`} squadron={it} set={setAt(at)} />
      )}
    </ListForm>
  );
}

type Squadron = NonNullable<FleetDraft['airSquadrons']>[number];

interface SquadronProps extends PanelProps {
  path: string;
  squadron: Squadron;
  set(changed: Changed<Squadron>, gesture?: string): void;
}

/** [NW-10.2] Who leads it, where it is at home, and its stands. */
function SquadronForm({ desk, path, squadron, set }: SquadronProps) {
  const { draft, nameOf, shipsOf } = desk;
  const bases = draft.landTargets ?? [];
  const homes = [
    ...shipsOf(squadron.side).map((id) => ({ value: id, text: nameOf(id) })),
    ...bases
      .filter((it) => it.side === squadron.side)
      .map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <>
      <Owned desk={desk} path={path} entry={squadron} set={set} />
      <TextField
        label={chartFieldText('commander')}
        path={`${path}.commander`}
        value={squadron.commander ?? ''}
        onChange={(name) => set({ commander: name || undefined }, 'commander')}
        onDone={desk.editing.settle}
      />
      <div className="chart-pair">
        <CommandValue
          path={path}
          value={squadron.commandValue}
          onChange={(commandValue) => set({ commandValue })}
        />
        <ChoiceField
          label={fleetEditorText('home')}
          path={`${path}.home`}
          value={squadron.home ?? NO_HOME}
          options={[{ value: NO_HOME, text: fleetEditorText('noHome') }, ...homes]}
          onChange={(home) => set({ home: home || undefined })}
        />
      </div>
      <Stands {...{ desk, path, squadron, set }} />
    </>
  );
}

const Stands = ({ desk, path, squadron, set }: SquadronProps) => (
  <>
    {squadron.stands.map((stand, s) => (
      <AirStand
        key={stand.id}
        desk={desk}
        path={`${path}.stands[${s}]`}
        stand={stand}
        onChange={(next, gesture) =>
          set({ stands: withEntry(squadron.stands, s, () => next) }, gesture && `${s} ${gesture}`)
        }
        onRemove={
          squadron.stands.length > 1
            ? () => set({ stands: squadron.stands.filter((_, i) => i !== s) })
            : undefined
        }
      />
    ))}
    {squadron.stands.length < MAX_STANDS && (
      <button
        type="button"
        className="button small"
        onClick={() =>
          set({ stands: [...squadron.stands, newStand(desk, freeId(squadron.id, idsOf(desk)))] })
        }
      >
        {fleetEditorText('add.stand')}
      </button>
    )}
  </>
);
