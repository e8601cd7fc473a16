import { type ReactNode, useEffect, useRef } from 'react';

interface ShownSheetProps {
  /** What is picked. */
  of: string;
  /** The orders above are its own: they stay where they are. */
  isOrdered: boolean;
  children: ReactNode;
}

/**
 * The sheet of what is picked, below the orders: a pick that the orders do not answer brings it into view, one that they answer
 * brings them back.
 */
export function ShownSheet({ of, isOrdered, children }: ShownSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const answered = useRef(isOrdered);
  answered.current = isOrdered;
  useEffect(() => {
    if (of && answered.current) sheet.current?.closest('.panel-body')?.scrollTo({ top: 0 });
    else if (of) sheet.current?.scrollIntoView({ block: 'start' });
  }, [of]);
  return <div ref={sheet}>{children}</div>;
}
