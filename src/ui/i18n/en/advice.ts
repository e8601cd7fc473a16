/** Asking a bot for its advice, in any system. */
export const en = {
  advice: 'Advice',
  ask: 'Ask for advice:',
  askFor: 'Ask for advice: {{bot}}',
  group: 'Advice',
  thinking: 'Thinking…',
  failed: 'No advice this time. Ask again.',
  plan_one: 'Then 1 more order',
  plan_other: 'Then {{count}} more orders',
  doIt: 'Do it',
  doAll_one: 'Do it',
  doAll_other: 'Do all {{count}}',
  drop: 'Dismiss',
} as const;
