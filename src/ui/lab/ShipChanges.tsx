import { useState } from 'react';
import type { Changes, LoadedScenario } from '../../scenario';
import { type ForceEntry, idOf, type ShipEntry } from '../../scenario/core/changeForm';
import { scenarioSystemOf } from '../../scenario/systemOf';
import { labText } from '../i18n/lab';
import {
  type Presence,
  presenceOf,
  replacementOf,
  valueOf,
  withJoined,
  withoutJoined,
  withPresence,
  withReplacement,
  withSetting,
} from './edits';
import { SettingChoice } from './SettingChoice';

interface ShipsProps {
  loaded: LoadedScenario;
  changes: Changes;
  onChange: (changes: Changes) => void;
}

/** The list of the registry's ships for inputs; made by the page, once. */
export const REGISTRY_LIST = 'lab-registry';

/** All ships of a scenario, force by force: there, out, or replaced; what may be set of each; ships that join. */
export function ShipChanges(props: ShipsProps) {
  const { loaded, changes, onChange } = props;
  const form = scenarioSystemOf(loaded.system)?.changes;
  if (!form) return null;
  const forces = form.forces(loaded.file) as readonly ForceEntry[];
  const isFew = forces.flatMap(({ ships = [] }) => ships).length <= MAX_UNFOLDED;
  return (
    <fieldset>
      <legend>{labText('ships')}</legend>
      {forces.map((force) => (
        <ForceChanges key={force.id} force={force} isFew={isFew} {...props} />
      ))}
      <JoinChoice forces={forces} changes={changes} onChange={onChange} />
    </fieldset>
  );
}

/** Of more ships than these each force is folded, so that the rest of the question is within reach. */
const MAX_UNFOLDED = 12;

/** The ships of a force below its name; one with a change in it is open. */
function ForceChanges({
  force: { name, side, ships = [] },
  isFew,
  ...props
}: ShipsProps & { force: ForceEntry; isFew: boolean }) {
  const [isOpen, setOpen] = useState(isFew);
  const named = ships.filter((entry) => idOf(entry) !== undefined);
  if (named.length === 0) return null;
  const isChanged = named.some((entry) => isChangedIn(props.changes, idOf(entry)));
  return (
    <details
      className="lab-force"
      data-side={side}
      open={isOpen || isChanged}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="lab-force-name">
        {name} <small>{labText('shipsOf', { count: named.length })}</small>
      </summary>
      {named.map((entry) => (
        <ShipChange key={idOf(entry)} entry={entry} {...props} />
      ))}
    </details>
  );
}

/** A change of this ship is asked about. */
const isChangedIn = (changes: Changes, id: string | undefined): boolean =>
  id !== undefined &&
  (presenceOf(changes, id) !== 'in' || (changes.set?.some(({ of }) => of === id) ?? false));

function ShipChange({ entry, loaded, changes, onChange }: ShipsProps & { entry: ShipEntry }) {
  const [isReplacing, setReplacing] = useState(false);
  const id = idOf(entry);
  if (id === undefined) return null;
  const name = nameOf(loaded, id);
  const known = presenceOf(changes, id);
  const presence: Presence = isReplacing ? 'replaced' : known;
  const choose = (next: Presence) => {
    setReplacing(next === 'replaced');
    if (next !== 'replaced') onChange(withPresence(changes, id, next === 'in'));
  };
  return (
    <div className="lab-ship">
      <label className="lab-setting">
        <span>{name}</span>
        <select
          value={presence}
          data-ship={id}
          onChange={(event) => choose(event.target.value as Presence)}
        >
          <option value="in">{labText('shipIn')}</option>
          <option value="out">{labText('shipOut')}</option>
          <option value="replaced">{labText('shipReplaced')}</option>
        </select>
      </label>
      {presence === 'replaced' && (
        <RegistryInput
          label={labText('replacedBy', { ship: name })}
          value={replacementOf(changes, id)}
          onShip={(by) => onChange(withReplacement(changes, id, by))}
        />
      )}
      {presence === 'in' && <ShipSettings {...{ id, name, entry, loaded, changes, onChange }} />}
    </div>
  );
}

function ShipSettings({
  id,
  name,
  entry,
  loaded: { system },
  changes,
  onChange,
}: ShipsProps & { id: string; name: string; entry: ShipEntry }) {
  const settings = scenarioSystemOf(system)?.changes?.shipSettings ?? [];
  if (settings.length === 0 || !('ship' in entry)) return null;
  const isSet = changes.set?.some(({ of }) => of === id) ?? false;
  return (
    <details open={isSet || undefined}>
      <summary>{labText('shipMore', { ship: name })}</summary>
      {settings.map((setting) => (
        <SettingChoice
          key={setting.key}
          {...{ system, setting }}
          target={entry}
          chosen={valueOf(changes, id, setting.key)}
          onChoose={(value) => onChange(withSetting(changes, { of: id, key: setting.key, value }))}
        />
      ))}
    </details>
  );
}

/** A ship by her id, taken over when the field is left or Enter is pressed. */
function RegistryInput({
  label,
  value,
  onShip,
}: {
  label: string;
  value: string;
  onShip: (id: string) => void;
}) {
  const take = (text: string) => {
    const id = text.trim().toLowerCase().replaceAll(' ', '-');
    if (id !== '' && id !== value) onShip(id);
  };
  return (
    <input
      className="lab-registry-input"
      list={REGISTRY_LIST}
      aria-label={label}
      placeholder={labText('registryHint')}
      defaultValue={value}
      onBlur={(event) => take(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take(event.currentTarget.value);
      }}
    />
  );
}

function JoinChoice({
  forces,
  changes,
  onChange,
}: Omit<ShipsProps, 'loaded'> & { forces: readonly ForceEntry[] }) {
  const [force, setForce] = useState(forces[0]?.id ?? '');
  const nameOfForce = (id: string) => forces.find((it) => it.id === id)?.name ?? id;
  return (
    <div className="lab-join">
      <span className="lab-join-name">{labText('joins')}</span>
      {(changes.join ?? []).map(({ ship, force: into }) => {
        const what = labText('joined', { ship, force: nameOfForce(into) });
        return (
          <span key={ship} className="lab-joined">
            {what}
            <button
              type="button"
              className="button quiet small"
              aria-label={labText('remove', { what })}
              onClick={() => onChange(withoutJoined(changes, ship))}
            >
              ×
            </button>
          </span>
        );
      })}
      <label className="lab-setting">
        <span>{labText('joinForce')}</span>
        <select value={force} onChange={(event) => setForce(event.target.value)}>
          {forces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <RegistryInput
        key={(changes.join ?? []).length}
        label={labText('joins')}
        value=""
        onShip={(ship) => onChange(withJoined(changes, ship, force))}
      />
    </div>
  );
}

/** The name of a ship of a scenario. */
export const nameOf = ({ card }: LoadedScenario, id: string): string =>
  [...card.forces.allies, ...card.forces.axis]
    .flatMap(({ ships }) => ships)
    .find((ship) => ship.id === id)?.name ?? id;
