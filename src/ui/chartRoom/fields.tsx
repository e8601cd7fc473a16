import { type ReactNode, useId, useState } from 'react';
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

/** Letters that half a row has room for. */
const HALF_ROW = 20;

/** One of several; names too long for half a row get a row of their own. */
export const ChoiceField = ({ label, path, value, options, onChange }: ChoiceFieldProps) => (
  <Spot
    path={path}
    className={
      options.some(({ text }) => text.length > HALF_ROW) ? 'chart-spot long' : 'chart-spot'
    }
  >
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
export function NumberField({ label, path, ...figure }: NumberFieldProps) {
  const id = useId();
  return (
    <Spot path={path} className="chart-spot">
      <label className="chart-field" htmlFor={id}>
        <span>{label}</span>
        <NumberInput {...figure} id={id} className="field" />
      </label>
    </Spot>
  );
}

interface NumberInputProps extends Omit<NumberFieldProps, 'label' | 'path'> {
  className: string;
  /** For the label that stands beside it. */
  id?: string;
  /** What it is called where no label does. */
  name?: string;
}

/** A number is typed. What is none yet, such as a minus, stays as it stands until it becomes one or the field is left. */
export function NumberInput(props: NumberInputProps) {
  const { value, min, max, onChange, onDone, id, className, name } = props;
  const [isBare, setIsBare] = useState(false);
  return (
    <input
      type="number"
      step="any"
      aria-label={name}
      {...{ id, className, min, max }}
      value={isBare ? '' : (value ?? '')}
      onBlur={() => {
        setIsBare(false);
        onDone?.();
      }}
      onChange={({ target }) => {
        setIsBare(target.value === '');
        onChange(numberIn(target.value, { min, max }));
      }}
    />
  );
}

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
