/** Commands of a path that are drawn as one piece. */
const MOST = 48;

/**
 * A path as lines of a few commands each, which together draw what it draws. A browser that draws a part of a map
 * passes over the pieces that lie outside; of one long line it goes through every point.
 * @param path of the absolute commands M, L, Q and Z
 */
export function piecesOf(path: string, most = MOST): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let [from, start] = ['', ''];
  const close = (): void => {
    if (piece.length > 1) pieces.push(piece.join(''));
    piece = [`M${from}`];
  };
  for (const [command] of path.matchAll(/[MLQZ][^MLQZ]*/g)) {
    if (piece.length > most) close();
    const isMove = command.startsWith('M');
    from = command === 'Z' ? start : (command.slice(1).split(' ').at(-1) ?? from);
    if (isMove) start = from;
    // What only moves adds nothing to a piece that has not begun.
    if (isMove && piece.length <= 1) piece = [command];
    else piece.push(command === 'Z' ? `L${start}` : command);
  }
  close();
  return pieces;
}
