import { isLeading, lineOf, type Ship } from '../../../rules/seekrieg/query';
import { type Errand, errandOf } from '../common/errand';
import type { Situation, Vessel } from '../common/situation';

/** A ship that steers, and those that follow her. */
export interface Group {
  guide: Vessel;
  /** The guide first. */
  ships: readonly Vessel[];
  errand: Errand;
}

/** [SK-34.4] Groups of a side that steer for themselves: elements by their guides, and ships that steam alone. */
export function groupsOf(situation: Situation): Group[] {
  const { view, own } = situation;
  return own
    .filter(({ ship }) => isLeading(view, ship))
    .map((guide) => {
      const ships = followers(situation, guide);
      return { guide, ships, errand: errandOf(situation, ships) };
    });
}

function followers({ view, side, own }: Situation, guide: Vessel): readonly Vessel[] {
  const element = guide.ship.element && view.forces[side]?.elements[guide.ship.element];
  const line: readonly Ship[] = element ? lineOf(view, element) : [];
  if (line[0]?.id !== guide.ship.id) return [guide];
  return line.flatMap(({ id }) => own.find(({ ship }) => ship.id === id) ?? []);
}
