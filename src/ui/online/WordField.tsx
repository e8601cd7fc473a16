import { onlineText } from '../i18n/online';

interface WordFieldProps {
  word: string;
  onChange: (word: string) => void;
}

/** The passphrase of a private match. */
export const WordField = ({ word, onChange }: WordFieldProps) => (
  <label className="online-field">
    <span>{onlineText('wordAsked')}</span>
    <input
      className="field"
      required
      autoComplete="off"
      value={word}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
