import { type BySide, SIDES } from '../../rules/core';
import { tableText } from '../i18n/table';
import { Ensign } from '../ships/Ensign';
import './turns.css';

interface TurnStripProps {
  /** How many there are. */
  turns: number;
  /** From 1; 0 during set-up. */
  now: number;
  isNight: (turn: number) => boolean;
  nameOf: (turn: number) => string;
}

/** More turns than this have no room for their numbers. */
const MAX_NUMBERED = 12;

/** All turns of a game, the nights dark. */
export function TurnStrip({ turns, now, isNight, nameOf }: TurnStripProps) {
  const all = Array.from({ length: turns }, (_, at) => at + 1);
  return (
    <ol className="turn-strip" aria-hidden="true" data-many={turns > MAX_NUMBERED || undefined}>
      {all.map((turn) => (
        <li
          key={turn}
          className="turn-cell"
          data-night={isNight(turn) || undefined}
          data-state={turn < now ? 'past' : turn === now ? 'now' : 'to come'}
          title={nameOf(turn)}
        >
          {turn}
        </li>
      ))}
    </ol>
  );
}

interface ConfirmedProps {
  sides: BySide<{ name: string; nation: string }>;
  confirmed: BySide<boolean>;
}

/** Which sides have confirmed the present step. */
export const ConfirmedSides = ({ sides, confirmed }: ConfirmedProps) => (
  <ul className="confirmed">
    {SIDES.map((side) => (
      <li key={side} data-side={side} data-confirmed={confirmed[side] || undefined}>
        <Ensign nation={sides[side].nation} width={18} />
        <span aria-hidden="true">{confirmed[side] ? '✓' : '…'}</span>
        <span className="visually-hidden">
          {tableText(confirmed[side] ? 'hasConfirmed' : 'hasToConfirm', { side: sides[side].name })}
        </span>
      </li>
    ))}
  </ul>
);
