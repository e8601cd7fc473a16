import { AIRCRAFT_IDS } from '../../../../rules/sea-wings/query';
import type { AirGroupDraft } from '../../../../scenario/sea-wings/draft/shape';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { withKeys } from '../../../chartRoom/storyDesk';
import { aircraftName, type WingsEditorDesk } from './wingsEditorDesk';

interface AirGroupsProps {
  desk: WingsEditorDesk;
  /** Of their list in the file. */
  path: string;
  nation: string;
  groups: readonly AirGroupDraft[];
  onChange(groups: AirGroupDraft[], gesture?: string): void;
}

const USUAL_FACTORS = 3;

/** What flies from a ship or a base. */
export function AirGroups(props: AirGroupsProps) {
  const { desk, path, groups, onChange } = props;
  const { editing, draft } = desk;
  const nameOf = (id: string) => aircraftName(id, draft.date, editing.registry);
  const next = nextType(props);
  return (
    <ListForm
      title={wingsEditorText('groups')}
      path={path}
      entries={groups}
      nameOf={({ aircraft, factors }) =>
        wingsEditorText('group', { factors, name: nameOf(aircraft) })
      }
      onChange={onChange}
      added={{
        label: wingsEditorText('addGroup'),
        entry: next === undefined ? undefined : { aircraft: next, factors: USUAL_FACTORS },
      }}
    >
      {(_, at) => <GroupFields {...props} at={at} nameOf={nameOf} />}
    </ListForm>
  );
}

/** A type of the nation that is not there yet, or any other. */
function nextType({ desk, nation, groups }: AirGroupsProps): string | undefined {
  const { aircraft } = desk.editing.registry;
  const free = AIRCRAFT_IDS.filter((id) => groups.every((it) => it.aircraft !== id));
  return free.find((id) => aircraft.get(id)?.nation === nation) ?? free[0];
}

interface GroupProps extends AirGroupsProps {
  at: number;
  nameOf(id: string): string;
}

function GroupFields({ desk, path, groups, onChange, at, nameOf }: GroupProps) {
  const { settle } = desk.editing;
  const group = groups[at] as AirGroupDraft;
  const set = (
    changed: { [K in keyof AirGroupDraft]?: AirGroupDraft[K] | undefined },
    key: string,
  ) =>
    onChange(
      withEntry(groups, at, (it) => withKeys(it, changed)),
      `${path}[${at}].${key}`,
    );
  const types = [...new Set([group.aircraft, ...AIRCRAFT_IDS])];
  return (
    <>
      <ChoiceField
        label={wingsEditorText('aircraft')}
        path={`${path}[${at}].aircraft`}
        value={group.aircraft}
        options={types.map((id) => ({ value: id, text: nameOf(id) }))}
        onChange={(aircraft) => set({ aircraft }, 'aircraft')}
      />
      <div className="chart-pair">
        <NumberField
          label={wingsEditorText('factors')}
          path={`${path}[${at}].factors`}
          value={group.factors}
          min={1}
          onChange={(factors) => set({ factors: Math.round(factors ?? 1) }, 'factors')}
          onDone={settle}
        />
        <NumberField
          label={wingsEditorText('mayCarry')}
          path={`${path}[${at}].mayCarry`}
          value={group.mayCarry}
          min={0}
          onChange={(most) => set({ mayCarry: most && Math.round(most) }, 'mayCarry')}
          onDone={settle}
        />
      </div>
      <Check
        isOn={group.night ?? false}
        onChange={(isOn) => set({ night: isOn || undefined }, 'night')}
      >
        {wingsEditorText('night')}
      </Check>
    </>
  );
}
