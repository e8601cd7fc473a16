import { useEffect, useMemo, useRef, useState } from 'react';
import type { Axial } from '../../../../hex';
import { type BattleView, findStack, type StackId } from '../../../../rules/battle';
import { director } from '../board/motion/stage';
import { type Courses, courseTo, nextMoves, openCourses } from './course';
import { type Known, knownNow, type News, NOTHING_KNOWN, newsFor, told } from './news';
import {
  carriedOn,
  type Keeping,
  keptFire,
  movesNow,
  NOTHING_KEPT,
  NOTHING_SEALED,
  type SealedBefore,
  type StandingDesk,
  sealingNow,
} from './standing';

/** What holds until it is changed, or something new is seen. */
export interface Standing {
  courses: Courses;
  /** Lays a course over several hexes, and sets out on it; `false` where no way leads there. */
  layCourse: (stack: StackId, to: Axial) => boolean;
  /** What has stopped the standing orders in this segment. */
  news: News | undefined;
  /** Lets courses be carried on all the same; absent where there is nothing to carry on. */
  carryOn: (() => void) | undefined;
  /** The guns were aimed as in the impulse before. */
  isAsBefore: boolean;
  /** Guns that keep firing, torpedoes that are held until they come nearer. */
  keeping: Keeping;
  /** Lets what is sealed now be sealed again while nothing new is seen. */
  keepOn: () => void;
  /** Gives up all standing orders. */
  stop: () => void;
  /** What could be aimed when the side last sealed. */
  sealed: SealedBefore;
}

const NO_COURSES: Courses = new Map();

/** Standing orders of a battle: courses over several impulses, and fire as before. They last as long as the page. */
export function useStanding(desk: StandingDesk): Standing {
  const { view, side, legal, give } = desk;
  const [laid, lay] = useState<Courses>(NO_COURSES);
  const [keeping, keep] = useState<Keeping>(NOTHING_KEPT);
  const [seen, see] = useState<Seen>({ clock: -1 });
  const courses = useMemo(() => openCourses(view, side, laid), [view, side, laid]);
  const sealed = useSealed(desk);
  const here = seen.clock === view.clock ? seen : undefined;
  const moves = movesNow(desk) ? nextMoves(view, legal, courses) : [];
  const { look, hear } = useNews(desk);
  useDropped(view, courses, lay);
  useOpening(desk, () => {
    const isKept = courses.size > 0 || keeping.gunnery || keeping.torpedoes;
    const { fresh, news } = hear(courses, isKept);
    if (fresh) keep(NOTHING_KEPT);
    if (news) see({ clock: view.clock, news });
    else if (movesNow(desk) && courses.size > 0) give(...carriedOn(desk, moves));
    const fire = keptFire(desk, sealed.current, fresh ? NOTHING_KEPT : keeping);
    if (fire.orders.length > 0 && give(...fire.orders) && !fire.isSealed)
      see({ clock: view.clock, news, isAsBefore: true });
    if (fire.isOver) keep(NOTHING_KEPT);
  });
  return {
    ...{ courses, keeping, news: here?.news, isAsBefore: here?.isAsBefore ?? false },
    sealed: sealed.current,
    carryOn:
      here?.news && moves.length > 0 ? () => void give(...carriedOn(desk, moves)) : undefined,
    keepOn() {
      look();
      const { kind } = view.step;
      if (kind === 'gunnery' || kind === 'torpedoes') keep({ ...keeping, [kind]: true });
    },
    stop() {
      lay(NO_COURSES);
      keep(NOTHING_KEPT);
    },
    layCourse(id, to) {
      const from = findStack(view, id)?.hex;
      const course = from && courseTo(view, from, to);
      if (!course) return false;
      look();
      lay(new Map([...courses, [id, course]]));
      const first = nextMoves(view, legal, new Map([[id, course]]));
      if (first.length > 0) give(...first);
      return true;
    },
  };
}

/** What there was to tell as a segment opened. */
interface Seen {
  clock: number;
  news?: News | undefined;
  isAsBefore?: boolean;
}

/** `look` takes note of what the side knows; `hear` also tells what is new since, or not yet answered. */
function useNews(desk: StandingDesk) {
  const { view, side, legal, events } = desk;
  const known = useRef<Known>(NOTHING_KNOWN);
  const unanswered = useRef<News>(undefined);
  const look = () => {
    known.current = knownNow(view, events, side);
  };
  const hear = (courses: Courses, isKept: boolean) => {
    const before = known.current;
    look();
    const fresh = isKept ? newsFor(view, before, known.current, { legal, courses }) : undefined;
    const moving = { moves: movesNow(desk), courses };
    const { news, ...open } = told(fresh, unanswered.current, moving);
    unanswered.current = open.unanswered;
    return { fresh, news };
  };
  return { look, hear };
}

/** What could be aimed when the side last sealed its guns, and its torpedoes. */
function useSealed(desk: StandingDesk) {
  const { view, stage, mounts } = desk;
  const sealed = useRef<SealedBefore>(NOTHING_SEALED);
  const pending = useRef<{ clock: number; sealing: Partial<SealedBefore> }>({
    clock: -1,
    sealing: {},
  });
  useEffect(() => {
    if (pending.current.clock !== view.clock)
      sealed.current = { ...sealed.current, ...pending.current.sealing };
    if (stage !== 'waiting')
      pending.current = { clock: view.clock, sealing: sealingNow(view, mounts) };
  }, [view, stage, mounts]);
  return sealed;
}

/** Runs once as a segment opens for the side, when all that came before has been shown. */
function useOpening({ view, side, stage, isReplay }: StandingDesk, act: () => void): void {
  const opened = useRef('');
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const place = `${view.scenario.id}/${view.clock}/${side}`;
  const isOpen = stage !== 'waiting' && !isReplay;
  useEffect(() => {
    if (!isOpen || opened.current === place) return;
    return director.whenFree(() => {
      opened.current = place;
      latest.current();
    });
  }, [place, isOpen]);
}

/** A stack ordered to stay has given up its course. */
function useDropped(
  view: BattleView,
  courses: Courses,
  lay: (make: (laid: Courses) => Courses) => void,
): void {
  useEffect(() => {
    const stayed = [...courses.keys()].filter((id) => findStack(view, id)?.acted === 'stayed');
    if (stayed.length === 0) return;
    lay((laid) => new Map([...laid].filter(([id]) => !stayed.includes(id))));
  }, [view, courses, lay]);
}
