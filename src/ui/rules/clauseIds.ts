/** A clause's id in a text, such as 'BT-9.2', 'ST-2.18a' or 'BT-EX3'; captured, so that `split` keeps it. */
const ID = String.raw`\b([A-Z]{2}-(?:EX\d+(?:\.\d+)?|\d+\.\d+[a-z]?))\b`;

/** The words and the clauses of a text, alternating, the words first. */
export const partsOf = (text: string): string[] => text.split(new RegExp(ID));

/** A text with each clause's id replaced. */
export const replaceIds = (text: string, replace: (id: string) => string): string =>
  text.replace(new RegExp(ID, 'g'), replace);
