import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { Fault } from '../../scenario';
import type { Editing } from '../table/editorProps';
import { FaultWords } from './FaultWords';
import { isUnder, nearestSpot } from './spots';

/** What is wrong with the draft, and where the list of that leads. */
export const SpotContext = createContext<Pick<Editing, 'faults' | 'goal'>>({
  faults: [],
  goal: undefined,
});

interface SpotProps {
  /** The part of the file that is edited here. */
  path: string;
  /** Parts of it that have spots of their own. */
  but?: readonly string[];
  className?: string;
  children?: ReactNode;
}

/** Where a part of a file is edited: what is wrong with it stands below, and the list of faults leads here. */
export function Spot({ path, but = [], className, children }: SpotProps) {
  const { faults, goal } = use(SpotContext);
  const place = useRef<HTMLDivElement>(null);
  const own = faults.filter((fault) => isHere(fault, path, but));
  useEffect(() => {
    if (goal && place.current) arriveAt(place.current, path, goal.path);
  }, [goal, path]);
  return (
    <div
      ref={place}
      className={className}
      data-spot={path}
      data-faulty={own.length > 0 || undefined}
      tabIndex={-1}
    >
      {children}
      {own.map((fault) => (
        <FaultWords key={`${fault.path}/${fault.expected}`} fault={fault} />
      ))}
    </div>
  );
}

const isHere = ({ path }: Fault, spot: string, but: readonly string[]): boolean =>
  isUnder(path, spot) && !but.some((it) => isUnder(path, it));

/** Opens what the spot is folded in, and gives the focus to what can be changed there. */
function arriveAt(place: HTMLElement, path: string, goal: string): void {
  const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')];
  if (
    nearestSpot(
      goal,
      spots.map(({ dataset }) => dataset.spot ?? ''),
    ) !== path
  )
    return;
  for (let at: Element | null = place; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  place.scrollIntoView({ block: 'center' });
  const field = place.querySelector<HTMLElement>('input, select, textarea, button');
  (field ?? place).focus({ preventScroll: true });
}
