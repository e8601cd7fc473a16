import { useLocation } from 'wouter';
import { matchPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { hasHadLesson, keepLesson } from '../lesson/keptLesson';
import { loadLibrary } from '../match/lazyLibrary';
import { allUis } from '../systems/registry';
import type { LessonUi } from '../table/system';

/** The entry to a first game with its lesson, for each system that has one. */
export const FirstBattle = () =>
  allUis().map(({ id, lesson }) => lesson && <Lesson key={id} system={id} lesson={lesson} />);

function Lesson({ system, lesson }: { system: string; lesson: LessonUi }) {
  const [, go] = useLocation();
  const { busy, run } = useTask();
  const begin = () =>
    run(async () => {
      const { start } = await loadLibrary();
      const id = await start(lesson.setup, location.search);
      keepLesson({ match: id, step: 0, of: system });
      go(matchPath(id));
    });
  const { title, text, begin: label, again } = lesson.words();
  const heading = `first-${system}`;
  if (hasHadLesson(system))
    return (
      <p className="first-battle-again">
        <button type="button" className="button quiet small" disabled={busy} onClick={begin}>
          {again}
        </button>
      </p>
    );
  return (
    <section className="first-battle" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <button type="button" className="button primary" disabled={busy} onClick={begin}>
        {label}
      </button>
    </section>
  );
}
