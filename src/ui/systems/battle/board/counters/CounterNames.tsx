import { memo } from 'react';
import { type BattleView, isAtSea } from '../../../../../rules/battle';
import { fixed } from '../../../../hexmap/geometry/points';
import { nameRects } from '../chart/Names';
import type { ChartName } from '../common/boardProps';
import { centerOf } from '../common/plane';
import { stackFacts } from './counterFacts';
import { placeStacks } from './slots';
import { NAME_SHARE, placeNames } from './stackNames';

/** Heights of the letters from afar and at the zoom between. */
const LETTERS = { far: 21, middle: 13 } as const;

interface CounterNamesProps {
  view: BattleView;
  /** The names on the chart, which they leave free. */
  names: readonly ChartName[] | undefined;
}

/** The names of first ships, where the counters are too small to carry them; over all that could cut their letters. */
export const CounterNames = memo(function CounterNames({ view, names = [] }: CounterNamesProps) {
  const named = placeStacks(view.stacks.filter(isAtSea)).flatMap(({ stack, slot }) => {
    const lead = stackFacts(view, stack)?.lead;
    const { x, y } = centerOf(stack.hex);
    const at = { x: x + slot.x, y: y + slot.y, scale: slot.scale };
    return lead ? [{ id: stack.id, words: lead.name, ...at }] : [];
  });
  return (['far', 'middle'] as const).map((zoom) => (
    <g key={zoom} className="stack-names" data-for={zoom} fontSize={LETTERS[zoom]}>
      {placeNames(named, LETTERS[zoom], nameRects(names, zoom)).map(({ id, words, x, y }) => (
        <text
          key={id}
          x={fixed(x)}
          y={fixed(y)}
          textLength={fixed(words.length * NAME_SHARE * LETTERS[zoom])}
          lengthAdjust="spacingAndGlyphs"
        >
          {words}
        </text>
      ))}
    </g>
  ));
});
