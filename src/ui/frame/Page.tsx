import { type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page to read, with its title in the document too. */
export function Page({ title, lead, children }: PageProps) {
  useTitle(title);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <header className="page-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </main>
  );
}

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Flag Plot`;
  }, [title]);
}
