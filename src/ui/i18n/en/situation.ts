/** The chart of a battle before it begins, as text. */
export const en = {
  chartOf: 'Chart of {{title}} as it begins',
  enters: '{{who}} enter from {{at}}',
} as const;
