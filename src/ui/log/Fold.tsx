import { type ComponentProps, type ReactNode, useState } from 'react';

interface FoldProps extends Omit<ComponentProps<'details'>, 'open' | 'children'> {
  summary: ReactNode;
  isOpen: boolean;
  /** What is folded; made only while it can be seen, as a long log would weigh on every order. */
  children: () => ReactNode;
}

/** Something that is open unless the reader folds it, or folded unless he opens it. */
export function Fold({ summary, isOpen, children, ...attributes }: FoldProps) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <details
      {...attributes}
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      {summary}
      {(isOpen || isUnfolded) && children()}
    </details>
  );
}
