import { useLocation } from 'wouter';
import { matchPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { firstBattleText } from '../i18n/firstBattle';
import { hasHadLesson, keepLesson } from '../lesson/keptLesson';
import { loadLibrary } from '../match/lazyLibrary';

const SETUP = { scenario: 'cape-spada', side: 'allies', bot: 'commander', options: {} } as const;

/** The way to a first battle with its lesson. */
export function FirstBattle() {
  const [, go] = useLocation();
  const { busy, run } = useTask();
  const begin = () =>
    run(async () => {
      const { start } = await loadLibrary();
      const id = await start(SETUP, location.search);
      keepLesson({ match: id, step: 0 });
      go(matchPath(id));
    });
  if (hasHadLesson())
    return (
      <p className="first-battle-again">
        <button type="button" className="button quiet small" disabled={busy} onClick={begin}>
          {firstBattleText('again')}
        </button>
      </p>
    );
  return (
    <section className="first-battle" aria-labelledby="first-battle">
      <div>
        <h2 id="first-battle">{firstBattleText('title')}</h2>
        <p>{firstBattleText('text')}</p>
      </div>
      <button type="button" className="button primary" disabled={busy} onClick={begin}>
        {firstBattleText('begin')}
      </button>
    </section>
  );
}
