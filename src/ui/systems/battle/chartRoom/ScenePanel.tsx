import { HOURS, MAX_ROUNDS, WEATHERS } from '../../../../rules/battle';
import { SIDES, type Side } from '../../../../rules/core';
import { resized } from '../../../../scenario/battle/draft/ground';
import type { BattleDraft } from '../../../../scenario/battle/draft/shape';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { battleLobbyText } from '../../../../words/battle/texts/lobby';
import { Check, ChoiceField, Section } from '../../../chartRoom/fields';
import {
  MinutesField,
  NamingFields,
  SideFields,
  TheaterField,
} from '../../../chartRoom/SceneFields';
import { withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { optionChoices } from '../lobby/options';
import type { EditorDesk } from './desk';

/** Where and when, what the weather is, how large the board, by which optional rules. */
export function ScenePanel({ desk }: { desk: EditorDesk }) {
  return (
    <Section title={chartFieldText('scene')}>
      <NamingFields desk={desk} />
      <div className="chart-pair">
        <Conditions desk={desk} />
        <Course desk={desk} />
      </div>
      <SideFields desk={desk} />
      <Options desk={desk} />
    </Section>
  );
}

interface PanelProps {
  desk: EditorDesk;
}

/** A change of some keys; without a value a key is gone. */
const setIn =
  (desk: EditorDesk) =>
  (changed: Partial<BattleDraft>, gesture?: string): void =>
    desk.change((draft) => withKeys(draft, changed), gesture);

const RADII = Array.from({ length: 15 }, (_, i) => i + 6);
const NONE = '';

/** The light, the weather, and how large the board is. */
function Conditions({ desk }: PanelProps) {
  const { draft, change } = desk;
  const set = setIn(desk);
  return (
    <>
      <ChoiceField
        label={chartFieldText('hour')}
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
  const { draft } = desk;
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
      <TheaterField desk={desk} />
      <ChoiceField
        label={battleEditorText('initiative')}
        path="initiative"
        value={draft.initiative ?? NONE}
        options={[
          { value: NONE, text: chartFieldText('rolled') },
          ...SIDES.map((side) => ({ value: side, text: draft.sides[side].name })),
        ]}
        onChange={(side) => set({ initiative: (side || undefined) as Side | undefined })}
      />
      <MinutesField desk={desk} />
    </>
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
    </fieldset>
  );
}
