import type { Modifier, Roll } from '../../rules/core';
import { logText } from '../i18n/log';

interface DiceRowProps {
  dice: readonly Roll[];
  modifiers: readonly Modifier[];
  /** Dice that show this or more are hits, and drawn as such. */
  needed: number | undefined;
}

/** The dice of a line as rolled, with their modifiers. */
export function DiceRow({ dice, modifiers, needed }: DiceRowProps) {
  if (dice.length === 0 && modifiers.length === 0) return null;
  return (
    <div className="dice-row">
      {dice.map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of an event never change places
        <Throw key={index} roll={roll} needed={needed} />
      ))}
      {modifiers.map(({ code, value, rule }) => (
        <span key={code} className="modifier" title={rule}>
          {value >= 0 ? '+' : '−'}
          {Math.abs(value)} {code}
        </span>
      ))}
    </div>
  );
}

function Throw({ roll, needed = Infinity }: { roll: Roll; needed: number | undefined }) {
  if (roll.die === 'lot')
    return <span className="modifier">{logText('lot', { reason: roll.reason })}</span>;
  return (
    <span className="throw" title={roll.reason}>
      <span className="visually-hidden">
        {roll.reason}: {roll.values.join(', ')}
      </span>
      {roll.values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a throw never change places
        <Die key={index} value={value} sides={roll.die} isHit={value >= needed} />
      ))}
    </span>
  );
}

/** Where the pips of a six-sided die lie, on a grid of 3 by 3. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

interface DieProps {
  value: number;
  sides: string;
  isHit: boolean;
}

function Die({ value, sides, isHit }: DieProps) {
  const pips = sides === 'd6' ? PIPS[value] : undefined;
  if (!pips)
    return (
      <span className="die-figure" aria-hidden="true">
        {value}
      </span>
    );
  return (
    <svg className="die" data-hit={isHit || undefined} viewBox="0 0 16 16" aria-hidden="true">
      <rect x="0.75" y="0.75" width="14.5" height="14.5" rx="2.5" />
      {pips.map((pip) => (
        <circle key={pip} cx={4 + (pip % 3) * 4} cy={4 + Math.floor(pip / 3) * 4} r="1.35" />
      ))}
    </svg>
  );
}
