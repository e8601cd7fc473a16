import { Children, type ReactNode } from 'react';
import { SIDES, type Side } from '../../rules/core';
import { chartFieldText } from '../i18n/chartFields';
import { Rich } from '../i18n/Rich';
import { Check, NumberInput } from './fields';
import type { StoryDesk } from './storyDesk';

/** A sentence whose blanks are filled in by its children, in order: 'The <1/> scores <2/> points.' */
export const Blanks = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="blanks">
    <Rich text={text} parts={Children.toArray(children).map((blank) => () => blank)} />
  </div>
);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <select
    className="field"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
);

interface SideBlankProps {
  desk: StoryDesk;
  value: Side;
  onChange: (side: Side) => void;
}

export const SideBlank = ({ desk, value, onChange }: SideBlankProps) => (
  <Choice
    label={chartFieldText('side')}
    value={value}
    options={SIDES.map((side) => ({ value: side, text: desk.draft.sides[side].name }))}
    onChange={(side) => onChange(side as Side)}
  />
);

interface PointsProps {
  value: number;
  /** 1 unless told otherwise. */
  min?: number;
  onChange: (points: number) => void;
  onDone: () => void;
}

/** A number in a sentence; an empty one is 0. */
export const Points = ({ value, min = 1, onChange, onDone }: PointsProps) => (
  <NumberInput
    {...{ value, min, onDone }}
    className="field points-blank"
    name={chartFieldText('number')}
    onChange={(points) => onChange(points ?? 0)}
  />
);

interface ShipsBlankProps {
  desk: StoryDesk;
  among: readonly string[];
  /** All of them when absent. */
  value: readonly string[] | undefined;
  onChange: (ships: string[] | undefined) => void;
}

/** Some ships, or all. */
export function ShipsBlank({ desk, among, value, onChange }: ShipsBlankProps) {
  const chosen = value ?? among;
  const toggle = (ship: string, isOn: boolean) => {
    const next = among.filter((it) => (it === ship ? isOn : chosen.includes(it)));
    onChange(next.length === among.length ? undefined : next);
  };
  const words =
    value === undefined || value.length === among.length
      ? chartFieldText('allShips')
      : value.length <= 2
        ? value.map(desk.nameOf).join(', ')
        : chartFieldText('someShips', { count: value.length });
  return (
    <details className="ships-blank">
      <summary>{words}</summary>
      <div className="ships-blank-list">
        {among.map((ship) => (
          <Check key={ship} isOn={chosen.includes(ship)} onChange={(isOn) => toggle(ship, isOn)}>
            {desk.nameOf(ship)}
          </Check>
        ))}
      </div>
    </details>
  );
}
