import { told, withoutGroup } from '../../../scenario/draft/sea/groups';
import { membersOf, turnedTo, withGroup } from '../../../scenario/draft/sea/members';
import { LISTS, type SeaGroup } from '../../../scenario/draft/sea/seaDraft';
import { seaEditorText } from '../../i18n/seaEditor';
import { CommandFields } from '../CommandFields';
import { ChoiceField, NumberField } from '../fields';
import { Spot } from '../Spot';
import { withKeys } from '../storyDesk';
import { courseOptions } from './courseOptions';
import type { SeaDesk } from './seaDesk';
import { VesselForm } from './VesselForm';

interface FormationProps {
  desk: SeaDesk;
  at: number;
}

const SHOWN = ['name', 'commander', 'side', 'course', 'knots', ...LISTS];

/** A formation: course, speed and ships; folded away, its name and who commands it. */
export function FormationForm({ desk, at }: FormationProps) {
  const { draft, form, group: picked, pickGroup } = desk;
  const group = form.groups(draft)[at] as SeaGroup;
  const path = `${form.key}[${at}]`;
  return (
    <section
      className="force-form"
      data-side={group.side}
      data-picked={picked === at || undefined}
      aria-label={group.name}
      onFocus={() => pickGroup(at)}
    >
      <h3>
        <button type="button" className="force-name" onClick={() => pickLead(desk, at)}>
          {group.name}
        </button>
      </h3>
      <Sailing desk={desk} at={at} />
      <Spot path={path} but={SHOWN.map((it) => `${path}.${it}`)} />
      <ul>
        {membersOf(group, at).map((ship) => (
          <VesselForm key={`${ship.list}/${ship.id}`} desk={desk} ship={ship} />
        ))}
      </ul>
      <Details desk={desk} at={at} />
    </section>
  );
}

/** Picks its first ship, so that the map shows it. */
function pickLead({ form, draft, pickGroup, pickShip, pickHex }: SeaDesk, at: number): void {
  const group = form.groups(draft)[at];
  const lead = group && membersOf(group, at)[0];
  pickGroup(at);
  pickShip(lead?.id);
  pickHex(lead?.hex ?? null);
}

const setGroup =
  ({ change, form }: SeaDesk, at: number) =>
  (changed: Partial<SeaGroup>, gesture?: string): void =>
    change(
      (it) =>
        told(
          form,
          withGroup(form, it, at, (now) => withKeys(now, changed)),
        ),
      gesture,
    );

const MAX_KNOTS = 45;

function Sailing({ desk, at }: FormationProps) {
  const { draft, form, change, editing } = desk;
  const { course, knots } = form.groups(draft)[at] as SeaGroup;
  const path = `${form.key}[${at}]`;
  return (
    <div className="formation-course">
      <ChoiceField
        label={seaEditorText('course')}
        path={`${path}.course`}
        value={course}
        options={courseOptions()}
        onChange={(it) => change((now) => turnedTo(form, now, at, it as SeaGroup['course']))}
      />
      <NumberField
        label={seaEditorText('knots')}
        path={`${path}.knots`}
        value={knots}
        min={0}
        max={MAX_KNOTS}
        onChange={(it) => setGroup(desk, at)({ knots: it ?? 0 }, `${path}.knots`)}
        onDone={editing.settle}
      />
    </div>
  );
}

function Details({ desk, at }: FormationProps) {
  const { draft, form, change, kit } = desk;
  const group = form.groups(draft)[at] as SeaGroup;
  const path = `${form.key}[${at}]`;
  const set = setGroup(desk, at);
  return (
    <details className="chart-details">
      <summary>{seaEditorText('aboutFormation')}</summary>
      <CommandFields
        {...{ desk, path }}
        group={group}
        nameLabel={seaEditorText('formationName')}
        onChange={set}
      />
      <kit.GroupFields desk={desk} at={at} />
      <button
        type="button"
        className="button small danger"
        onClick={() => change((it) => withoutGroup(form, it, at))}
      >
        {seaEditorText('removeFormation')}
      </button>
    </details>
  );
}
