import { useEffect, useRef } from 'react';
import './mapWords.css';

/** A line of the map as text, and what picking it does, if anything. */
interface WordsItem {
  key: string;
  text: string;
  isPicked?: boolean;
  pick?(): void;
}

export interface WordsGroup {
  key: string;
  side?: string;
  name: string;
  items: readonly WordsItem[];
}

interface MapWordsProps {
  label: string;
  close: string;
  groups: readonly WordsGroup[];
  /** Visible over the map, each line to be picked; otherwise for screen readers alone. */
  shown: boolean;
  onClose: () => void;
}

/** A map for those who cannot see it: what is on it and what can be done, as lists. */
export function MapWords({ label, close, groups, shown, onClose }: MapWordsProps) {
  const home = useFocusWhenOpened(shown);
  return (
    <section
      ref={home}
      className={shown ? 'map-words' : 'map-words visually-hidden'}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (shown && event.key === 'Escape') onClose();
      }}
    >
      {shown && (
        <button type="button" className="map-words-close" aria-label={close} onClick={onClose}>
          ×
        </button>
      )}
      {groups.map(({ key, side, name, items }) => (
        <div key={key} data-side={side}>
          <h2>{name}</h2>
          <ul>
            {items.map((item) => (
              <Item key={item.key} item={item} isLive={shown} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Takes the focus when the text is switched on, but not when it was on from the start. */
function useFocusWhenOpened(shown: boolean) {
  const home = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) home.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return home;
}

function Item({ item: { text, isPicked, pick }, isLive }: { item: WordsItem; isLive: boolean }) {
  if (!isLive || !pick) return <li>{text}</li>;
  return (
    <li>
      <button type="button" aria-pressed={isPicked} onClick={pick}>
        {text}
      </button>
    </li>
  );
}
