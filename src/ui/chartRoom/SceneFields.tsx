import { SIDES, type Side } from '../../rules/core';
import type { Nation, StoryDraft } from '../../scenario/draft/storyDraft';
import { NATIONS } from '../../scenario/form/fields';
import { THEATERS } from '../../scenario/form/theaters';
import { chartFieldText } from '../i18n/chartFields';
import { lobbyText } from '../i18n/lobby';
import { ChoiceField, NumberField, TextField } from './fields';
import { type StoryDesk, setIn } from './storyDesk';

interface FieldsProps {
  desk: StoryDesk;
}

interface NamingProps extends FieldsProps {
  /** The hours at which it may begin, where not any. */
  hours?: readonly string[];
}

/** What it is called, and where and when it was. */
export function NamingFields({ desk, hours }: NamingProps) {
  const { draft, editing } = desk;
  const set = setIn(desk);
  return (
    <>
      {(['title', 'place'] as const).map((key) => (
        <TextField
          key={key}
          label={chartFieldText(key)}
          path={key}
          lang="en"
          value={draft[key]}
          onChange={(value) => set({ [key]: value }, key)}
          onDone={editing.settle}
        />
      ))}
      <div className="chart-pair">
        {(hours ? (['date'] as const) : (['date', 'time'] as const)).map((key) => (
          <TextField
            key={key}
            type={key}
            label={chartFieldText(key)}
            path={key}
            value={draft[key]}
            onChange={(value) => set({ [key]: value }, key)}
            onDone={editing.settle}
          />
        ))}
        {hours && (
          <ChoiceField
            label={chartFieldText('time')}
            path="time"
            value={draft.time}
            options={hours.map((it) => ({ value: it, text: it }))}
            onChange={(time) => set({ time })}
          />
        )}
      </div>
    </>
  );
}

const NONE = '';

/** Where lists find it. */
export const TheaterField = ({ desk }: FieldsProps) => (
  <ChoiceField
    label={lobbyText('theater')}
    path="theater"
    value={desk.draft.theater ?? NONE}
    options={[
      { value: NONE, text: '–' },
      ...THEATERS.map((it) => ({ value: it, text: lobbyText(`theater.${it}`) })),
    ]}
    onChange={(theater) =>
      setIn(desk)({ theater: (theater || undefined) as StoryDraft['theater'] })
    }
  />
);

/** How long two people play it, about. */
/** How many turns it goes on. */
export const TurnsField = ({ desk }: { desk: StoryDesk<StoryDraft & { turns: number }> }) => (
  <NumberField
    label={chartFieldText('turns')}
    path="turns"
    value={desk.draft.turns}
    min={1}
    onChange={(turns) => desk.change((it) => ({ ...it, turns: turns ?? 0 }), 'turns')}
    onDone={desk.editing.settle}
  />
);

export const MinutesField = ({ desk }: FieldsProps) => (
  <NumberField
    label={chartFieldText('minutes')}
    path="minutes"
    value={desk.draft.minutes}
    min={1}
    onChange={(minutes) => setIn(desk)({ minutes: minutes ?? 0 }, 'minutes')}
    onDone={desk.editing.settle}
  />
);

/** What the sides are called, and their flags. */
export const SideFields = ({ desk }: FieldsProps) =>
  SIDES.map((side) => <SideForm key={side} desk={desk} side={side} />);

function SideForm({ desk, side }: FieldsProps & { side: Side }) {
  const { sides } = desk.draft;
  const set = (changed: Partial<StoryDraft['sides'][Side]>, gesture?: string) =>
    setIn(desk)({ sides: { ...sides, [side]: { ...sides[side], ...changed } } }, gesture);
  return (
    <div className="chart-pair" data-side={side}>
      <TextField
        label={chartFieldText(`sideName.${side}`)}
        path={`sides.${side}.name`}
        value={sides[side].name}
        onChange={(name) => set({ name }, `side ${side}`)}
        onDone={desk.editing.settle}
      />
      <ChoiceField
        label={chartFieldText('flag')}
        path={`sides.${side}.nation`}
        value={sides[side].nation}
        options={NATIONS.map((it) => ({ value: it, text: chartFieldText(`nation.${it}`) }))}
        onChange={(nation) => set({ nation: nation as Nation })}
      />
    </div>
  );
}
