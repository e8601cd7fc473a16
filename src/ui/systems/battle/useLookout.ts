import { useMemo } from 'react';
import type { Axial } from '../../../hex';
import type { Stack } from '../../../rules/battle';
import { upperFirst } from '../../../words/core/say';
import { usePrefs } from '../../frame/prefs';
import type { BoardProps, Overlay } from './board/common/boardProps';
import { describeReach, describeThreats } from './describe';
import type { Desk } from './desk/desk';
import { overlaysOf } from './overlays';
import { sightLineTo } from './sightLine';

/** The overlays of the map, the line to the hex pointed at, and the extra text about that hex. */
export function useLookout(
  desk: Desk,
  stack: Stack | undefined,
): { regions: Overlay[] } & Required<Pick<BoardProps, 'describe' | 'sightLine'>> {
  const { view, side, names, lookout } = desk;
  const { overlays } = usePrefs();
  const from = lookout ?? (stack?.place === 'board' ? stack.hex : undefined);
  const regions = useMemo(
    () => overlaysOf({ view, side, stack, from }, overlays),
    [view, side, stack, from, overlays],
  );
  const line = (to: Axial) =>
    from && overlays.includes('line') ? sightLineTo({ view, side, names, from }, to) : undefined;
  const describe = (hex: Axial): string =>
    [
      describeReach(view, stack, hex),
      overlays.includes('threats') && describeThreats(desk, stack, hex),
      line(hex)?.label,
    ]
      .flatMap((words) => (words ? [upperFirst(words)] : []))
      .join('. ');
  return { regions, sightLine: line, describe };
}
