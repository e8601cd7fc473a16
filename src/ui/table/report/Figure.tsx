import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { tableText } from '../../i18n/table';

interface FigureProps {
  title: string;
  /** What it shows, in a sentence or two, for screen readers. */
  desc: string;
  /** Draws for a width in pixels. */
  draw: (width: number) => { height: number; drawing: ReactNode };
  /** The numbers behind it, drawn once they are opened: of a long game they are thousands. */
  children: ReactNode;
}

const FIRST_WIDTH = 320;

/** A drawing with its name, as wide as there is room, and behind it its numbers as a table. */
export function Figure({ title, desc, draw, children }: FigureProps) {
  const id = useId();
  const { box, width } = useWidth();
  const { height, drawing } = draw(width);
  const [isOpen, setOpen] = useState(false);
  return (
    <figure className="report-figure">
      <figcaption>{title}</figcaption>
      <div ref={box}>
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>{desc}</desc>
          {drawing}
        </svg>
      </div>
      <details
        className="report-behind"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{tableText('figures')}</summary>
        <section
          className="report-wide"
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by key on a phone
          tabIndex={0}
        >
          {isOpen && children}
        </section>
      </details>
    </figure>
  );
}

/** The width of a box in whole pixels, and again when it changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const measured = box.current;
    if (!measured) return undefined;
    const measure = () => setWidth(Math.max(240, Math.floor(measured.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
