import { SIDES } from '../../../../rules/core';
import { MOONS } from '../../../../rules/seekrieg/query';
import type { SeekriegDraft } from '../../../../scenario/seekrieg/draft/shape';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { seekriegSettingsText } from '../../../../words/seekrieg/texts/settings';
import { AreaField, Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { courseOptions } from '../../../chartRoom/sea/courseOptions';
import { chartFieldText } from '../../../i18n/chartFields';
import { type SeekriegDesk, setSeekrieg } from './seekriegDesk';
import {
  ceilingOptions,
  forceOptions,
  MAX_AREA,
  NONE,
  noCeiling,
  sightOptions,
} from './weatherOptions';

interface SceneProps {
  desk: SeekriegDesk;
}

type Weather = SeekriegDraft['weather'];

const ROLLED = 'rolled';

const rolled = () => ({ value: ROLLED, text: seekriegSettingsText('force.rolled') });

/** Where on earth, the weather, and what the sides know. */
export const SeekriegScene = ({ desk }: SceneProps) => (
  <>
    <div className="chart-pair">
      <Earth desk={desk} />
      <Wind desk={desk} />
      <Sky desk={desk} />
    </div>
    <Modules desk={desk} />
    <Reports desk={desk} />
  </>
);

const setWeather =
  (desk: SeekriegDesk) =>
  (changed: Partial<Weather>): void =>
    desk.change((draft) => ({ ...draft, weather: { ...draft.weather, ...changed } }));

/** The place decides how long it is light. */
const Earth = ({ desk }: SceneProps) =>
  (['latitude', 'longitude'] as const).map((key) => (
    <NumberField
      key={key}
      label={seekriegEditorText(key)}
      path={key}
      value={desk.draft[key]}
      onChange={(degrees) => setSeekrieg(desk)({ [key]: degrees ?? 0 }, key)}
      onDone={desk.editing.settle}
    />
  ));

/** A number, or the dice. */
const numberOr = (value: string) => (value === ROLLED ? ROLLED : Number(value));

function Wind({ desk }: SceneProps) {
  const { weather } = desk.draft;
  const set = setWeather(desk);
  return (
    <>
      <ChoiceField
        label={seekriegSettingsText('force')}
        path="weather.force"
        value={String(weather.force)}
        options={[rolled(), ...forceOptions()]}
        onChange={(force) => set({ force: numberOr(force) })}
      />
      <ChoiceField
        label={seekriegEditorText('wind')}
        path="weather.wind"
        value={weather.wind}
        options={[rolled(), ...courseOptions()]}
        onChange={(wind) => set({ wind: wind as Weather['wind'] })}
      />
      <NumberField
        label={seekriegEditorText('area')}
        path="weather.area"
        value={weather.area}
        min={1}
        max={MAX_AREA}
        onChange={(area) => set({ area: Math.round(area ?? 1) })}
        onDone={desk.editing.settle}
      />
    </>
  );
}

function Sky({ desk }: SceneProps) {
  const { weather } = desk.draft;
  const set = setWeather(desk);
  return (
    <>
      <ChoiceField
        label={seekriegEditorText('visibility')}
        path="weather.visibility"
        value={String(weather.visibility)}
        options={[rolled(), ...sightOptions()]}
        onChange={(code) => set({ visibility: numberOr(code) })}
      />
      <ChoiceField
        label={seekriegEditorText('ceiling')}
        path="weather.ceiling"
        value={weather.ceiling ?? NONE}
        options={[noCeiling(), rolled(), ...ceilingOptions()]}
        onChange={(level) =>
          set({ ceiling: (level || undefined) as Exclude<Weather['ceiling'], undefined> })
        }
      />
      <ChoiceField
        label={seekriegEditorText('moon')}
        path="weather.moon"
        value={weather.moon ?? ROLLED}
        options={[
          rolled(),
          ...MOONS.map((it) => ({ value: it, text: seekriegEditorText(`moon.${it}`) })),
        ]}
        onChange={(moon) => set({ moon: moon as Exclude<Weather['moon'], undefined> })}
      />
    </>
  );
}

const MODULES = ['air', 'submarine'] as const;

/** [SK-3.1] */
function Modules({ desk }: SceneProps) {
  const { modules = [] } = desk.draft;
  const put = (module: (typeof MODULES)[number], isOn: boolean) => {
    const others = modules.filter((it) => it !== module);
    const next = isOn ? [...others, module] : others;
    setSeekrieg(desk)({ modules: next.length > 0 ? next : undefined });
  };
  return (
    <Spot path="modules">
      <fieldset className="chart-choice">
        <legend>{seekriegEditorText('modules')}</legend>
        {MODULES.map((module) => (
          <Check
            key={module}
            isOn={modules.includes(module)}
            onChange={(isOn) => put(module, isOn)}
          >
            {seekriegEditorText(`module.${module}`)}
          </Check>
        ))}
      </fieldset>
    </Spot>
  );
}

/** [SK-6.3, SK-35.11] What each side is told of the enemy, and whether its ships share signals. */
function Reports({ desk }: SceneProps) {
  const { draft, editing } = desk;
  return SIDES.map((side) => {
    const own = draft.sides[side];
    const set = (changed: object, gesture?: string) =>
      setSeekrieg(desk)({ sides: { ...draft.sides, [side]: { ...own, ...changed } } }, gesture);
    return (
      <div key={side} data-side={side}>
        <AreaField
          label={seekriegEditorText('report', { side: own.name || chartFieldText('side') })}
          path={`sides.${side}.report`}
          rows={2}
          value={own.report ?? ''}
          onChange={(report) => set({ report: report || undefined }, `report ${side}`)}
          onDone={editing.settle}
        />
        <Check
          isOn={own.hasCommonSignals ?? true}
          onChange={(isOn) => set({ hasCommonSignals: isOn ? undefined : false })}
        >
          {seekriegEditorText('signals')}
        </Check>
      </div>
    );
  });
}
