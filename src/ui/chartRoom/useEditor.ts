import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { OwnBattle } from '../../game/ownBattles';
import type { ShipRegistry } from '../../scenario';
import type { Draft } from '../../scenario/core/draftForm';
import { faultsOfDraft } from '../../scenario/own/drafts';
import type { Overflow } from '../../scenario/own/overflow';
import { reportFault } from '../frame/faults';
import { forgetScenario } from '../match/catalog';
import { ownBattles } from '../match/own';
import type { Editing } from '../table/editorProps';
import { newHistory, redone, settled, undone } from './history';
import { keepSteps, stepsTo } from './leaving';
import { edited, type Steps } from './steps';

/** Whether what is on the screen is in the browser's storage; `taken` when another tab has written it since. */
type Keeping = 'kept' | 'keeping' | 'taken' | 'failed';

export interface Editor {
  editing: Editing;
  keeping: Keeping;
  /** Why the last edit was not made. */
  refused: Overflow | undefined;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Resolves when everything so far is kept. */
  kept(): Promise<void>;
  /** Leads to the place of a fault. */
  jump(path: string): void;
}

/** Milliseconds without a change after which a draft is written. */
const PAUSE_MS = 300;

/** A draft with its steps back, kept in this browser while it is edited. */
export function useEditor(own: OwnBattle, first: Draft, registry: ShipRegistry): Editor {
  const [history, setHistory] = useState<Steps>(() => stepsTo(own.stamp) ?? newHistory(first));
  const [goal, setGoal] = useState<Editing['goal']>();
  const draft = history.now;
  const { keeping, kept } = useKeeping(own, history);
  const checked = useDeferredValue(draft);
  const faults = useMemo(
    () => faultsOfDraft(checked, registry, checked.title),
    [checked, registry],
  );
  const change = useCallback<Editing['change']>(
    (edit, gesture) => setHistory((it) => edited(it, edit, gesture)),
    [],
  );
  const settle = useCallback(() => setHistory(settled), []);
  const [back, forth] = [undone(history), redone(history)];
  return {
    editing: { draft, registry, faults, change, settle, goal },
    keeping,
    refused: history.refused,
    kept,
    undo: back && (() => setHistory(back)),
    redo: forth && (() => setHistory(forth)),
    jump: (path) => setGoal((it) => ({ path, jump: (it?.jump ?? 0) + 1 })),
  };
}

/** Writes a draft after each pause, and when the page is left. */
function useKeeping(own: OwnBattle, steps: Steps) {
  const { now: draft } = steps;
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const latest = useRef(steps);
  const written = useRef(draft);
  const asked = useRef(draft);
  const stamp = useRef<string | undefined>(own.stamp);
  const writing = useRef(Promise.resolve());
  latest.current = steps;
  const write = useCallback(async () => {
    const made = latest.current;
    if (stamp.current === undefined) return;
    if (made.now !== written.current) {
      stamp.current = (await ownBattles.keep(own.id, made.now, stamp.current))?.stamp;
      written.current = made.now;
      forgetScenario(own.id);
    }
    if (stamp.current !== undefined) keepSteps(stamp.current, made);
    setKeeping(stamp.current === undefined ? 'taken' : 'kept');
  }, [own.id]);
  const kept = useCallback((): Promise<void> => {
    writing.current = writing.current.then(write).catch((error: unknown) => {
      setKeeping('failed');
      reportFault(error);
    });
    return writing.current;
  }, [write]);
  useEffect(() => {
    // Not what is written: that may be about to change, or be what an undone step is redone to.
    if (draft === asked.current) return undefined;
    asked.current = draft;
    setKeeping((it) => (it === 'taken' ? it : 'keeping'));
    const timer = setTimeout(() => void kept(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, kept]);
  useEffect(() => {
    const leave = () => void kept();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [kept]);
  return { keeping, kept };
}
