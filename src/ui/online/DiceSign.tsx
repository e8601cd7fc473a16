import type { PublicMatch, SeatSnapshot } from '../../game/online';
import { type BySide, SIDES } from '../../rules/core';
import { DICE_PATH } from '../frame/paths';
import { diceText } from '../i18n/dice';

interface DiceSignProps {
  shown: SeatSnapshot;
  match: PublicMatch;
  names: BySide<string>;
}

/** How many throws this browser has verified, and who has added nothing to them. */
export function DiceSign({ shown: { dice }, match, names }: DiceSignProps) {
  const count = dice.proven.size;
  if (count === 0 || dice.fault) return null;
  const without = missing(match).map((side) => names[side]);
  return (
    <span className="dice-sign" title={diceText('provenHint')}>
      {diceText('proven', { count })}
      {without.length > 0 && ` · ${diceText('without', { sides: without.join(', ') })}`}
    </span>
  );
}

/** The sides that people play and that have added nothing, once the match has begun. */
const missing = ({ dice, players }: PublicMatch) =>
  SIDES.filter(
    (side) =>
      dice?.part === 'settled' &&
      !dice.opened.includes(side) &&
      players.some((it) => it.side === side && (it.bot === undefined || it.isStandIn)),
  );

/** The dice are not as they had to be. */
export function DiceAlarm({ shown: { dice } }: Pick<DiceSignProps, 'shown'>) {
  if (!dice.fault) return null;
  const { kind, chapter } = dice.fault;
  return (
    <p className="refusal online-refusal" role="alert">
      <span>
        <b>{diceText('alarm', { chapter: String(chapter) })}</b> {diceText(`fault.${kind}`)}{' '}
        {diceText('alarmHint', { page: `${location.origin}${DICE_PATH}` })}
      </span>
    </p>
  );
}
