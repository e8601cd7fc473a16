import { HOURS, MAX_ROUNDS, WEATHERS } from '../../../../rules/battle';
import { SIDES, type Side } from '../../../../rules/core';
import { resized } from '../../../../scenario/battle/draft/ground';
import type { BattleDraft } from '../../../../scenario/battle/draft/shape';
import { NATIONS } from '../../../../scenario/form/fields';
import { THEATERS } from '../../../../scenario/form/theaters';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { battleLobbyText } from '../../../../words/battle/texts/lobby';
import { Check, ChoiceField, NumberField, Section, TextField } from '../../../chartRoom/fields';
import { lobbyText } from '../../../i18n/lobby';
import { optionChoices } from '../lobby/options';
import type { EditorDesk } from './desk';

/** Where and when, what the weather is, how large the board, by which optional rules. */
export function ScenePanel({ desk }: { desk: EditorDesk }) {
  return (
    <Section title={battleEditorText('scene')}>
      <Texts desk={desk} />
      <div className="chart-pair">
        <Conditions desk={desk} />
        <Course desk={desk} />
      </div>
      {SIDES.map((side) => (
        <SideForm key={side} desk={desk} side={side} />
      ))}
      <Options desk={desk} />
    </Section>
  );
}

interface PanelProps {
  desk: EditorDesk;
}

/** A change of some keys; without a value a key is gone. */
export const setIn =
  (desk: EditorDesk) =>
  (changed: Partial<BattleDraft>, gesture?: string): void =>
    desk.change((draft) => {
      const next = Object.entries({ ...draft, ...changed }).filter(([, it]) => it !== undefined);
      return Object.fromEntries(next) as BattleDraft;
    }, gesture);

function Texts({ desk }: PanelProps) {
  const { draft, editing } = desk;
  const set = setIn(desk);
  return (
    <>
      {(['title', 'place'] as const).map((key) => (
        <TextField
          key={key}
          label={battleEditorText(key)}
          path={key}
          lang="en"
          value={draft[key]}
          onChange={(value) => set({ [key]: value }, key)}
          onDone={editing.settle}
        />
      ))}
      <div className="chart-pair">
        {(['date', 'time'] as const).map((key) => (
          <TextField
            key={key}
            type={key}
            label={battleEditorText(key)}
            path={key}
            value={draft[key]}
            onChange={(value) => set({ [key]: value }, key)}
            onDone={editing.settle}
          />
        ))}
      </div>
    </>
  );
}

const RADII = Array.from({ length: 15 }, (_, i) => i + 6);
const NONE = '';

/** The light, the weather, and how large the board is. */
function Conditions({ desk }: PanelProps) {
  const { draft, change } = desk;
  const set = setIn(desk);
  return (
    <>
      <ChoiceField
        label={battleEditorText('hour')}
        path="hour"
        value={draft.hour}
        options={HOURS.map((it) => ({ value: it, text: battleLobbyText(`hour.${it}`) }))}
        onChange={(hour) => set({ hour: hour as BattleDraft['hour'] })}
      />
      <ChoiceField
        label={battleEditorText('weather')}
        path="weather"
        value={draft.weather}
        options={WEATHERS.map((it) => ({ value: it, text: battleLobbyText(`weather.${it}`) }))}
        onChange={(weather) => set({ weather: weather as BattleDraft['weather'] })}
      />
      <ChoiceField
        label={battleEditorText('radius')}
        path="radius"
        value={String(draft.radius)}
        options={RADII.map((it) => ({
          value: String(it),
          text: battleEditorText('across', { count: 2 * it + 1 }),
        }))}
        onChange={(radius) => change((it) => resized(it, Number(radius)))}
      />
    </>
  );
}

/** How long it lasts, where lists find it, and who goes first. */
function Course({ desk }: PanelProps) {
  const { draft, editing } = desk;
  const set = setIn(desk);
  return (
    <>
      <ChoiceField
        label={battleEditorText('rounds')}
        path="rounds"
        value={String(draft.rounds)}
        options={Array.from({ length: MAX_ROUNDS }, (_, i) => ({
          value: String(i + 1),
          text: String(i + 1),
        }))}
        onChange={(rounds) => set({ rounds: Number(rounds) })}
      />
      <ChoiceField
        label={lobbyText('theater')}
        path="theater"
        value={draft.theater ?? NONE}
        options={[
          { value: NONE, text: '–' },
          ...THEATERS.map((it) => ({ value: it, text: lobbyText(`theater.${it}`) })),
        ]}
        onChange={(theater) => set({ theater: (theater || undefined) as BattleDraft['theater'] })}
      />
      <ChoiceField
        label={battleEditorText('initiative')}
        path="initiative"
        value={draft.initiative ?? NONE}
        options={[
          { value: NONE, text: battleEditorText('rolled') },
          ...SIDES.map((side) => ({ value: side, text: draft.sides[side].name })),
        ]}
        onChange={(side) => set({ initiative: (side || undefined) as Side | undefined })}
      />
      <NumberField
        label={battleEditorText('minutes')}
        path="minutes"
        value={draft.minutes}
        min={1}
        onChange={(minutes) => set({ minutes: minutes ?? 0 }, 'minutes')}
        onDone={editing.settle}
      />
    </>
  );
}

function SideForm({ desk, side }: PanelProps & { side: Side }) {
  const { draft, editing } = desk;
  const set = (changed: Partial<BattleDraft['sides']['allies']>, gesture?: string) =>
    setIn(desk)(
      { sides: { ...draft.sides, [side]: { ...draft.sides[side], ...changed } } },
      gesture,
    );
  return (
    <div className="chart-pair" data-side={side}>
      <TextField
        label={battleEditorText(`sideName.${side}`)}
        path={`sides.${side}.name`}
        value={draft.sides[side].name}
        onChange={(name) => set({ name }, `side ${side}`)}
        onDone={editing.settle}
      />
      <ChoiceField
        label={battleEditorText('flag')}
        path={`sides.${side}.nation`}
        value={draft.sides[side].nation}
        options={NATIONS.map((it) => ({ value: it, text: battleEditorText(`nation.${it}`) }))}
        onChange={(nation) => set({ nation: nation as (typeof NATIONS)[number] })}
      />
    </div>
  );
}

const ALLOWED = ['flashes', 'tertiaryInStorm', 'torpedoesInStorm', 'usTorpedoesMended'] as const;

/** Optional rules that suit the battle, and what it allows or turns off. */
function Options({ desk }: PanelProps) {
  const { draft } = desk;
  const set = setIn(desk);
  const { options = {}, allows = {} } = draft;
  return (
    <fieldset className="chart-choice">
      <legend>{battleEditorText('options')}</legend>
      {optionChoices().map(({ id, label }) => (
        <Check
          key={id}
          isOn={options[id as keyof typeof options] ?? false}
          onChange={(isOn) => set({ options: { ...options, [id]: isOn } })}
        >
          {label}
        </Check>
      ))}
      {ALLOWED.map((key) => (
        <Check
          key={key}
          isOn={allows[key] ?? key === 'flashes'}
          onChange={(isOn) => set({ allows: { ...allows, [key]: isOn } })}
        >
          {battleEditorText(`allows.${key}`)}
        </Check>
      ))}
      <Check
        isOn={draft.islandMarker ?? false}
        onChange={(isOn) => set({ islandMarker: isOn || undefined })}
      >
        {battleEditorText('islandMarker')}
      </Check>
    </fieldset>
  );
}
