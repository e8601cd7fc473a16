/** The first id of a kind that is not taken: 'boat-2'. */
export function freeId(kind: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}
