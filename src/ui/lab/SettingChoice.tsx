import type { Setting } from '../../scenario/core/changeForm';
import { wordsOf } from '../../words/registry';
import { labText } from '../i18n/lab';

interface SettingChoiceProps<Target> {
  system: string;
  setting: Setting<Target>;
  /** What has it, as written. */
  target: Target;
  /** Empty for as written. */
  chosen: string;
  onChoose: (value: string) => void;
}

/** One thing that may be set otherwise: first of all as it was written. */
export function SettingChoice<Target>({
  system,
  setting,
  target,
  chosen,
  onChoose,
}: SettingChoiceProps<Target>) {
  const { settings } = wordsOf(system);
  const { key } = setting;
  const name = (value: string) => settings?.value(key, value) ?? value;
  const written = setting.value(target);
  const values = setting.values(target).filter((it) => it !== written);
  if (values.length === 0) return null;
  return (
    <label className="lab-setting">
      <span>{settings?.key(key) ?? key}</span>
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{writtenText(name(written))}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

const writtenText = (value: string): string => {
  const words = labText('asWritten');
  return value.toLowerCase() === words.toLowerCase() ? value : labText('writtenAs', { value });
};
