import { useState } from 'react';
import { onlineMatchText } from '../i18n/onlineMatch';
import './linkField.css';

interface LinkFieldProps {
  link: string;
  label: string;
  /** The text sent with the link. */
  text: string;
}

/** A link to copy, or to send by the device's share menu. */
export function LinkField({ link, label, text }: LinkFieldProps) {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(onlineMatchText('copied'));
    } catch {
      say(onlineMatchText('notCopied'));
    }
  };
  // Canceling the share dialog is not an error.
  const share = () => void navigator.share({ text, url: link }).catch(() => {});
  return (
    <div className="online-link">
      <input
        className="field"
        readOnly
        aria-label={label}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button small" onClick={() => void copy()}>
        {onlineMatchText('copy')}
      </button>
      {'share' in navigator && (
        <button type="button" className="button small" onClick={share}>
          {onlineMatchText('share')}
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  );
}
