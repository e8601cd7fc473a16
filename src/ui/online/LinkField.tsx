import { useState } from 'react';
import { onlineMatchText } from '../i18n/onlineMatch';

interface LinkFieldProps {
  link: string;
  label: string;
  /** What goes with the link when it is sent. */
  text: string;
}

/** A link to copy, or to send by whatever the device sends with. */
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
