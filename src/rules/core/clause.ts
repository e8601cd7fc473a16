/** The prefix of every clause in a system's RULES.md, such as `BT`. */
export type ClausePrefix = Uppercase<string>;

/** The id of a clause in a system's RULES.md, such as `BT-9.2`. */
export type ClauseId = `${ClausePrefix}-${string}`;
