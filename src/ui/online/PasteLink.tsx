import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { onlineText } from '../i18n/online';

/** A link to a match, for a browser in which links do not open the installed app. */
export function PasteLink() {
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const start = `${location.origin}/online/`;
  const open = (event: FormEvent) => {
    event.preventDefault();
    const link = text.trim();
    setBad(!link.startsWith(start));
    if (link.startsWith(start)) go(link.slice(location.origin.length));
  };
  return (
    <section className="online-part" aria-labelledby="online-paste">
      <h2 id="online-paste">{onlineText('pasteTitle')}</h2>
      <p className="hint">{onlineText('pasteHint')}</p>
      <form className="actions" noValidate onSubmit={open}>
        <input
          className="field online-wide"
          type="url"
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? 'online-paste-bad' : undefined}
          value={text}
          aria-label={onlineText('pasteLabel')}
          placeholder={`${start}…`}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {onlineText('pasteOpen')}
        </button>
      </form>
      {isBad && (
        <p id="online-paste-bad" role="alert">
          {onlineText('pasteBad', { start })}
        </p>
      )}
    </section>
  );
}
