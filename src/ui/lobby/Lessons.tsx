import { useLocation } from 'wouter';
import { matchPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { lobbyText } from '../i18n/lobby';
import { hasHadLesson, keepLesson } from '../lesson/keptLesson';
import { loadLibrary } from '../match/lazyLibrary';
import { allUis } from '../systems/registry';
import type { LessonUi } from '../table/system';

interface Entry {
  system: string;
  lesson: LessonUi;
}

/** A first game that explains itself, for each system that has one: the first to begin with, the others a line each. */
export function Lessons() {
  const all = allUis().flatMap(({ id, lesson }) => (lesson ? [{ system: id, lesson }] : []));
  const lead = all.find((_, at) => at === 0 && all.every(({ system }) => !hasHadLesson(system)));
  const others = all.filter((it) => it !== lead);
  return (
    <section className="lessons" aria-label={lobbyText('lessons')}>
      {lead && <Lead {...lead} />}
      {others.length > 0 && (
        <ul className="lessons-more">
          {others.map((it) => (
            <Line key={it.system} {...it} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The lesson for whoever is here for the first time. */
function Lead({ system, lesson }: Entry) {
  const { busy, begin } = useLesson(system, lesson);
  const { title, text, begin: label } = lesson.words();
  return (
    <div className="lessons-lead">
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" className="button primary" disabled={busy} onClick={begin}>
        {label}
      </button>
    </div>
  );
}

function Line({ system, lesson }: Entry) {
  const { busy, begin } = useLesson(system, lesson);
  const { text, begin: label, again } = lesson.words();
  return (
    <li>
      <button type="button" className="button small" disabled={busy} onClick={begin}>
        {hasHadLesson(system) ? again : label}
      </button>
      <span>{text}</span>
    </li>
  );
}

/** Begins a lesson's game, and goes there. */
function useLesson(system: string, lesson: LessonUi) {
  const [, go] = useLocation();
  const { busy, run } = useTask();
  const begin = () =>
    run(async () => {
      const { start } = await loadLibrary();
      const id = await start(lesson.setup, location.search);
      keepLesson({ match: id, step: 0, of: system });
      go(matchPath(id));
    });
  return { busy, begin };
}
