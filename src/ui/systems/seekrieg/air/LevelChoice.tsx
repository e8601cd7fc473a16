import { AIR_LEVELS } from '../../../../rules/seekrieg/query';
import { upperFirst } from '../../../../words/core/say';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { seekriegOrdersText } from '../../../../words/seekrieg/texts/orders';
import { useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';
import type { Cap, Strike } from './drafts';

/** The level at which a flight flies: those that the rules allow, and the one that stands. */
export function LevelChoice({ order }: { order: Cap | Strike }) {
  const { give, whyNot } = useDesk();
  const levels = AIR_LEVELS.filter(
    (level) => level === order.level || !whyNot({ ...order, level }),
  );
  return (
    <Choice
      label={seekriegAirText('level')}
      value={order.level}
      options={levels.map((level) => ({
        ...{ value: level, order: { ...order, level } },
        label: upperFirst(seekriegOrdersText(`level.${level}`)),
      }))}
      give={give}
    />
  );
}
