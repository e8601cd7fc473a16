import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../game/online';
import { type BySide, type Refusal, SIDES } from '../../rules/core';
import { generalRefusal } from '../../words/general/refusal';
import { useKeys } from '../controls/keys';
import { onlineMatchText } from '../i18n/onlineMatch';
import { keepName, LONGEST_NAME, readName } from './myName';
import { Sign } from './Sign';
import { lastSaid, newLines } from './talk';
import { type Place, useSeat } from './usePlace';
import { clockText } from './words';

interface ChatProps {
  place: Place;
  names: BySide<string>;
}

/** Opens the chat, and shows how many lines are new. */
export function ChatButton({ place, names }: ChatProps) {
  const { chat } = useSeat(place.seat);
  const [isOpen, setOpen] = useState(false);
  const [readTo, setReadTo] = useState(() => lastSaid(chat));
  const count = newLines(chat, readTo);
  if (isOpen && count > 0) setReadTo(lastSaid(chat));
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useKeys([
    {
      ...{ id: 'chat', keys: ['Shift+C'], label: onlineMatchText('chat'), group: '' },
      run: () => setOpen(!isOpen),
    },
  ]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button small"
        aria-expanded={isOpen}
        aria-keyshortcuts="Shift+C"
        data-new={count > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Sign path="M3 4h14v9H9.5L6 16.5V13H3z" />
        {count > 0 && <b aria-hidden="true">{count}</b>}
        <span className="online-word">
          {count > 0 ? onlineMatchText('chatNew', { count }) : onlineMatchText('chat')}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {count > 0 && chat.at(-1) ? lineText(chat.at(-1) as ChatLine, names) : ''}
      </span>
      {isOpen && <Talk place={place} names={names} onClose={close} />}
    </>
  );
}

/** A player by name or side, a spectator by the name he chose. */
function senderText({ sender }: ChatLine, names: BySide<string>): string {
  const side = SIDES.find((it) => it === sender);
  if (side) return names[side];
  return sender === 'spectator' ? onlineMatchText('spectator') : sender;
}

const lineText = (line: ChatLine, names: BySide<string>): string =>
  `${senderText(line, names)}: ${line.text}`;

/** The chat of the players, or of the spectators. */
function Talk({ place, names, onClose }: ChatProps & { onClose: () => void }) {
  const { chat, game } = useSeat(place.seat);
  const list = useRef<HTMLOListElement>(null);
  const isPlayer = game?.viewer !== 'spectator';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat]);
  return (
    <section
      className="online-chat"
      aria-labelledby="chat-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2 id="chat-title">{onlineMatchText(isPlayer ? 'chatPlayers' : 'chatSpectators')}</h2>
        <button
          type="button"
          className="button quiet square"
          aria-label={onlineMatchText('chatClose')}
          onClick={onClose}
        >
          ×
        </button>
      </header>
      <p className="hint">{onlineMatchText(isPlayer ? 'chatPlayersHint' : 'chatSpectatorsHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <ol ref={list} tabIndex={0} aria-labelledby="chat-title">
        {chat.length === 0 && <li className="hint">{onlineMatchText('chatEmpty')}</li>}
        {chat.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <li key={at} data-side={SIDES.find((it) => it === line.sender)}>
            <small>
              {onlineMatchText('chatAt', {
                who: senderText(line, names),
                when: clockText(line.at),
              })}
            </small>
            {line.text}
          </li>
        ))}
      </ol>
      <SayForm place={place} isPlayer={isPlayer} />
    </section>
  );
}

/** The longest line that the server takes. */
const LONGEST_LINE = 500;

function SayForm({ place: { online }, isPlayer }: { place: Place; isPlayer: boolean }) {
  const [text, setText] = useState('');
  const [name, setName] = useState(readName);
  const [refusal, setRefusal] = useState<Refusal>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const say = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    const called = isPlayer ? '' : name.trim();
    if (called !== '') keepName(called);
    void online.chat(line, called || undefined).then((refused) => {
      setRefusal(refused);
      // A line that failed can be sent again.
      if (refused) setText((now) => now || line);
    });
  };
  return (
    <form onSubmit={say}>
      {!isPlayer && <NameField name={name} onChange={setName} />}
      <input
        ref={input}
        className="field"
        maxLength={LONGEST_LINE}
        autoComplete="off"
        aria-label={onlineMatchText('chatSay')}
        placeholder={onlineMatchText('chatSay')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button primary">
        {onlineMatchText('chatSend')}
      </button>
      {refusal && (
        <p role="alert">{onlineMatchText('chatRefused', { why: generalRefusal(refusal) })}</p>
      )}
    </form>
  );
}

/** What a spectator is called; a player has his side's name. */
const NameField = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => (
  <input
    className="field online-called"
    maxLength={LONGEST_NAME}
    autoComplete="nickname"
    aria-label={onlineMatchText('chatName')}
    placeholder={onlineMatchText('chatName')}
    value={name}
    onChange={({ target }) => onChange(target.value)}
  />
);
