import type { KeyboardEvent, ReactNode } from 'react';
import { appText } from '../i18n/app';
import { useModal } from './ConfirmDialog';
import { type Action, keyName } from './keys';
import './help.css';

interface HelpDialogProps {
  actions: readonly Action[];
  /** Keys handled elsewhere, such as the map's. */
  others: readonly { group: string; keys: readonly string[]; label: string }[];
  onClose: () => void;
  /** The heading; of keys alone where it is left out. */
  title?: string;
  /** What comes before the keys. */
  lead?: ReactNode;
  /** Switches below the keys. */
  children?: ReactNode;
}

/** All keys, by what they are for. */
export function HelpDialog(props: HelpDialogProps) {
  const { actions, others, onClose, title = appText('keys'), lead, children } = props;
  const dialog = useModal();
  const all = [...actions, ...others].filter(({ group }) => group !== '');
  const groups = [...new Set(all.map(({ group }) => group))];
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== '?' || event.repeat) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="help"
      aria-labelledby="help-title"
      onClose={onClose}
      onKeyDown={closeByKey}
    >
      <header className="help-head">
        <h2 id="help-title">{title}</h2>
        <button type="button" className="button primary" data-first onClick={onClose}>
          {appText('close')}
        </button>
      </header>
      {lead}
      <div className="help-keys">
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {all
                .filter((it) => it.group === group)
                .map(({ keys, label }) => (
                  <div key={label}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{keyName(key)}</kbd>
                      ))}
                    </dt>
                    <dd>{label}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      {children}
    </dialog>
  );
}
