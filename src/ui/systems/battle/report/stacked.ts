/** Space between the parts of a sheet. */
const GAP = 26;

/** Parts one below another, with some room between them and an edge all around. */
export function stacked<Part extends { height: number }>(
  parts: readonly Part[],
  edge: number,
): { placed: (Part & { y: number })[]; height: number } {
  let y = edge;
  const placed = parts.map((part) => {
    const at = { ...part, y };
    y += part.height + GAP;
    return at;
  });
  return { placed, height: Math.ceil(y - (parts.length > 0 ? GAP : 0) + edge) };
}
