import { useEffect, useRef } from 'react';
import './mapWords.css';

/** A line of the map in words; what a pick of it does. */
interface WordsItem {
  key: string;
  text: string;
  isPicked?: boolean;
  pick(): void;
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
  /** Laid over the map, each line to be picked; else it is there for screen readers alone, to be read. */
  shown: boolean;
  onClose: () => void;
}

/** A map for those who do not see it: what stands on it and what may be done, in lists. */
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
          <h3>{name}</h3>
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

/** Takes the focus when the words are called for; not when they were on from the start. */
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
  if (!isLive) return <li>{text}</li>;
  return (
    <li>
      <button type="button" aria-pressed={isPicked} onClick={pick}>
        {text}
      </button>
    </li>
  );
}
