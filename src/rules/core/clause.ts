/** The id of a clause in a system's RULES.md, such as `BT-9.2`. */
export type ClauseId = `${'BT' | 'ST' | 'WG' | 'NW' | 'SK'}-${string}`;
