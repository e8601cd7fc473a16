/** The chart of a battle before it begins, in words. */
export const en = {
  chartOf: 'Chart of {{title}} as it begins',
  enters: '{{who}} enter from {{at}}',
} as const;
