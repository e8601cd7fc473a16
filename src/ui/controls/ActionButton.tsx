import { type Action, keyName } from './keys';

interface ActionButtonProps {
  action: Action;
  /** A label other than the action's own. */
  children?: string;
  tone?: 'primary' | 'danger' | 'quiet' | '';
}

/** The button of an action, with its key. */
export function ActionButton({ action, children = action.label, tone = '' }: ActionButtonProps) {
  const [key] = action.keys;
  return (
    <button
      type="button"
      className={`button ${tone}`}
      data-action={action.id}
      disabled={action.off}
      aria-keyshortcuts={key}
      onClick={action.run}
    >
      {children}
      {key && <kbd aria-hidden="true">{keyName(key)}</kbd>}
    </button>
  );
}
