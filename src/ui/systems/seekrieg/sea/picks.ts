import type { Axial } from '../../../../hex';
import type { SeaMark } from '../../../tacticalSea/PlanLayer';
import type { Desk } from '../desk/desk';
import { fireAt } from '../fire/onSea';
import { steerTo } from '../moving/steer';
import { idsIn } from './seaOf';

/** A hex that can be clicked: to go there at the planned speed or at another. */
export type SeekriegMark = SeaMark<'course' | 'anew'>;

/** Where the steered ship can end this turn. */
export function seaMarks({ moving, stage }: Pick<Desk, 'moving' | 'stage'>): SeekriegMark[] {
  const [first] = moving.ends;
  if (!first || stage === 'waiting') return [];
  const marks = new Map<string, SeekriegMark>();
  for (const { hex, plot } of moving.ends) {
    const key = `${hex.q},${hex.r}`;
    const kind = plot.knots === first.plot.knots ? 'course' : 'anew';
    if (!marks.has(key)) marks.set(key, { hex, kind });
  }
  return [...marks.values()];
}

/** A hex is picked, or something in it: a new course, or what is selected. */
export function pickSea(desk: Desk, hex: Axial, id?: string): void {
  const picked = id ?? idsIn(desk.view, hex)[0];
  const { steered } = desk.moving;
  if (steered && picked === undefined && desk.stage !== 'waiting') {
    steerTo(desk, hex);
    return;
  }
  const target = id ?? picked;
  if (target !== undefined && fireAt(desk, target)) {
    desk.select(target);
    return;
  }
  desk.explain(null);
  const next = id ?? nextIn(desk, hex);
  desk.select(next === desk.selected && id === undefined ? null : (next ?? null));
}

/** What lies in a hex after what is selected. */
function nextIn({ view, selected }: Desk, hex: Axial): string | undefined {
  const here = idsIn(view, hex);
  return here[(here.indexOf(selected ?? '') + 1) % Math.max(1, here.length)];
}
