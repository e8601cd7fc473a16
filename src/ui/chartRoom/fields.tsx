import type { ReactNode } from 'react';
import { Spot } from './Spot';

interface FieldProps<Value> {
  label: string;
  /** The part of the file that it changes. */
  path: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The gesture is over. */
  onDone?: (() => void) | undefined;
}

interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'date' | 'time';
  /** What stands in the file is in this language. */
  lang?: string;
}

/** A text of a file. */
export const TextField = (props: TextFieldProps) => {
  const { label, path, value, onChange, onDone, lang, type = 'text' } = props;
  return (
    <Spot path={path} className="chart-spot">
      <label className="chart-field">
        <span>{label}</span>
        <input
          {...{ className: 'field', type, value, lang, onBlur: onDone }}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </Spot>
  );
};

/** A text of several lines, in English as all files are. */
export const AreaField = ({
  label,
  path,
  value,
  onChange,
  onDone,
  rows,
}: FieldProps<string> & { rows: number }) => (
  <Spot path={path} className="chart-spot">
    <label className="chart-field">
      <span>{label}</span>
      <textarea
        {...{ className: 'field', rows, value, lang: 'en', onBlur: onDone }}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  </Spot>
);

interface ChoiceFieldProps extends FieldProps<string> {
  options: readonly { value: string; text: string }[];
}

/** One of several. */
export const ChoiceField = ({ label, path, value, options, onChange }: ChoiceFieldProps) => (
  <Spot path={path} className="chart-spot">
    <label className="chart-field">
      <span>{label}</span>
      <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  </Spot>
);

interface NumberFieldProps extends FieldProps<number | undefined> {
  min?: number;
  max?: number;
}

/** More is never meant. */
const MAX_NUMBER = 9999;

/** A number no larger than may be; a smaller one may be on the way to one that is meant. An empty field is none. */
function numberIn(
  text: string,
  { min = -MAX_NUMBER, max = MAX_NUMBER }: Partial<Record<'min' | 'max', number | undefined>>,
): number | undefined {
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) return undefined;
  return Math.max(Math.min(0, min), Math.min(max, value));
}

/** A number; an empty field is none. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, path, value, min, max, onChange, onDone } = props;
  return (
    <Spot path={path} className="chart-spot">
      <label className="chart-field">
        <span>{label}</span>
        <input
          type="number"
          className="field"
          value={value ?? ''}
          min={min}
          max={max}
          onBlur={onDone}
          onChange={({ target }) => onChange(numberIn(target.value, { min, max }))}
        />
      </label>
    </Spot>
  );
};

interface CheckProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** Something that is so or not. */
export const Check = ({ isOn, onChange, children }: CheckProps) => (
  <label className="chart-check">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>{children}</span>
  </label>
);

interface SectionProps {
  title: string;
  /** Unfolded when the page opens. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the panel that can be folded away. */
export const Section = ({ title, isOpen = false, children }: SectionProps) => (
  <details className="chart-section" open={isOpen}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className="chart-section-body">{children}</div>
  </details>
);
