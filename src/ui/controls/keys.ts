import { useEffect, useRef } from 'react';
import { appText } from '../i18n/app';

/** One thing that the player can do: its button, its key and its help line are all made from this. */
export interface Action {
  id: string;
  /** Keys as `KeyboardEvent.key` gives them, or a letter with Shift as 'Shift+D'; the first is shown. */
  keys: readonly string[];
  label: string;
  /** The heading it has in the help; not listed when empty. */
  group: string;
  run: () => void;
  /** Off: the key does nothing. */
  off?: boolean;
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys whose printed names depend on the language. */
const PRINTED = {
  ' ': 'space',
  Escape: 'escape',
  Enter: 'enter',
  Shift: 'shift',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
} as const;

const SHIFT = 'Shift+';

/** A key's printed name. */
export function keyName(key: string): string {
  if (key in PRINTED) return appText(`key.${PRINTED[key as keyof typeof PRINTED]}`);
  if (key.startsWith(SHIFT)) return `${appText('key.shift')}+${keyName(key.slice(SHIFT.length))}`;
  return ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** A keystroke as actions name it: a letter with Shift is 'Shift+D', regardless of Caps Lock. */
export const strokeOf = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string =>
  shiftKey && /^[a-z]$/i.test(key) ? SHIFT + key.toUpperCase() : key;

/** The action for a keystroke; a letter counts with or without Shift unless an action uses it with Shift. */
export function actionFor(actions: readonly Action[], stroke: string): Action | undefined {
  const named = actions.filter(({ keys }) =>
    keys.some((it) => it.toLowerCase() === stroke.toLowerCase()),
  );
  if (named.length === 0 && stroke.startsWith(SHIFT))
    return actionFor(actions, stroke.slice(SHIFT.length));
  return named.find(({ off }) => !off);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement &&
      !['radio', 'checkbox', 'button', 'range'].includes(target.type)));

/** The space bar presses the focused button, whatever action it is also a key for. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' &&
  target instanceof Element &&
  target.closest('button, summary, a, input:not([type="range"])') !== null;

/** A stroke that is for something else than actions. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isPressing(event) ||
  isTyping(event.target);

/** Listens for the keys of actions while nothing is typed and no dialog is open. */
export function useKeys(actions: readonly Action[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTaken(event) || document.querySelector('dialog[open]')) return;
      const action = actionFor(latest.current, strokeOf(event));
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
