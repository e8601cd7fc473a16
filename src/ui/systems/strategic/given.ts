import type { SearchTarget } from '../../../rules/strategic/basic/state';
import type { Desk } from './desk';

/** The targets of the side's search attempts so far, `null` for those that have none. */
export const attemptsOf = ({ view, side }: Pick<Desk, 'view' | 'side'>) =>
  (view.forces[side]?.basic?.searchTargets ?? []) as readonly (SearchTarget | null)[];

export const targetsNamed = (desk: Pick<Desk, 'view' | 'side'>): number =>
  attemptsOf(desk).filter((target) => target !== null).length;
