import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A text with marked parts: `'See <1>the rules</1>.'` Parts do not nest. */
  text: string;
  /** What each marked part becomes, the first for `<1>`. */
  parts: readonly ((words: string) => ReactNode)[];
}

/** A sentence with a link or other markup in it, wherever the language puts it. */
export function Rich({ text, parts }: RichProps) {
  // Split by a pattern with two groups: plain words, the number of a part, its words, and so on.
  const pieces = text.split(/<(\d)>(.*?)<\/\1>/);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const part = at % 3 === 2 ? parts[Number(pieces[at - 1]) - 1] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name.
    return <Fragment key={at}>{part ? part(piece) : piece}</Fragment>;
  });
}
